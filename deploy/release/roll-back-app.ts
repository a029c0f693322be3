import { runRollbackGates } from './gates/run-gates'
import { parsedApp } from '../names/parsed-name'
import { readReleaseManifest, releaseNamed } from '../site/registry/read-manifest'
import { readRegistryFile } from '../site/registry/registry-file'
import {
  lastGoodRelease,
  liveRelease,
  registryAfterRollback,
} from '../site/registry/registry-releases'
import { logEntryOf } from '../site/files/release-log'
import { inSiteTransaction } from '../site/files/site-transaction'
import { UserError } from '../workspace/errors/user-error'
import { reconcileSite } from './reconcile-site'
import { asTyped } from '../workspace/as-typed'

/**
 * Makes an earlier release live again: the named one, else the last good one.
 * @param version a release's name, or its version alone.
 * @throws UserError when there is no such release.
 */
export async function rollBackApp(site: string, app: string, version?: string) {
  return inSiteTransaction(site, async () => {
    const registry = readRegistryFile(site)
    const from = liveRelease(registry, parsedApp(app))
    const to =
      version === undefined ? lastGoodRelease(registry, app) : releaseNamed(site, app, version)
    if (!to) {
      throw new UserError(
        `${app} has no last good release: name one, \`${asTyped('releases')}\` lists what there is.`,
      )
    }
    const manifest = readReleaseManifest(site, app, to)
    if (to === from) {
      await reconcileSite(site, registry, { apps: [app] })
      throw new UserError(`${app} ${to} is live already.`)
    }
    await runRollbackGates(site, registry, app, { ...manifest, release: to })
    await reconcileSite(site, registryAfterRollback(site, registry, app, to), {
      before: registry,
      log: [logEntryOf('rollback', app, { from, to })],
    })
    return { from, to }
  })
}
