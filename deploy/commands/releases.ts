import { keptReleases, pruneReleases } from '../release/prune-releases'
import { readReleaseLog, type LogEntry } from '../site/files/release-log'
import { textTable } from '../workspace/text-table'
import { hooks, type NamedRelease } from '../workspace/hooks'
import { readRegistryFile } from '../site/registry/registry-file'
import { releaseHistory } from '../site/registry/release-history'
import { canaryAudience } from '../release/canary'
import { atSite, atSiteToChange, siteElsewhere, siteStore } from './site/at-site'

/**
 * `releases [--prune] [--log]`: lists what is live since when, and what one can roll back to. With
 * `--prune` it first removes releases that neither the registry nor a rollback nor an open tab needs; with
 * `--log` it lists who changed what, the latest change last.
 */
export async function releases({ prune = false, log = false }) {
  if (prune) console.info(pruned(await removeReleases()))
  await atSite({ history: true }, async (site) => {
    console.info(textTable(log ? readReleaseLog(site).map(logRow) : await releaseRows(site)))
  })
}

async function removeReleases() {
  const store = await siteStore()
  const used: string[] = []
  for (const { tidy, uses } of hooks('release')) {
    await tidy?.(store)
    used.push(...((await uses?.(store)) ?? []))
  }
  const place = siteElsewhere()
  if (place) return place.prune(used)
  return atSiteToChange({}, (site) => pruneReleases(site, new Date(), used))
}

function releaseRows(site: string) {
  const registry = readRegistryFile(site)
  const rows = releaseHistory(site, registry).map(async ({ app, release, state, changedAt }) => {
    const { canary } = registry.remotes[app] ?? {}
    const added = hooks('release').map(({ columns }) => columns?.(site, { app, release }))
    return {
      app,
      release,
      ...Object.assign({}, ...(await Promise.all(added))),
      state: canary && state === 'canary' ? `canary for ${canaryAudience(canary)}` : state,
      'since, or until': changedAt.toLocaleString(),
    }
  })
  return Promise.all(rows)
}

const logRow = ({ time, user, action, app, from = '', to = '' }: LogEntry) => ({
  time: new Date(time).toLocaleString(),
  user,
  action,
  app,
  from,
  to,
})

function pruned(removed: readonly NamedRelease[]) {
  if (removed.length > 0) {
    return removed.map(({ app, release }) => `removed ${app} ${release}`).join('\n')
  }
  return (
    `Nothing to remove: the latest ${keptReleases} releases of each app stay, and so do those that the ` +
    'registry or a preview names, or that were live within the last day.'
  )
}
