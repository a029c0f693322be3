import { existsSync } from 'node:fs'
import type { ReleaseManifest } from '../../../shared/contract/federation/release-manifest'
import { refuseBuildFiles } from '../../names/build-files'
import { inside } from '../../names/inside'
import { parsedApp } from '../../names/parsed-name'
import { refuseRouteAddresses } from '../../names/route-addresses'
import { commitOf } from '../../workspace/commit-of'
import { contentHash, prepareRelease, storeRelease } from '../files/release-folders'
import { appFolder, buildFolder, hostApp } from '../../workspace/folders'
import { UserError } from '../../workspace/errors/user-error'
import { hooks, type BuiltApp } from '../../workspace/hooks'
import { readManifest } from './read-manifest'
import { sourcesHash, writeSources } from './release-sources'
import { writeGraphModule } from './script-graph'

/**
 * @param given the build; absent: the app's `dist`.
 * @throws UserError when the app has not been built, or a name in it is none.
 */
export function builtApp(app: string, given?: string): BuiltApp {
  const folder = given ?? buildFolder(parsedApp(app))
  const manifest = readManifest(folder)
  refuseRouteAddresses(app, manifest.routes)
  refuseBuildFiles(folder)
  refuseMissingFiles(app, folder, manifest)
  const hash = contentHash(folder)
  const sources = given === undefined ? { sources: sourcesHash(appFolder(app)) } : {}
  return { ...manifest, ...sources, folder, hash, release: `${manifest.version}-${hash}` }
}

function refuseMissingFiles(app: string, folder: string, manifest: ReleaseManifest) {
  const { entry, standalone, pages, onDemand } = manifest
  const lists = [...Object.values({ ...pages, ...onDemand }), Object.values(standalone ?? {})]
  const named = [...(entry === '' ? [] : [entry]), ...lists.flat()]
  const missing = named.find((file) => !existsSync(inside(folder, file)))
  if (missing !== undefined)
    throw new UserError(
      `${app} cannot be released: its release.json names ${missing}, which is not in the build.`,
    )
}

/**
 * Puts a build into the site as a release.
 * @param compressed false: without compressed copies, for a release that no server gives out.
 * @returns whether the release is new.
 */
export const storeBuild = (site: string, app: string, build: BuiltApp, compressed = true) =>
  storeRelease(site, app, build, completed(app, build), compressed)

/**
 * Makes everything of a release but its name: until `storeBuild`, or until the transaction ends.
 * @returns its folder.
 */
export const prepareBuild = (site: string, app: string, build: BuiltApp) =>
  prepareRelease(site, app, build, completed(app, build), true)

const completed = (app: string, build: BuiltApp) => async (copy: string) => {
  if (app !== hostApp) writeGraphModule(copy, build)
  if (build.sources !== undefined) writeSources(copy, build.sources)
  const { release } = build
  for (const { complete } of hooks('release'))
    await complete?.(copy, { app, release }, build.sources && commitOf(build.folder))
}
