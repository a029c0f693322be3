import { keptReleases, pruneReleases } from '../release/prune-releases'
import { readRegistryFile } from '../registry/registry-file'
import { releaseHistory, type StoredRelease } from '../registry/release-history'
import { siteFolder } from '../workspace/folders'

/**
 * `releases [--prune]`: lists what is live since when, and what one can roll back to. With `--prune`
 * it first removes releases that neither the registry nor a rollback nor an open tab needs.
 */
export async function releases({ prune = false }) {
  const site = siteFolder()
  if (prune) console.info(pruned(await pruneReleases(site)))
  const rows = releaseHistory(site, readRegistryFile(site)).map(
    ({ app, release, state, changedAt }) => ({
      app,
      release,
      state,
      'since, or until': changedAt.toLocaleString(),
    }),
  )
  if (rows.length > 0) console.table(rows)
  else console.info(`Nothing is released in ${site}.`)
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
