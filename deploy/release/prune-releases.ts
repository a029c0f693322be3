import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { hostApp } from '../workspace/folders'
import { inSiteTransaction } from '../site-files/site-transaction'
import { hostFiles } from './host-files'
import { readRegistryFile } from '../registry/registry-file'
import { storedReleases, removeRelease } from '../site-files/release-folders'
import { releaseHistory, type StoredRelease } from '../registry/release-history'

/** Releases of each app that stay to be rolled back to. */
export const keptReleases = 5

/** Milliseconds for which a tab that was opened with a release may still ask for its files. */
const openTab = 24 * 60 * 60 * 1000

/**
 * Removes releases that nobody needs any more: not those that the registry names, nor the latest
 * five of each app, nor any that was live within the last day.
 * @returns what was removed.
 */
export function pruneReleases(site: string, now = new Date()): Promise<StoredRelease[]> {
  return inSiteTransaction(site, async () => {
    const history = releaseHistory(site, readRegistryFile(site))
    const pruned = history.filter((placed) => isPrunable(placed, history, now))
    for (const { app, release } of pruned) removeRelease(site, app, release)
    if (pruned.some(({ app }) => app === hostApp)) removeOldAssets(site)
    return pruned
  })
}

function isPrunable(placed: StoredRelease, history: readonly StoredRelease[], now: Date) {
  const latest = history.filter(({ app }) => app === placed.app).slice(0, keptReleases)
  return (
    placed.state === 'earlier' &&
    !latest.includes(placed) &&
    now.getTime() - placed.changedAt.getTime() > openTab
  )
}

/** Assets of the host stand at the site's root, where those of all its releases meet. */
function removeOldAssets(site: string) {
  const assets = path.join(site, 'assets')
  if (!existsSync(assets)) return
  const needed = new Set(
    storedReleases(site, hostApp).flatMap((release) => [...hostFiles(site, release).keys()]),
  )
  for (const file of readdirSync(assets)) {
    if (!needed.has(path.join('assets', file))) rmSync(path.join(assets, file))
  }
}
