import { builtApp, type BuiltApp } from './built-app'
import { changeSite } from './change-site'
import { runGates } from './gates'
import { readRegistryFile, type RegistryFile } from './registry-file'
import { liveRelease, registryAfterRelease } from './registry-releases'
import { noteSwitch, placeRelease, removeRelease } from './release-files'
import { settleSite } from './settle-site'
import { refuseTakenVersion } from './version-taken'

export interface ReleaseOptions {
  /** The build; absent: the app's `dist`. */
  folder?: string
  /**
   * Takes new content under a version that is released already. What is built from a working copy
   * to be tried out is no new version.
   */
  allowSameVersion?: boolean
  /** A last look at the site before anything of it changes; throws to refuse the release. */
  inspect?: (candidate: BuiltApp) => Promise<void>
}

export interface ReleaseResult {
  release: string
  /** False: this content was live already. */
  changed: boolean
  /** Files of the site, beside the release's own, that were written or removed. */
  settled: readonly string[]
}

/**
 * Makes an app's build the live release: the immutable folder first, then everything that follows
 * from the registry. Nothing is changed by a release that is refused.
 * @throws Problem when the build is missing or a gate refuses it.
 */
export async function releaseApp(
  site: string,
  app: string,
  { folder, allowSameVersion = false, inspect }: ReleaseOptions = {},
): Promise<ReleaseResult> {
  const candidate = builtApp(app, folder)
  const { release } = candidate
  return changeSite(site, async () => {
    const registry = readRegistryFile(site)
    if (liveRelease(registry, app) === release) {
      return { release, changed: false, settled: await settleSite(site, registry) }
    }
    if (!allowSameVersion) refuseTakenVersion(site, app, candidate)
    runGates(site, registry, app, candidate)
    await inspect?.(candidate)
    return { release, changed: true, settled: await goLive(site, registry, app, candidate) }
  })
}

async function goLive(site: string, registry: RegistryFile, app: string, candidate: BuiltApp) {
  const { release } = candidate
  const isNew = placeRelease(site, app, candidate)
  try {
    const settled = await settleSite(site, registryAfterRelease(site, registry, app, release))
    noteSwitch(site, app, [liveRelease(registry, app), release].filter(Boolean), new Date())
    return settled
  } catch (error) {
    const isLive = liveRelease(readRegistryFile(site), app) === release
    if (isNew && !isLive) removeRelease(site, app, release)
    throw error
  }
}
