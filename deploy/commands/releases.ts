import { readRegistryFile } from '../release/registry-file'
import { hostApp, siteFolder } from '../workspace'

/** `releases`: what is live, and what a rollback would bring back. */
export async function releases() {
  const { host, remotes } = readRegistryFile(siteFolder())
  const rows = [
    { app: hostApp, live: host.version, 'last good': host.lastGood ?? '' },
    ...Object.entries(remotes).map(([app, { live, lastGood }]) => ({
      app,
      live: live.version,
      'last good': lastGood?.version ?? '',
    })),
  ]
  console.table(rows)
}
