import { writeFileSync } from 'node:fs'
import { isOwnedPath, quoted } from '../../shared/federation/names'
import { inside } from '../names/inside'
import { parsedApp } from '../names/parsed-name'
import {
  isKeyOf,
  ownerOf,
  ownersFile,
  ownersText,
  readOwners,
  type Owner,
  type Owners,
} from '../keys/owners'
import { signed, signingKey } from '../keys/signing-key'
import { inSiteTransaction } from '../site-files/site-transaction'
import { hostApp } from '../workspace/folders'
import { UserError } from '../workspace/user-error'

/**
 * Changes who owns a name, with the key of the host's team.
 * @param change the owner as it is to be, from the one that is; undefined: the name has no owner any more.
 * @throws UserError without that key, or where the host would be left without one.
 */
export function changeOwner(
  site: string,
  app: string,
  change: (owner: Owner) => Owner | undefined,
): Promise<Owners> {
  return inSiteTransaction(site, async () => {
    const key = signingKey()
    if (key === undefined)
      throw new UserError('Set SIGNING_KEY to the private key of the host’s team.')
    const before = readOwners(site)?.owners ?? {
      [hostApp]: { paths: [], keys: [{ key: key.publicKey }] },
    }
    const owner = ownerOf({ owners: before }, app) ?? { paths: [], keys: [] }
    const { [app]: _before, ...others } = before
    const changed = change(owner)
    // A name that is none can be removed, and no more.
    if (changed !== undefined) refuseOwner(app, changed)
    const owners = { ...others, ...(changed && { [app]: changed }) }
    if (!isKeyOf({ owners: before }, hostApp, key.publicKey))
      throw new UserError('SIGNING_KEY is not the key of the host’s team.')
    if (!isKeyOf({ owners }, hostApp, key.publicKey)) {
      throw new UserError(
        'The host would have no key that signs this: add a new one, and change to it first.',
      )
    }
    const document = { owners: Object.fromEntries(Object.entries(owners).toSorted()) }
    writeFileSync(inside(site, ownersFile), ownersText(signed(document, key)))
    return document
  })
}

function refuseOwner(app: string, { paths }: Owner) {
  parsedApp(app)
  const wrong = paths.find((path) => !isOwnedPath(path))
  if (wrong === undefined) return
  throw new UserError(
    `${app} cannot own ${quoted(wrong)}: name a page such as /support, with all below it, / alone, or /*.`,
  )
}
