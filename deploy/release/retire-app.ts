import { printable } from '../../shared/contract/federation/names'
import { refuseLeadingPages } from './gates/leading-pages'
import { readRegistryFile } from '../site/registry/registry-file'
import { liveRelease, registryAfterRetirement } from '../site/registry/registry-releases'
import { routeAt } from '../../shared/contract/routing/route-at'
import { logEntryOf } from '../site/files/release-log'
import { inSiteTransaction } from '../site/files/site-transaction'
import { hostApp } from '../workspace/folders'
import { UserError } from '../workspace/errors/user-error'
import { reconcileSite } from './reconcile-site'
import { asTyped } from '../workspace/as-typed'

/**
 * The answer at the addresses of a retired remote: a redirect within the site, or a text that says why
 * they are gone.
 */
export type Instead = { redirect: string } | { text: string }

/**
 * Takes a remote out of the site; its releases stay, so that a rollback or a release brings it back.
 * @returns its last live release; empty where its entry could not be used.
 * @throws UserError when it is not live, something else leads to its pages, or the redirect leads nowhere.
 */
export async function retireApp(site: string, app: string, instead: Instead): Promise<string> {
  if (app === hostApp) throw new UserError('The host cannot be retired: every page needs it.')
  return inSiteTransaction(site, async () => {
    const registry = readRegistryFile(site)
    // A damaged entry may have any name.
    if (!Object.hasOwn({ ...registry.damaged, ...registry.remotes }, app)) {
      throw new UserError(
        `${printable(app)} is not live: \`${asTyped('releases')}\` lists the live apps.`,
      )
    }
    refuseLeadingPages(site, registry, app)
    const next = registryAfterRetirement(registry, app, instead)
    if ('redirect' in instead) {
      const { pathname, origin } = new URL(instead.redirect, 'http://site')
      const routes = Object.values(next.remotes).flatMap((remote) => remote.routes)
      if (origin !== 'http://site' || routeAt(routes, pathname) === undefined) {
        throw new UserError(`${instead.redirect} is not a page of another remote: redirect to one.`)
      }
    }
    const from = liveRelease(registry, app)
    await reconcileSite(site, next, {
      before: registry,
      log: [logEntryOf('retire', app, { from })],
    })
    return from
  })
}
