import type { RegistryDocument } from '../../shared/federation/registry-document'
import type { CanaryEntry } from '../../shared/federation/registry-schema'
import { runGates, runRollbackGates } from '../gates/run-gates'
import { refuseTakenVersion } from '../gates/version-taken'
import { UserError } from '../workspace/user-error'
import { builtApp, storeBuild } from '../registry/built-app'
import { refuseUnfitCanary, remoteWithLive } from '../gates/canary-fitness'
import { inSiteTransaction } from '../site-files/site-transaction'
import { readManifest } from '../registry/read-manifest'
import { readRegistryFile } from '../registry/registry-file'
import { liveRelease, registryAfterRelease, registryRelease } from '../registry/registry-releases'
import { prewarmRollbacks } from './prewarm-rollbacks'
import { releaseFolder, storedReleases } from '../site-files/release-folders'
import { logEntryOf } from '../site-files/release-log'
import { reconcileSite } from './reconcile-site'

/** Who gets a canary: that many of a hundred browsers, and all of the cohort. */
export type CanaryShare = Pick<CanaryEntry, 'percentage' | 'cohort'>

/**
 * Gives a release that stands in the site to a share of the visitors, or changes that share.
 * @throws UserError when there is no such release or it cannot stand beside the live one.
 */
export function startCanary(site: string, app: string, release: string, share: CanaryShare) {
  return inSiteTransaction(site, async () => {
    const registry = readRegistryFile(site)
    const remote = remoteWithLive(registry, app)
    const published = storedRelease(site, app, release)
    refuseUnfitCanary(remote, app, release, published.routes)
    runRollbackGates(site, registry, app, { ...published, release })
    const canary = { ...registryRelease(site, app, release, published), ...share }
    await reconcileSite(site, withCanary(registry, app, canary), {
      before: registry,
      log: [logEntryOf('canary', app, { to: release })],
    })
  })
}

export interface CanaryOptions {
  /** The build; absent: the app's `dist`. */
  folder?: string | undefined
  /** A last look before anything of the site changes; throws to refuse the canary. */
  inspect?: (() => Promise<void>) | undefined
}

/**
 * Places a build beside the live release and gives it to a share of the visitors.
 * @throws UserError when a gate refuses the build or it cannot stand beside the live release.
 */
export async function releaseCanary(
  site: string,
  app: string,
  share: CanaryShare,
  { folder, inspect }: CanaryOptions = {},
): Promise<string> {
  const candidate = builtApp(app, folder)
  const { release } = candidate
  await inSiteTransaction(site, async () => {
    const registry = readRegistryFile(site)
    refuseTakenVersion(site, app, candidate)
    refuseUnfitCanary(remoteWithLive(registry, app), app, release, candidate.routes)
    await runGates(site, registry, app, candidate)
    await inspect?.()
    await storeBuild(site, app, candidate)
    const canary = { ...registryRelease(site, app, release, candidate), ...share }
    await reconcileSite(site, withCanary(registry, app, canary), {
      before: registry,
      log: [logEntryOf('canary', app, { to: release })],
    })
  })
  return release
}

/**
 * Takes the canary back: from their next page on, all visitors get the live release.
 * @returns the release that was the canary.
 * @throws UserError when there is none.
 */
export function endCanary(site: string, app: string): Promise<string> {
  return inSiteTransaction(site, async () => {
    const registry = readRegistryFile(site)
    const { version } = canaryOf(registry, app)
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
 * @throws UserError when there is no canary.
 */
export function promoteCanary(site: string, app: string): Promise<string> {
  return inSiteTransaction(site, async () => {
    const registry = readRegistryFile(site)
    const { version } = canaryOf(registry, app)
    const published = readManifest(releaseFolder(site, app, version))
    runRollbackGates(site, registry, app, { ...published, release: version })
    await reconcileSite(site, registryAfterRelease(site, registry, app, version), {
      before: registry,
      log: [logEntryOf('promote', app, { from: liveRelease(registry, app), to: version })],
    })
    await prewarmRollbacks(site, readRegistryFile(site))
    return version
  })
}

function canaryOf(registry: RegistryDocument, app: string): CanaryEntry {
  const canary = registry.remotes[app]?.canary
  if (canary === undefined) throw new UserError(`${app} has no canary.`)
  return canary
}

function storedRelease(site: string, app: string, release: string) {
  if (storedReleases(site, app).includes(release)) {
    return readManifest(releaseFolder(site, app, release))
  }
  throw new UserError(
    `${app} has no release ${release}: \`pnpm releases\` lists what there is, and ` +
      `\`pnpm canary new ${app} 5\` builds and places one.`,
  )
}

const withCanary = (
  registry: RegistryDocument,
  app: string,
  canary: CanaryEntry,
): RegistryDocument => ({
  ...registry,
  remotes: { ...registry.remotes, [app]: { ...remoteWithLive(registry, app), canary } },
})

function withoutCanary(registry: RegistryDocument, app: string): RegistryDocument {
  const { canary: _ended, ...remote } = remoteWithLive(registry, app)
  return { ...registry, remotes: { ...registry.remotes, [app]: remote } }
}
