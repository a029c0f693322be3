import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RegistryDocument } from '../../shared/federation/registry-document'
import { fileOwners } from '../documents/site-pages'
import { refuseChangedFiles, refuseForeignRelease } from '../gates/foreign-release'
import { wrongSignature } from '../keys/judge-release'
import { isKeyOf, ownersFile, ownersText, type Owners } from '../keys/owners'
import { currentState } from '../keys/read-owners'
import { fileHash, readSignature } from '../keys/release-signature'
import {
  partsOf,
  stateFile,
  stateName,
  stateText,
  validStatements,
  type SignedState,
} from '../keys/signed-state'
import { signingKey, type Signed, type SigningKey } from '../keys/signing-key'
import { registryFile, registryText } from '../registry/registry-file'
import { registryParts } from '../registry/registry-parts'
import { settingsFile, settingsText, type StoredSettings } from '../registry/stored-settings'
import type { SiteText } from '../site-files/compressed-texts'
import { hostApp } from '../workspace/folders'
import { UserError } from '../workspace/user-error'
import { refuseChangedParts } from './refuse-changed-parts'
import { withStatement } from './with-statement'

export interface SigningOptions {
  /** Whose change it is. */
  apps: readonly string[]
  settings: StoredSettings
  /** Absent: they stay as they are. */
  owners?: Signed<Owners> | undefined
  /** Files of the host's team that follow from nothing else. */
  files?: ReadonlyMap<string, Buffer> | undefined
  /** Takes what is there as the truth, whatever was signed. */
  accepts?: boolean | undefined
}

/** What a change of a site with owners writes, as far as its key may answer for it. */
export interface SiteSigning {
  /** Whose files it answers for. */
  apps: readonly string[]
  /** Whether a text is to be written: it is the signer's to change, or is what its own team has signed. */
  takes: (text: SiteText) => boolean
  /** Files of others that stay as they are. */
  left: readonly string[]
  /** The registry that names what is signed now, and the files of it. */
  sign: () => { registry: RegistryDocument; writes: ReadonlyMap<string, Buffer> }
}

/**
 * What a change has to sign; undefined on a site without owners.
 * @param registry that the site follows after it.
 * @throws UserError without a key of the team or the host, or where what it builds on is not what was signed.
 */
export function siteSigning(
  site: string,
  registry: RegistryDocument,
  { apps, settings, owners, files, accepts = false }: SigningOptions,
): SiteSigning | undefined {
  const before = currentState(site) ?? (owners && { owners, statements: [] })
  if (before === undefined) return undefined
  const state = owners === undefined ? before : withOwners(before, owners)
  const known = state.owners.document
  const key = keyFor(known, apps)
  const signers = isKeyOf(known, hostApp, key.publicKey) ? [hostApp] : apps
  const answered = signers.includes(hostApp) ? answeredByHost(site, registry, known) : signers
  if (!accepts && before.statements.length > 0) {
    refuseChangedParts(readFileSync(path.join(site, registryFile), 'utf8'), before, answered)
    refuseForeignRelease(site, hostApp, registry.host.version, [])
  }
  const noted = new Map<string, Record<string, string>>()
  const { takes, left } = textFilter(registry, state, answered, noted)
  return {
    apps: answered,
    takes,
    left,
    sign() {
      noteAll(noted, registryParts(registryText(registry)))
      const hosts = hostParts(state, settings, files)
      noteAll(noted, new Map([[hostApp, hosts]]))
      const damaged = Object.keys(registry.damaged ?? {})
      noteAll(noted, new Map(damaged.map((app) => [app, partsOf(state, app) ?? {}])))
      const partsBy = (app: string) => noted.get(app) ?? {}
      const next = signers.reduce(
        (given, app) =>
          withStatement(given, before, key, {
            app,
            parts: Object.fromEntries(
              (app === hostApp ? answered : [app]).map((of) => [of, partsBy(of)]),
            ),
            ...(app === hostApp && { settings }),
          }),
        state,
      )
      return named(registry, next)
    },
  }
}

/** Which texts a change writes that signs nothing: those that are what was signed. */
export const signedTexts = (site: string, registry: RegistryDocument) => {
  const state = currentState(site)
  return state === undefined ? () => true : textFilter(registry, state, [], new Map()).takes
}

const withOwners = ({ statements }: SignedState, owners: Signed<Owners>): SignedState => ({
  owners,
  statements: validStatements(owners.document, statements),
})

function keyFor(owners: Owners, apps: readonly string[]): SigningKey {
  const key = signingKey()
  const mayBe = [...apps, hostApp].map((app) => `${app}'s team`)
  const teams = [...new Set(mayBe)].join(' or ')
  if (key === undefined)
    throw new UserError(
      `This site takes only signed changes: set SIGNING_KEY to the private key of ${teams}.`,
    )
  const isOf = (app: string) => isKeyOf(owners, app, key.publicKey)
  if (isOf(hostApp) || (apps.length > 0 && apps.every(isOf))) return key
  throw new UserError(`SIGNING_KEY is not the key of ${teams}.`)
}

/** The host's team answers for every app whose live release its own team has signed. */
function answeredByHost(site: string, registry: RegistryDocument, owners: Owners) {
  const live = Object.entries(registry.remotes).filter(
    ([
      app,
      {
        live: { version },
        routes,
      },
    ]) => {
      const signature = readSignature(site, app, version)
      if (wrongSignature(owners, app, version, signature, routes).length > 0) return false
      refuseChangedFiles(site, signature)
      return true
    },
  )
  const retired = (registry.retired ?? []).map(({ remote }) => remote)
  const gone = retired.filter((app) => !Object.hasOwn(registry.remotes, app))
  const damaged = Object.keys(registry.damaged ?? {})
  return [...new Set([hostApp, ...live.map(([app]) => app), ...gone, ...damaged])]
}

function textFilter(
  registry: RegistryDocument,
  state: SignedState,
  answered: readonly string[],
  noted: Map<string, Record<string, string>>,
) {
  const owners = fileOwners(registry)
  const left: string[] = []
  const takes = ({ file, text }: SiteText) => {
    const app = owners.get(file)
    // What follows from the registry alone is signed by nobody.
    if (app === undefined) return true
    const hash = fileHash(Buffer.from(text))
    noteAll(noted, new Map([[app, { [file]: hash }]]))
    const signed = partsOf(state, app)?.[file]
    if (answered.includes(app) || signed === undefined || signed === hash) return true
    left.push(file)
    return false
  }
  return { takes, left }
}

function noteAll(
  noted: Map<string, Record<string, string>>,
  parts: ReadonlyMap<string, Readonly<Record<string, string>>>,
) {
  for (const [app, files] of parts) noted.set(app, { ...noted.get(app), ...files })
}

/** Files of the host that no release brings; what an earlier change has added stays. */
function hostParts(
  state: SignedState,
  settings: StoredSettings,
  files: ReadonlyMap<string, Buffer> = new Map(),
) {
  const added = Object.entries(partsOf(state, hostApp) ?? {}).filter(([file]) =>
    file.startsWith('kit/'),
  )
  const texts = { [ownersFile]: ownersText(state.owners), [settingsFile]: settingsText(settings) }
  const contents = [...Object.entries(texts), ...files]
  return Object.fromEntries([
    ...added,
    ...contents.map(([file, content]) => [file, fileHash(Buffer.from(content))] as const),
  ])
}

function named({ signed: _earlier, ...registry }: RegistryDocument, state: SignedState) {
  const text = stateText(state)
  const name = stateName(text)
  const writes = new Map([
    [stateFile(name), Buffer.from(text)],
    [ownersFile, Buffer.from(ownersText(state.owners))],
  ])
  return { registry: { ...registry, signed: name }, writes }
}
