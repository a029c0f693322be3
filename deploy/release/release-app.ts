import type { RegistryDocument } from '../../shared/federation/registry-document'
import { runGatesTogether } from '../gates/run-gates'
import { refuseOversize } from '../gates/size-budget'
import { refuseTakenVersion } from '../gates/version-taken'
import { builtApp, storeBuild, type BuiltApp } from '../registry/built-app'
import { inSiteTransaction } from '../site-files/site-transaction'
import { readRegistryFile } from '../registry/registry-file'
import { prewarmRollbacks } from './prewarm-rollbacks'
import { liveRelease, registryAfterRelease } from '../registry/registry-releases'
import { removeRelease } from '../site-files/release-folders'
import { logEntryOf } from '../site-files/release-log'
import { reconcileSite } from './reconcile-site'

type Builds = ReadonlyMap<string, BuiltApp>

export interface ReleaseOptions {
  /**
   * Takes new content under a version that is released already. What is built from a working copy
   * to be tried out is no new version.
   */
  allowSameVersion?: boolean
  /** Takes a build that is over its size budget, for the same reason. */
  allowOversize?: boolean
  /** A last look before anything of the site changes; throws to refuse the release. */
  inspect?: (registry: RegistryDocument) => Promise<void>
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
 * from the registry. A release that is refused changes nothing.
 * @param folder the build; absent: the app's `dist`.
 * @throws UserError when the build is missing or a gate refuses it.
 */
export async function releaseApp(
  site: string,
  app: string,
  { folder, ...options }: ReleaseOptions & { folder?: string } = {},
): Promise<ReleaseResult> {
  const candidate = builtApp(app, folder)
  const { changed, settled } = await releaseBuilds(site, new Map([[app, candidate]]), options)
  return { release: candidate.release, changed: changed.includes(app), settled }
}

/** The same for several apps in one switch: they may need each other. */
export function releaseApps(site: string, apps: readonly string[], options: ReleaseOptions = {}) {
  return releaseBuilds(site, new Map(apps.map((app) => [app, builtApp(app)])), options)
}

function releaseBuilds(
  site: string,
  builds: Builds,
  { allowSameVersion = false, allowOversize = false, inspect }: ReleaseOptions,
) {
  return inSiteTransaction(site, async () => {
    const registry = readRegistryFile(site)
    const candidates = new Map(
      [...builds].filter(([app, { release }]) => liveRelease(registry, app) !== release),
    )
    const changed = [...candidates.keys()]
    if (changed.length === 0) return { changed, settled: await reconcileSite(site, registry) }
    for (const [app, candidate] of candidates) {
      if (!allowSameVersion) refuseTakenVersion(site, app, candidate)
      if (!allowOversize) await refuseOversize(app, candidate, candidate.folder)
    }
    runGatesTogether(site, registry, candidates)
    await inspect?.(registry)
    const settled = await goLive(site, registry, candidates)
    // Several apps that need each other are not taken back one by one.
    if (changed.length === 1) await prewarmRollbacks(site, readRegistryFile(site))
    return { changed, settled }
  })
}

async function goLive(site: string, registry: RegistryDocument, candidates: Builds) {
  const placed: [string, string][] = []
  try {
    for (const [app, candidate] of candidates) {
      if (await storeBuild(site, app, candidate)) placed.push([app, candidate.release])
    }
    let next = registry
    for (const [app, { release }] of candidates) {
      next = registryAfterRelease(site, next, app, release)
    }
    const log = [...candidates].map(([app, { release }]) =>
      logEntryOf('release', app, { from: liveRelease(registry, app), to: release }),
    )
    return await reconcileSite(site, next, { before: registry, log })
  } catch (error) {
    const now = readRegistryFile(site)
    for (const [app, release] of placed) {
      if (liveRelease(now, app) !== release) removeRelease(site, app, release)
    }
    throw error
  }
}
