import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import { admitRelease, runReleaseGates, type GateOptions } from './gates/run-gates'
import { builtApp, storeBuild } from '../site/registry/built-app'
import { readRegistryFile } from '../site/registry/registry-file'
import { liveRelease, registryAfterRelease } from '../site/registry/registry-releases'
import { removeRelease } from '../site/files/release-folders'
import { logEntryOf } from '../site/files/release-log'
import { inSiteTransaction } from '../site/files/site-transaction'
import type { BuiltApp } from '../workspace/hooks'
import { prewarmRollbacks } from './prewarm-rollbacks'
import { reconcileSite } from './reconcile-site'

type Builds = ReadonlyMap<string, BuiltApp>

export interface ReleaseOptions extends GateOptions {
  /** A last check of each candidate before the site changes; throws to refuse the release. */
  inspect?: (site: string, app: string, build: BuiltApp) => Promise<void>
}

export interface ReleaseResult {
  release: string
  /** False: this content was live already. */
  changed: boolean
  /** Files outside the release's folder that were written or removed. */
  changedFiles: readonly string[]
}

/**
 * Makes an app's build the live release: its immutable folder first, then everything that follows from
 * the registry. A refused release changes nothing.
 * @param folder the build; absent: the app's `dist`.
 * @throws UserError when the build is missing or a gate refuses it.
 */
export async function releaseApp(
  site: string,
  app: string,
  { folder, ...options }: ReleaseOptions & { folder?: string } = {},
): Promise<ReleaseResult> {
  const build = builtApp(app, folder)
  const { changed, changedFiles } = await releaseBuilds(site, new Map([[app, build]]), options)
  return { release: build.release, changed: changed.includes(app), changedFiles }
}

/** Releases several apps in one switch, because they may need each other. */
export function releaseApps(site: string, apps: readonly string[], options: ReleaseOptions = {}) {
  return releaseBuilds(site, new Map(apps.map((app) => [app, builtApp(app)])), options)
}

function releaseBuilds(site: string, builds: Builds, { inspect, ...gates }: ReleaseOptions) {
  return inSiteTransaction(site, async () => {
    const registry = readRegistryFile(site)
    const candidates = new Map(
      [...builds].filter(([app, { release }]) => liveRelease(registry, app) !== release),
    )
    const changed = [...candidates.keys()]
    if (changed.length === 0) {
      const changedFiles = await reconcileSite(site, registry, { apps: [...builds.keys()] })
      return { changed, changedFiles }
    }
    await runReleaseGates(site, registry, candidates, gates)
    for (const [app, build] of candidates) await inspect?.(site, app, build)
    const changedFiles = await goLive(site, registry, candidates)
    // Apps that went live together are not rolled back one by one.
    if (changed.length === 1) await prewarmRollbacks(site, readRegistryFile(site))
    return { changed, changedFiles }
  })
}

async function goLive(site: string, registry: RegistryDocument, candidates: Builds) {
  const stored: [string, string][] = []
  try {
    for (const [app, build] of candidates) {
      if (await storeBuild(site, app, build)) stored.push([app, build.release])
      await admitRelease(site, { app, release: build.release }, build.routes)
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
    for (const [app, release] of stored) {
      if (liveRelease(now, app) !== release) removeRelease(site, app, release)
    }
    throw error
  }
}
