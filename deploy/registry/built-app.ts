import type { ReleaseManifest } from '../../shared/federation/release-manifest'
import { commitOf } from '../workspace/commit-of'
import { signRelease } from '../keys/release-signature'
import { contentHash, storeRelease, type ReleaseSource } from '../site-files/release-folders'
import { appFolder, buildFolder, hostApp } from '../workspace/folders'
import { readManifest } from './read-manifest'
import { sourcesHash, writeSources } from './release-sources'
import { writeGraphModule } from './script-graph'

/** A build; its release's name is the version and the content's hash: one name for one content. */
export interface BuiltApp extends ReleaseManifest, ReleaseSource {
  /** The hash of the app's own sources; absent: the build comes from elsewhere. */
  sources?: string
}

/**
 * @param given the build; absent: the app's `dist`.
 * @throws UserError when the app has not been built.
 */
export function builtApp(app: string, given?: string): BuiltApp {
  const folder = given ?? buildFolder(app)
  const manifest = readManifest(folder)
  const hash = contentHash(folder)
  const sources = given === undefined ? { sources: sourcesHash(appFolder(app)) } : {}
  return { ...manifest, ...sources, folder, hash, release: `${manifest.version}-${hash}` }
}

/**
 * Puts a build into the site as a release.
 * @param compressed false: without compressed copies, for a release that no server gives out.
 * @returns whether the release is new.
 */
export const storeBuild = (site: string, app: string, build: BuiltApp, compressed = true) =>
  storeRelease(
    site,
    app,
    build,
    (copy) => {
      if (app !== hostApp) writeGraphModule(copy, build)
      if (build.sources !== undefined) writeSources(copy, build.sources)
      signRelease(copy, app, build.release, build.sources && commitOf(build.folder))
    },
    compressed,
  )
