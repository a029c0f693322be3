import { keptReleases, pruneReleases } from '../release/prune-releases'
import { readRegistryFile } from '../registry/registry-file'
import { releaseHistory, type StoredRelease } from '../registry/release-history'
import { canaryAudience } from '../release/canary'
import { siteInFolder } from './site/site-in-folder'

/**
 * `releases [--prune]`: lists what is live since when, and what one can roll back to. With `--prune`
 * it first removes releases that neither the registry nor a rollback nor an open tab needs.
 */
export async function releases({ prune = false }) {
  const site = siteInFolder()
  if (prune) console.info(pruned(await pruneReleases(site)))
  const registry = readRegistryFile(site)
  const rows = releaseHistory(site, registry).map(({ app, release, state, changedAt }) => {
    const { canary } = registry.remotes[app] ?? {}
    return {
      app,
      release,
      state: canary && state === 'canary' ? `canary for ${canaryAudience(canary)}` : state,
      'since, or until': changedAt.toLocaleString(),
    }
  })
  console.table(rows)
}

function pruned(removed: readonly StoredRelease[]) {
  if (removed.length > 0) {
    return removed.map(({ app, release }) => `removed ${app} ${release}`).join('\n')
  }
  return (
    `Nothing to remove: the latest ${keptReleases} releases of each app stay, and so do those that the ` +
    'registry names or that were live within the last day.'
  )
}
