import type { RouteEntry } from '../../shared/routing/remote-contract'
import { wrongSignature } from '../keys/judge-release'
import { isKeyOf, readOwners } from '../keys/owners'
import { changedFiles, readSignature } from '../keys/release-signature'
import { signingKey } from '../keys/signing-key'
import { UserError } from '../workspace/user-error'

/**
 * A stored release goes live only if it is what its owner signed. A site without owners takes any.
 * @throws UserError naming what is wrong.
 */
export function refuseForeignRelease(
  site: string,
  app: string,
  release: string,
  routes: readonly RouteEntry[],
) {
  const owners = readOwners(site)
  if (owners === undefined) return
  const signature = readSignature(site, app, release)
  const wrong = wrongSignature(owners, app, release, signature, routes)
  const changed = signature && wrong.length === 0 ? changedFiles(site, signature) : []
  const reasons = [...wrong, ...changed.map((file) => `${file} is not what was signed`)]
  if (reasons.length > 0)
    throw new UserError(`${app} ${release} is refused: ${reasons.join('; ')}.`)
}

/** The same before the build is stored. @throws UserError when the environment has not its owner's key. */
export function refuseForeignKey(site: string, app: string) {
  const owners = readOwners(site)
  if (owners === undefined) return
  const key = signingKey()?.publicKey
  if (key !== undefined && isKeyOf(owners, app, key)) return
  throw new UserError(
    key === undefined
      ? `This site takes only signed releases: set SIGNING_KEY to the private key of ${app}'s team.`
      : `SIGNING_KEY is not the key of ${app}'s team: owners.json binds the name ${app} to another.`,
  )
}
