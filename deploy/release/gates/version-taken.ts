import { readReleaseManifest } from '../../site/registry/read-manifest'
import { storedReleases } from '../../site/files/release-folders'
import { packageFile } from '../../workspace/folders'
import { UserError } from '../../workspace/errors/user-error'
import type { BuiltApp } from '../../workspace/hooks'

/** @throws UserError when the site holds a release of that version with other content. */
export function refuseTakenVersion(site: string, app: string, { version, release }: BuiltApp) {
  const taken = storedReleases(site, app)
    .filter((stored) => stored !== release)
    .find((stored) => readReleaseManifest(site, app, stored).version === version)
  if (taken === undefined) return
  throw new UserError(
    `${app} ${version} is released already with other content (${taken}): raise the version in ` +
      `${packageFile(app)}.`,
  )
}
