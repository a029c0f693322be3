import { existsSync, readdirSync, rmSync } from 'node:fs'
import { inside } from '../names/inside'
import { hostApp } from '../workspace/folders'
import { inSiteTransaction } from '../site/files/site-transaction'
import { hostFiles } from './host-files'
import { readRegistryFile } from '../site/registry/registry-file'
import { storedReleases, removeRelease } from '../site/files/release-folders'
import { releaseHistory, type StoredRelease } from '../site/registry/release-history'

/** The latest releases of each app, which stay for rollbacks. */
export const keptReleases = 5

/** Milliseconds that a tab may need the files of the release that it was opened with. */
const openTab = 24 * 60 * 60 * 1000

/**
 * Removes releases except those that the registry or a preview names, the latest five of each app, and
 * those that were live within the last day.
 * @param used releases that pages of previews load, as `app release`.
 * @returns what was removed.
 */
export function pruneReleases(
  site: string,
  now = new Date(),
  used: readonly string[] = [],
): Promise<StoredRelease[]> {
  return inSiteTransaction(site, async () => {
    const pruned = prunableReleases(site, now, used)
    for (const { app, release } of pruned) removeRelease(site, app, release)
    if (pruned.some(({ app }) => app === hostApp)) removeOldAssets(site)
    return pruned
  })
}

export function prunableReleases(
  site: string,
  now = new Date(),
  used: readonly string[] = [],
): StoredRelease[] {
  const history = releaseHistory(site, readRegistryFile(site))
  return history.filter(
    (stored) =>
      isPrunable(stored, history, now) && !used.includes(`${stored.app} ${stored.release}`),
  )
}

function isPrunable(stored: StoredRelease, history: readonly StoredRelease[], now: Date) {
  const latest = history.filter(({ app }) => app === stored.app).slice(0, keptReleases)
  return (
    stored.state === 'earlier' &&
    !latest.includes(stored) &&
    now.getTime() - stored.changedAt.getTime() > openTab
  )
}

/** The assets of all the host's releases share a folder at the site's root. */
function removeOldAssets(site: string) {
  const assets = inside(site, 'assets')
  if (!existsSync(assets)) return
  const needed = new Set(
    storedReleases(site, hostApp).flatMap((release) => [...hostFiles(site, release).keys()]),
  )
  for (const file of readdirSync(assets)) {
    if (!needed.has(`assets/${file}`)) rmSync(inside(assets, file))
  }
}
