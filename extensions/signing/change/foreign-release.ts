import { wrongSignature } from '../keys/judge-release'
import { isClosed, isKeyOf, ownerOf } from '../keys/owners'
import { readOwners } from '../keys/read-owners'
import { changedFiles, readSignature, type ReleaseSignature } from '../keys/release-signature'
import { signingKey } from '../keys/signing-key'
import { UserError } from '../../../deploy/workspace/errors/user-error'

/**
 * A stored release goes live only with its owner's signature and unchanged. A site without owners accepts
 * every release.
 * @throws UserError naming what is wrong.
 */
export function refuseForeignRelease(
  site: string,
  app: string,
  release: string,
  routes: readonly { path: string }[],
) {
  const owners = readOwners(site)
  if (owners === undefined) return
  const signature = readSignature(site, app, release)
  const wrong = wrongSignature(owners, app, release, signature, routes)
  if (wrong.length > 0) throw new UserError(`${app} ${release} is refused: ${wrong.join('; ')}.`)
  refuseChangedFiles(site, signature)
}

/** @throws UserError naming the files of a release that differ from the signed ones. */
export function refuseChangedFiles(site: string, signature: ReleaseSignature | undefined) {
  if (signature === undefined) return
  const { app, release } = signature.document
  const changed = changedFiles(site, signature).map((file) => `${file} is not what was signed`)
  if (changed.length > 0)
    throw new UserError(`${app} ${release} is refused: ${changed.join('; ')}.`)
}

/** Checks the key before the build is stored. @throws UserError when the environment lacks the owner's key. */
export function refuseForeignKey(site: string, app: string) {
  const owners = readOwners(site)
  if (owners === undefined) return
  const key = signingKey()?.publicKey
  if (key !== undefined && isKeyOf(owners, app, key)) return
  const owner = ownerOf(owners, app)
  if (owner !== undefined && isClosed(owner)) {
    throw new UserError(
      `${app} is closed: its team has no key. The host's team gives it one with \`owners ${app} --key\`.`,
    )
  }
  throw new UserError(
    key === undefined
      ? `This site takes only signed releases: set SIGNING_KEY to the private key of ${app}'s team.`
      : `SIGNING_KEY is not the key of ${app}'s team: owners.json binds the name ${app} to another.`,
  )
}
