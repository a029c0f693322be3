import { existsSync } from 'node:fs'
import { inside } from '../../../deploy/names/inside'
import { readText } from '../../../deploy/names/limits'
import * as v from 'valibot'
import { signedFile } from '../../../deploy/site/registry/document-files'
import { hostApp } from '../../../deploy/workspace/folders'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import {
  isGoodKey,
  ownersFile,
  ownersText,
  signedOwners,
  signedOwnersIn,
  type Owners,
} from './owners'
import { fileHash } from '../../../deploy/site/registry/integrity'
import { isSigned } from './signing-key'
import type { Signed } from '../../../deploy/workspace/hooks'

/** Hexadecimal SHA-256 of what belongs to an app outside its releases' folders, by file or registry entry. */
export type Parts = Readonly<Record<string, string>>

const statement = v.object({
  document: v.object({
    /** The app whose team has signed it. */
    app: v.string(),
    /** Counts the statements of this app. */
    revision: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    /** The revisions of all other statements at that time: none of them may ever be an earlier one. */
    seen: v.record(v.string(), v.number()),
    /** Parts by app: a team signs its own, the host's team signs all. */
    parts: v.record(v.string(), v.record(v.string(), v.string())),
    /** Only the host's team signs the site's settings. */
    settings: v.exactOptional(v.record(v.string(), v.string())),
  }),
  key: v.string(),
  signature: v.string(),
})

const signedState = v.object({ owners: signedOwners, statements: v.array(statement) })

export type Statement = v.InferOutput<typeof statement>

/** The statements of the teams of a site, and its owners. */
export interface SignedState {
  owners: Signed<Owners>
  /** At most one for each app, which a key of its team has signed. */
  statements: readonly Statement[]
}

const stateName = /^[0-9a-f]{64}$/

export const stateText = ({ owners, statements }: SignedState) =>
  JSON.stringify({ owners, statements })

/**
 * The state that the site's registry names; undefined where it names none.
 * @throws UserError where its file is missing or damaged.
 */
export function readSignedState(site: string): SignedState | undefined {
  const name = namedIn(inside(site, 'registry.json'))
  if (name === undefined) return undefined
  const file = inside(site, signedFile(name))
  if (existsSync(file)) return signedStateIn(readText(file))
  throw new UserError(`${signedFile(name)} is missing: ${repair}.`)
}

const repair =
  'restore it from a backup, or remove “signed” from registry.json and let the host’s team run `fivefold sign`'

/**
 * Reads the state from the text of its file.
 * @param hostKey as of `signedOwnersIn`.
 * @throws UserError also where the owners are not those that the host's statement names: earlier owners know keys
 * that are revoked since.
 */
export function signedStateIn(text: string, hostKey?: string): SignedState {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), signedState), text)
  if (!parsed.success) throw new UserError(`What the teams have signed is damaged: ${repair}.`)
  const { owners, statements } = parsed.output
  const { document } = signedOwnersIn(JSON.stringify(owners), hostKey)
  const state = { owners, statements: validStatements(document, statements) }
  const named = statementOf(state, hostApp)?.parts[hostApp]?.[ownersFile]
  if (named === undefined || named === fileHash(Buffer.from(ownersText(owners)))) return state
  throw new UserError(`The owners are not those that the host’s team signed last: ${repair}.`)
}

/** The first statement of each app that a key of its team has signed. */
export function validStatements(owners: Owners, statements: readonly Statement[]) {
  const valid = new Map<string, Statement>()
  for (const one of statements) {
    const { app } = one.document
    if (!valid.has(app) && isGoodKey(owners, app, one) && isSigned(one)) valid.set(app, one)
  }
  return [...valid.values()]
}

export const statementOf = ({ statements }: Pick<SignedState, 'statements'>, app: string) =>
  statements.find(({ document }) => document.app === app)?.document

/** The newest statement about an app: its own team's or the host's, whichever has seen the other. */
export function newestOf(state: Pick<SignedState, 'statements'>, app: string) {
  const [own, host] = [statementOf(state, app), statementOf(state, hostApp)]
  const hosts = host !== undefined && Object.hasOwn(host.parts, app) ? host : undefined
  if (own === undefined || hosts === undefined) return own ?? hosts
  return (own.seen[hostApp] ?? 0) >= hosts.revision ? own : hosts
}

/** The hashes that the parts of an app must have; undefined: nobody has signed any. */
export const partsOf = (state: Pick<SignedState, 'statements'>, app: string): Parts | undefined =>
  newestOf(state, app)?.parts[app]

/** All apps that a statement is by, or has seen a statement of, by name. */
export const knownApps = ({ statements }: Pick<SignedState, 'statements'>): string[] => {
  const apps = statements.flatMap(({ document: { app, seen } }) => [app, ...Object.keys(seen)])
  return [...new Set(apps)].toSorted()
}

/** The last revision of an app's statement that is known from all statements together. */
export const lastRevision = ({ statements }: Pick<SignedState, 'statements'>, app: string) =>
  Math.max(
    0,
    ...statements.map(({ document: { app: own, revision, seen } }) =>
      own === app ? revision : Object.hasOwn(seen, app) ? (seen[app] ?? 0) : 0,
    ),
  )

function namedIn(registry: string) {
  try {
    const { signed } = v.parse(named, JSON.parse(readText(registry)))
    return signed
  } catch {
    // The command reads the registry itself later, and says what is wrong with it.
    return undefined
  }
}

const named = v.object({ signed: v.exactOptional(v.pipe(v.string(), v.regex(stateName))) })
