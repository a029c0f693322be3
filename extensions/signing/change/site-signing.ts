import { isDeepStrictEqual } from 'node:util'
import { inside } from '../../../deploy/names/inside'
import { readText } from '../../../deploy/names/limits'
import type { RegistryDocument } from '../../../shared/contract/federation/registry-document'
import { refuseForeignRelease } from './foreign-release'
import { isKeyOf, ownersFile, ownersText, type Owners } from '../keys/owners'
import { currentState } from '../keys/read-owners'
import { readSignature } from '../keys/release-signature'
import { signingKey } from '../keys/signing-key'
import { fileHash } from '../../../deploy/site/registry/integrity'
import { partsOf, stateText, validStatements, type SignedState } from '../keys/signed-state'
import { signedFile } from '../../../deploy/site/registry/document-files'
import type { ChangePart, PlannedChange, Signed } from '../../../deploy/workspace/hooks'
import { registryFile, registryText } from '../../../deploy/site/registry/registry-file'
import { registryParts } from './registry-parts'
import { liveRelease } from '../../../deploy/site/registry/registry-releases'
import { storedSettings } from '../../../deploy/site/registry/stored-settings'
import { hostApp } from '../../../deploy/workspace/folders'
import { hostParts, noteAll, textFilter, type NotedParts } from './noted-parts'
import { refuseChangedParts } from './refuse-changed-parts'
import { answeredByHost, keyFor } from './signers'
import { withStatement } from './with-statement'

/** `owners` and `sign` ask this of a change. */
export class SigningTerms {
  /**
   * @param owners absent: they stay as they are.
   * @param accepts the site's present files, whatever was signed.
   */
  constructor(
    readonly owners?: Signed<Owners>,
    readonly accepts = false,
  ) {}
}

/**
 * Prepares the signing of a change: of those apps' files that the signer may change, and of others only as
 * their own team has signed them.
 * @throws UserError without a key of the team or the host, or where what it builds on is not what was signed.
 */
export async function beginSigning(site: string, change: PlannedChange): Promise<ChangePart> {
  const { registry, apps, settings, files } = change
  warnOfUnsignedReleases(site, change)
  const { owners, accepts } =
    change.asked instanceof SigningTerms ? change.asked : new SigningTerms()
  const before = currentState(site) ?? (owners && { owners, statements: [] })
  if (before === undefined) return {}
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
    apps: answered.filter((app) => Object.hasOwn(registry.remotes, app)),
    takes,
    end() {
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
      return { ...named(registry, next), warnings: warningOfLeft(left) }
    },
  }
}

/** Selects the texts for a change that signs nothing: those that equal the signed ones. */
export const signedTexts = (site: string, registry: RegistryDocument) => {
  const state = currentState(site)
  return state === undefined ? () => true : textFilter(registry, state, [], new Map()).takes
}

/** A stored release never changes, so it cannot be signed later. */
function warnOfUnsignedReleases(
  site: string,
  { before, registry, apps, settings, asked }: PlannedChange,
) {
  const isReleasedAgain = before === undefined && asked === undefined
  if (!isReleasedAgain || !isDeepStrictEqual(settings, storedSettings(site))) return
  if (signingKey() === undefined) return
  for (const app of apps) {
    const release = liveRelease(registry, app)
    if (release === '' || readSignature(site, app, release) !== undefined) continue
    console.warn(
      `warning: ${app} ${release} is live without a signature: raise its version and release it again.`,
    )
  }
}

const warningOfLeft = (files: readonly string[]) =>
  files.length === 0
    ? []
    : [
        `${files.join(', ')} would change now and belongs to another team. It changes with the ` +
          'next command of that team or the host’s.',
      ]

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
    [signedFile(name), Buffer.from(text)],
    [ownersFile, Buffer.from(ownersText(state.owners))],
  ])
  return { registry: { ...registry, signed: name }, writes }
}
