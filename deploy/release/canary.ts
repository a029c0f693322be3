import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import type { CanaryEntry } from '../../shared/contract/federation/registry-schema'
import { refuseUnfitCanary, remoteWithLive } from './gates/canary-fitness'
import type { Candidate } from './gates/composition'
import { admitRelease, runReleaseGates, runRollbackGates } from './gates/run-gates'
import { parsedApp } from '../names/parsed-name'
import { builtApp, storeBuild } from '../site/registry/built-app'
import { readReleaseManifest, releaseNamed } from '../site/registry/read-manifest'
import { readRegistryFile } from '../site/registry/registry-file'
import {
  liveRelease,
  registryAfterRelease,
  registryRelease,
} from '../site/registry/registry-releases'
import { logEntryOf } from '../site/files/release-log'
import { inSiteTransaction } from '../site/files/site-transaction'
import { UserError } from '../workspace/errors/user-error'
import { prewarmRollbacks } from './prewarm-rollbacks'
import { reconcileSite } from './reconcile-site'
import type { ReleaseOptions } from './release-app'

/** The visitors that get a canary: a percentage of browsers, and the whole cohort. */
export type CanaryShare = Pick<CanaryEntry, 'percentage' | 'cohort'>

/** The canary that a decision is about: it may have changed since. */
export type SeenCanary = Pick<CanaryEntry, 'version' | 'percentage'>

export class CanaryChangedError extends UserError {
  override name = 'CanaryChangedError'
}

export function canaryAudience({ percentage, cohort }: CanaryShare) {
  const also = cohort === undefined ? '' : ` and the cohort “${cohort}”`
  return `${percentage} % of browsers${also}`
}

/**
 * Gives a stored release to a share of the visitors, or changes that share.
 * @param word the release's name, or its version alone.
 * @param seen the canary whose share it changes.
 * @returns its name.
 * @throws UserError when there is no such release or it does not fit beside the live one.
 */
export function startCanary(
  site: string,
  app: string,
  word: string,
  share: CanaryShare,
  seen?: SeenCanary,
) {
  return inSiteTransaction(site, async () => {
    const registry = readRegistryFile(site)
    if (seen !== undefined) canaryOf(registry, app, seen)
    const remote = remoteWithLive(registry, app)
    const release = releaseNamed(site, app, word)
    const manifest = readReleaseManifest(site, app, release)
    refuseUnfitCanary(remote, app, release, manifest.routes)
    await runRollbackGates(site, registry, app, { ...manifest, release })
    await goCanary(site, registry, app, { ...manifest, release }, share)
    return release
  })
}

export interface CanaryOptions extends ReleaseOptions {
  /** The build; absent: the app's `dist`. */
  folder?: string | undefined
}

/**
 * Stores a build as a release and gives it to a share of the visitors.
 * @throws UserError when a gate refuses the build or it does not fit beside the live release.
 */
export async function releaseCanary(
  site: string,
  app: string,
  share: CanaryShare,
  { folder, inspect, ...gates }: CanaryOptions = {},
): Promise<string> {
  const build = builtApp(app, folder)
  await inSiteTransaction(site, async () => {
    const registry = readRegistryFile(site)
    refuseUnfitCanary(remoteWithLive(registry, app), app, build.release, build.routes)
    await runReleaseGates(site, registry, new Map([[app, build]]), gates)
    await inspect?.(site, app, build)
    await storeBuild(site, app, build)
    await admitRelease(site, { app, release: build.release }, build.routes)
    await goCanary(site, registry, app, build, share)
  })
  return build.release
}

/**
 * Ends the canary: with their next page, all visitors get the live release.
 * @returns the release that was the canary.
 * @throws UserError when there is none, or another one than was seen.
 */
export function endCanary(site: string, app: string, seen?: SeenCanary): Promise<string> {
  return inSiteTransaction(site, async () => {
    const registry = readRegistryFile(site)
    const { version } = canaryOf(registry, app, seen)
    await reconcileSite(site, withoutCanary(registry, app), {
      before: registry,
      log: [logEntryOf('end canary', app, { from: version })],
    })
    return version
  })
}

/**
 * Makes the canary the live release for everybody.
 * @returns the release that is live now.
 * @throws UserError when there is no canary, or another one than was seen.
 */
export function promoteCanary(site: string, app: string, seen?: SeenCanary): Promise<string> {
  return inSiteTransaction(site, async () => {
    const registry = readRegistryFile(site)
    const { version } = canaryOf(registry, app, seen)
    const manifest = readReleaseManifest(site, app, version)
    await runRollbackGates(site, registry, app, { ...manifest, release: version })
    await reconcileSite(site, registryAfterRelease(site, registry, app, version), {
      before: registry,
      log: [logEntryOf('promote', app, { from: liveRelease(registry, app), to: version })],
    })
    await prewarmRollbacks(site, readRegistryFile(site))
    return version
  })
}

function canaryOf(registry: RegistryDocument, app: string, seen?: SeenCanary): CanaryEntry {
  const canary = registry.remotes[parsedApp(app)]?.canary
  if (seen && (canary?.version !== seen.version || canary.percentage !== seen.percentage))
    throw new CanaryChangedError(`The canary of ${app} has changed meanwhile: nothing is done.`)
  if (canary === undefined) throw new UserError(`${app} has no canary.`)
  return canary
}

async function goCanary(
  site: string,
  registry: RegistryDocument,
  app: string,
  manifest: Candidate,
  share: CanaryShare,
) {
  const { release } = manifest
  const canary = {
    ...registryRelease(site, registry.host.version, app, release, manifest),
    ...share,
  }
  const remotes = { ...registry.remotes, [app]: { ...remoteWithLive(registry, app), canary } }
  await reconcileSite(
    site,
    { ...registry, remotes },
    {
      before: registry,
      log: [logEntryOf('canary', app, { to: release, percentage: share.percentage })],
    },
  )
}

function withoutCanary(registry: RegistryDocument, app: string): RegistryDocument {
  const { canary: _ended, ...remote } = remoteWithLive(registry, app)
  return { ...registry, remotes: { ...registry.remotes, [app]: remote } }
}
