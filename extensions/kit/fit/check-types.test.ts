import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workspaceFolder } from '../../../deploy/workspace/folders'
import { refuseWrongTypes, writeTypes } from './check-types'
import { publicSurface } from '../pack/public-surface'
import { exampleFiles } from '../declarations/example-files'
import { publicFile } from '../pack/public-file'
import { publicModules } from '../pack/public-modules'
import { contractTypes, type ContractTypes } from '../pack/contract-types'
import { tsc, writeDeclarations } from '../pack/pack-shared'

/** A remote that uses much of what the host provides. */
const remote = `
import { recordClientError, storedErrorLimit, type ErrorContext } from './host/analytics/error-log'
import { notify, type Notification } from './host/notify/toast'
import { Link, useNavigate, type LinkProps } from './host/routing/link'
import { useSiteMap, type SiteMapEntry } from './host/routing/site-map'
import { commit, readState, useIsHydrated, useStorageHealth, useStore } from './host/store/site-store'

const saved: Notification = { title: 'Saved', tone: 'success', action: { label: 'Open', to: '/' } }
const context: ErrorContext = { remote: 'billing', amount: 1 }
const toneOf = (tone: Notification['tone']): number => {
  switch (tone) {
    case undefined:
    case 'default':
    case 'success':
    case 'destructive':
      return 1
  }
}

export function Page(props: LinkProps) {
  const user = useStore(({ currentUser }) => currentUser)
  const open = useStore((state) =>
    state.supportTickets.filter((ticket) => ticket.user_id === user?.id && ticket.status === 'open'),
  )
  const titles: readonly string[] = useSiteMap().map((entry: SiteMapEntry) => entry.title)
  const publicPages = useSiteMap().filter(({ access }) => !access.signIn)
  const hydrated: boolean = useIsHydrated()
  const { status, message } = useStorageHealth()
  const navigate = useNavigate()
  const takeAway: () => void = notify(saved)
  recordClientError(new Error(message.trim()), context)
  commit({ type: 'userSignedOut', id: 'a', at: 'b' })
  const limit: number = storedErrorLimit
  const email: string = readState().users[0]?.email ?? ''
  const role: 'admin' | 'customer' = user?.role === 'admin' ? 'admin' : 'customer'
  const known = status === 'ok' || status === 'full'
  return (
    <Link {...props} to="/pricing" replace={known} onClick={() => (takeAway(), void navigate('/'))}>
      {[hydrated, open.length, titles.length, publicPages.length, limit, email.length, role]}
      {toneOf(saved.tone)}
    </Link>
  )
}
`

type Change = readonly [file: string, from: string, to: string]

const log = 'data/analytics/error-log.d.ts'
const limits = 'data/analytics/stored-errors.d.ts'
const toast = 'ui/notify/toast.d.ts'
const notification = 'ui/notify/notification.d.ts'
const link = 'contract/routing/link.d.ts'
const siteMap = 'contract/routing/site-map.d.ts'
const contract = 'contract/routing/remote-contract.d.ts'
const store = 'data/store/site-store.d.ts'
const health = 'data/storage/storage-health.d.ts'
const user = 'domain/accounts/user.d.ts'
const ticket = 'domain/tickets/support-ticket.d.ts'

const breaking: Readonly<Record<string, Change>> = {
  'a function is gone': [
    log,
    'export declare function recordClientError',
    'declare function recordClientError',
  ],
  'a function has another name': [store, 'function useStore<', 'function useSiteStore<'],
  'a hook is gone': [store, 'export declare function useIsHydrated(): boolean;', ''],
  'a type is gone': [siteMap, 'export interface SiteMapEntry', 'export interface SiteEntry'],
  'a figure became a text': [limits, 'storedErrorLimit = 10', "storedErrorLimit = '10'"],
  'an argument is new and required': [
    toast,
    'notify(notification: Notification)',
    'notify(notification: Notification, area: string)',
  ],
  'an argument has another type': [
    log,
    'recordClientError(error: unknown',
    'recordClientError(error: string',
  ],
  'a result is gone': [toast, '): () => void', '): void'],
  'a result may be missing': [
    store,
    'readState(): SiteState',
    'readState(): SiteState | undefined',
  ],
  'a result comes later': [store, 'readState(): SiteState', 'readState(): Promise<SiteState>'],
  'a property is gone': [notification, 'action?:', 'link?:'],
  'a property of what is given is new and required': [
    notification,
    'title: string;',
    'title: string; area: string;',
  ],
  'a choice is gone': [
    notification,
    "'default' | 'success' | 'destructive'",
    "'default' | 'destructive'",
  ],
  'a choice of what comes is new': [
    notification,
    "'default' | 'success' | 'destructive'",
    "'default' | 'success' | 'destructive' | 'warning'",
  ],
  'an optional property is gone': [link, 'replace?: boolean;', ''],
  'a record has another name for a field': [
    ticket,
    'user_id: v.StringSchema',
    'owner_id: v.StringSchema',
  ],
  'a field of a record became a number': [
    user,
    'email: v.StringSchema<undefined>',
    'email: v.NumberSchema<undefined>',
  ],
  'a list of the store has another name': [ticket, 'readonly supportTickets:', 'readonly tickets:'],
  'an object became a text': [contract, 'access: Access;', 'access: string;'],
  'a text may be missing': [health, 'readonly message: string;', 'readonly message?: string;'],
}

const harmless: Readonly<Record<string, Change>> = {
  'a function is new': [
    toast,
    'export declare function notify',
    'export declare function notifyAll(): void;\nexport declare function notify',
  ],
  'an argument is new and optional': [
    toast,
    'notify(notification: Notification)',
    'notify(notification: Notification, area?: string)',
  ],
  'an argument takes more': [
    log,
    'recordClientError(error: unknown, context?: ErrorContext)',
    'recordClientError(error: unknown, context?: ErrorContext | string)',
  ],
  'an argument has another name': [
    store,
    'commit(operation: Operation)',
    'commit(change: Operation)',
  ],
  'a property of what is given is new and optional': [
    notification,
    'title: string;',
    'title: string; area?: string;',
  ],
  'a property of what comes is new': [
    health,
    'readonly message: string;',
    'readonly message: string; readonly since: string;',
  ],
  'a result is narrower': [store, 'useIsHydrated(): boolean', 'useIsHydrated(): true'],
  'a result carries more': [toast, '): () => void', '): (() => void) & { id: string }'],
  'a required property became optional': [link, '    to: string;', '    to?: string;'],
  'a property became read-only': [siteMap, 'remote?: string', 'readonly remote?: string'],
  'a limit is higher': [limits, 'storedErrorLimit = 10', 'storedErrorLimit = 20'],
  'a type is written in place': [
    store,
    'selector: (state: SiteState) => Selected',
    'selector: { (state: SiteState): Selected }',
  ],
  'an interface extends another': [
    contract,
    'export interface Access {',
    'interface Sharing {\n    shared?: true;\n}\nexport interface Access extends Sharing {',
  ],
  'a module re-exports more': [link, 'useSearchParams', 'useSearchParams, useParams'],
  'a function became a constant': [
    store,
    'export declare function useIsHydrated(): boolean;',
    'export declare const useIsHydrated: () => boolean;',
  ],
  'another type parameter name': [
    store,
    'useStore<Selected>(selector: (state: SiteState) => Selected): Selected',
    'useStore<Part>(selector: (state: SiteState) => Part): Part',
  ],
  'a field of a record is new': [
    ticket,
    'user_id: v.StringSchema<undefined>;',
    'user_id: v.StringSchema<undefined>; team_id: v.StringSchema<undefined>;',
  ],
  'what nobody uses is gone': [store, 'export declare function resetStore(): void;', ''],
  'a comment is different': [toast, 'The place of the messages.', 'The region of the messages.'],
  'a list takes read-only lists': [
    contract,
    'search?: readonly SearchEntry[]',
    'search?: ReadonlyArray<SearchEntry>',
  ],
}

const cases = { ...breaking, ...harmless, 'nothing changed': [toast, 'notify', 'notify'] as Change }
const place = path.join(workspaceFolder, 'shared/node_modules/.contract-cases')
const declarations = path.join(place, 'declarations')
const folderOf = (name: string) => name.replaceAll(' ', '-')
let refused: ReadonlyMap<string, string[]> = new Map()
let withoutExample: readonly string[] = []

beforeAll(() => {
  rmSync(place, { recursive: true, force: true })
  writeDeclarations(path.join(workspaceFolder, 'shared'), declarations)
  const types = contractTypes(declarations)
  for (const [name, change] of Object.entries(cases)) {
    const folder = path.join(place, folderOf(name))
    writeTypes(path.join(folder, 'host'), changed(types, change))
    writeFileSync(path.join(folder, 'remote.tsx'), remote)
  }
  withoutExample = writeExamples()
  refused = checked()
}, 60_000)

/** Writes the examples of the public modules beside the cases. @returns exports that have none. */
function writeExamples() {
  mkdirSync(path.join(place, 'examples'))
  return Object.values(publicModules)
    .flat()
    .flatMap((module) => {
      const text = readFileSync(path.join(declarations, `${publicFile(module)}.d.ts`), 'utf8')
      return [...exampleFiles(module, text)].flatMap(([name, example]) => {
        if (example === undefined) return [`${name} of ${module}`]
        const file = `${module.replaceAll('/', '../../../deploy/extensions/kit/fit')}.${name}.tsx`
        writeFileSync(path.join(place, 'examples', file), example)
        return []
      })
    })
}

afterAll(() => rmSync(place, { recursive: true, force: true }))

function changed(types: ContractTypes, [file, from, to]: Change): ContractTypes {
  const text = types[file] ?? ''
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
  return { ...types, [file]: text.replace(from, to) }
}

/** TypeScript's messages about the remote of each case; one run for all. */
function checked() {
  const base = path.join(workspaceFolder, 'tsconfig.base.json')
  mkdirSync(place, { recursive: true })
  writeFileSync(
    path.join(place, 'tsconfig.json'),
    JSON.stringify({
      extends: base,
      include: ['*/remote.tsx', 'examples'],
      compilerOptions: {
        incremental: false,
        tsBuildInfoFile: null,
        noImplicitReturns: true,
        noUnusedLocals: false,
        paths: { '@fivefold/shared/*': ['../../*'] },
      },
    }),
  )
  const words = [tsc, '-p', place, '--pretty', 'false', '--checkers', '1']
  const { stdout } = spawnSync(process.execPath, words, { cwd: place, encoding: 'utf8' })
  const messages = new Map<string, string[]>()
  for (const line of stdout.split('\n')) {
    const [, folder] = /^([^/]+)\/[^(]+\(/.exec(line) ?? []
    if (folder !== undefined) messages.set(folder, [...(messages.get(folder) ?? []), line])
  }
  return messages
}

it('the public surface is the one that docs/public-surface.txt lists', async () => {
  const list = path.join(workspaceFolder, 'docs/public-surface.txt')
  const advice =
    'Add a line to CHANGELOG.md; `npx vitest run deploy/extensions/kit -u` writes the list.'
  await expect(publicSurface(declarations), advice).toMatchFileSnapshot(list)
})

it('every public export has an example that compiles', () => {
  expect(withoutExample, 'give each an @example, or @internal where it is for the host').toEqual([])
  expect(refused.get('examples')).toBeUndefined()
})

it('takes the types of the present host', () => {
  expect(refused.get('nothing-changed')).toBeUndefined()
})

it.each(['marketing', 'portal', 'support', 'admin'])(
  'the remote %s fits its own host',
  async (name) => {
    const host = { version: 'of the workspace', types: contractTypes(declarations) }
    await expect(refuseWrongTypes(name, host)).resolves.toBeUndefined()
  },
)

describe('a host in which', () => {
  it.each(Object.keys(breaking))('%s is refused', (name) => {
    expect(refused.get(folderOf(name))?.[0]).toMatch(/error TS\d+: /)
  })

  it.each(Object.keys(harmless))('%s is accepted', (name) => {
    expect(refused.get(folderOf(name))).toBeUndefined()
  })
})
