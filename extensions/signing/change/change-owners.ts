import { isOwnedPath, quoted } from '../../../shared/contract/federation/names'
import { isClosed, isKeyOf, ownerOf, type Owner, type Owners } from '../keys/owners'
import { currentState, readOwners } from '../keys/read-owners'
import { readSignature } from '../keys/release-signature'
import { documentHash, signed, signingKey } from '../keys/signing-key'
import { SigningTerms } from './site-signing'
import { parsedApp } from '../../../deploy/names/parsed-name'
import { readRegistryFile } from '../../../deploy/site/registry/registry-file'
import { storedReleases } from '../../../deploy/site/files/release-folders'
import { inSiteTransaction } from '../../../deploy/site/files/site-transaction'
import { hostApp } from '../../../deploy/workspace/folders'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { reconcileSite } from '../../../deploy/release/reconcile-site'

/** A change of an owner; absent fields stay as they are. */
export interface OwnerChange {
  paths?: readonly string[]
  /** Public keys to add. */
  keys?: readonly string[]
  /** Keys that sign nothing new; what they have signed stays good. */
  giveUp?: readonly string[]
  /** Keys nothing of which is good any more. */
  revoke?: readonly string[]
}

/**
 * Changes who owns a name, with the key of the host's team, which then signs the whole site again. A name
 * whose keys are all gone is closed: it keeps its addresses, and nobody releases under it.
 * @throws UserError without that key, for a name that no app can have, or where the host would be left
 * without a key.
 */
export function changeOwner(site: string, app: string, change: OwnerChange): Promise<Owners> {
  return inSiteTransaction(site, async () => {
    refuseOwner(app, change)
    const key = signingKey()
    if (key === undefined)
      throw new UserError('Set SIGNING_KEY to the private key of the host’s team.')
    const before = readOwners(site) ?? {
      owners: { [hostApp]: { paths: [], keys: [{ key: key.publicKey }] } },
    }
    const changed = changedOwner(site, app, ownerOf(before, app), change)
    if (!isKeyOf(before, hostApp, key.publicKey))
      throw new UserError('SIGNING_KEY is not the key of the host’s team.')
    const all = Object.entries({ ...before.owners, [app]: changed })
    const document = { owners: Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1))) }
    if (!isKeyOf(document, hostApp, key.publicKey)) {
      throw new UserError(
        'The host would have no key that signs this: add a new one, and change to it first.',
      )
    }
    await reconcileSite(site, readRegistryFile(site), {
      apps: [hostApp],
      asked: new SigningTerms(signed(document, key)),
    })
    if (isClosed(changed)) warnOfClosed(app, change)
    return document
  })
}

function refuseOwner(app: string, { paths = [] }: OwnerChange) {
  parsedApp(app)
  const wrong = paths.find((path) => !isOwnedPath(path))
  if (wrong === undefined) return
  throw new UserError(
    `${app} cannot own ${quoted(wrong)}: name a page such as /support, with all below it, / alone, or /*.`,
  )
}

function changedOwner(
  site: string,
  app: string,
  owner: Owner = { paths: [], keys: [] },
  { paths = [], keys = [], giveUp = [], revoke = [] }: OwnerChange,
): Owner {
  const isGone = (key: string) => giveUp.includes(key) || revoke.includes(key)
  const kept = owner.keys.filter(({ key }) => !isGone(key))
  const added = keys.filter((key) => !kept.some((own) => own.key === key))
  const before = (owner.givenUp ?? []).filter(({ key }) => !isGone(key) && !added.includes(key))
  const now = owner.keys.flatMap(({ key }) =>
    giveUp.includes(key) ? [{ key, signed: signedWith(site, app, key) }] : [],
  )
  const givenUp = [...before, ...now]
  const changed = {
    paths: paths.length > 0 ? [...paths] : owner.paths,
    keys: [...kept, ...added.map((key) => ({ key }))],
    ...(givenUp.length > 0 && { givenUp }),
  }
  if (changed.keys.length === 0 && owner.keys.length === 0 && givenUp.length === 0)
    throw new UserError(`${app} has no key: name one with --key.`)
  return changed
}

/** Hashes of everything on the site that a team has signed with a key. */
function signedWith(site: string, app: string, key: string): string[] {
  const releases = storedReleases(site, app).map((release) => readSignature(site, app, release))
  const statements = currentState(site)?.statements ?? []
  return [...releases, ...statements.filter(({ document }) => document.app === app)]
    .flatMap((one) => (one?.key === key ? [documentHash(one.document)] : []))
    .toSorted()
}

function warnOfClosed(app: string, { revoke = [] }: OwnerChange) {
  const live =
    revoke.length === 0
      ? 'What is live stays good'
      : 'What a revoked key has signed is good no more, also what is live: give the team a key and let it ' +
        `release, or retire ${app}`
  console.warn(
    `warning: ${app} is closed: nobody releases under this name until it has a key again. ${live}.`,
  )
}
