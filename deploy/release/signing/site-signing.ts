import { inside } from '../../names/inside'
import { readText } from '../../names/limits'
import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { refuseForeignRelease } from '../gates/foreign-release'
import { isKeyOf, ownersFile, ownersText, type Owners } from '../../site/keys/owners'
import { currentState } from '../../site/keys/read-owners'
import { fileHash } from '../../site/keys/release-signature'
import {
  partsOf,
  stateFile,
  stateText,
  validStatements,
  type SignedState,
} from '../../site/keys/signed-state'
import type { Signed } from '../../site/keys/signing-key'
import { registryFile, registryText } from '../../site/registry/registry-file'
import { registryParts } from '../../site/registry/registry-parts'
import type { StoredSettings } from '../../site/registry/stored-settings'
import type { SiteText } from '../../site/files/compressed-texts'
import { hostApp } from '../../workspace/folders'
import { hostParts, noteAll, textFilter, type NotedParts } from './noted-parts'
import { refuseChangedParts } from './refuse-changed-parts'
import { answeredByHost, keyFor } from './signers'
import { withStatement } from './with-statement'

export interface SigningOptions {
  /** The apps that the change is about. */
  apps: readonly string[]
  settings: StoredSettings
  /** Absent: they stay as they are. */
  owners?: Signed<Owners> | undefined
  /** Files of the host's team that follow from nothing else. */
  files?: ReadonlyMap<string, Buffer> | undefined
  /** Accepts the site's present files, whatever was signed. */
  accepts?: boolean | undefined
}

/** Decides what a change of a site with owners writes, and signs it. */
export interface SiteSigning {
  /** The apps whose files it answers for. */
  apps: readonly string[]
  /** Whether a text may be written: the signer may change it, or its own team has signed it. */
  takes: (text: SiteText) => boolean
  /** Files of others that stay as they are. */
  left: readonly string[]
  /** The registry that names the new signatures, and their files. */
  sign: () => { registry: RegistryDocument; writes: ReadonlyMap<string, Buffer> }
}

/**
 * Prepares the signing of a change; undefined on a site without owners.
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
  const answered = signers.includes(hostApp) ? answeredByHost(site, registry, state) : signers
  if (!accepts && before.statements.length > 0) {
    refuseChangedParts(readText(inside(site, registryFile)), before, answered)
    refuseForeignRelease(site, hostApp, registry.host.version, [])
  }
  if (partsOf(before, hostApp) === undefined) warnOfUnsigned()
  const noted: NotedParts = new Map()
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

/** Selects the texts for a change that signs nothing: those that equal the signed ones. */
export const signedTexts = (site: string, registry: RegistryDocument) => {
  const state = currentState(site)
  return state === undefined ? () => true : textFilter(registry, state, [], new Map()).takes
}

/** Also where somebody has removed every signature: the next change must not hide it. */
const warnOfUnsigned = () =>
  console.warn(
    'warning: The host’s team has signed nothing outside its releases so far: `fivefold sign` does. If it had, ' +
      'somebody has removed the signatures: restore registry.json first.',
  )

const withOwners = ({ statements }: SignedState, owners: Signed<Owners>): SignedState => ({
  owners,
  statements: validStatements(owners.document, statements),
})

function named({ signed: _earlier, ...registry }: RegistryDocument, state: SignedState) {
  const text = stateText(state)
  const name = fileHash(Buffer.from(text))
  const writes = new Map([
    [stateFile(name), Buffer.from(text)],
    [ownersFile, Buffer.from(ownersText(state.owners))],
  ])
  return { registry: { ...registry, signed: name }, writes }
}
