import { Problem } from '../workspace/user-error'
import { runRollbackGates } from '../gates/run-gates'
import { changeSite } from '../site-files/site-transaction'
import { readPublished } from '../registry/published-release'
import { readRegistryFile } from '../registry/registry-file'
import { lastGoodRelease, liveRelease, registryAfterRollback } from '../registry/registry-releases'
import { noteSwitch, placedReleases, releaseFolder } from '../registry/release-files'
import { settleSite } from './reconcile-site'

/**
 * Makes an earlier release live again: the named one, else the last good one.
 * @throws Problem when there is no such release.
 */
export async function rollBackApp(site: string, app: string, version?: string) {
  return changeSite(site, async () => {
    const registry = readRegistryFile(site)
    const from = liveRelease(registry, app)
    const to = version ?? lastGoodRelease(registry, app)
    if (!to) {
      throw new Problem(
        `${app} has no last good release: name one, \`pnpm releases\` lists what there is.`,
      )
    }
    if (!placedReleases(site, app).includes(to)) {
      throw new Problem(`${app} has no release ${to}: \`pnpm releases\` lists what there is.`)
    }
    if (to === from) {
      await settleSite(site, registry)
      throw new Problem(`${app} ${to} is live already.`)
    }
    runRollbackGates(site, registry, app, {
      ...readPublished(releaseFolder(site, app, to)),
      release: to,
    })
    await settleSite(site, registryAfterRollback(site, registry, app, to), registry)
    noteSwitch(site, app, [from, to].filter(Boolean), new Date())
    return { from, to }
  })
}
