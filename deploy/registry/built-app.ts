import type { ReleaseManifest } from '../../shared/federation/release-manifest'
import { contentHash, storeRelease, type ReleaseSource } from '../site-files/release-folders'
import { buildFolder, hostApp } from '../workspace/folders'
import { readManifest } from './read-manifest'
import { writeGraphModule } from './script-graph'

/** A build; its release's name is the version and the content's hash: one name for one content. */
export interface BuiltApp extends ReleaseManifest, ReleaseSource {}

/** @throws UserError when the app has not been built. */
export function builtApp(app: string, folder = buildFolder(app)): BuiltApp {
  const manifest = readManifest(folder)
  const hash = contentHash(folder)
  return { ...manifest, folder, hash, release: `${manifest.version}-${hash}` }
}

/** Puts a build into the site as a release. @returns whether the release is new. */
export const storeBuild = (site: string, app: string, build: BuiltApp) =>
  storeRelease(site, app, build, (copy) => {
    if (app !== hostApp) writeGraphModule(copy, build)
  })
