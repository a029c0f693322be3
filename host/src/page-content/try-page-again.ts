import type { SiteRoute } from '../registry/registry'
import { siteRegistry } from '../registry/site-registry'
import { pageLoader } from '../loader/site-page-loader'

/**
 * Loads a failed page again, from the release that is live by now.
 * @param quietly nobody has asked for it: what the failure shows stays until the page is there.
 */
export async function tryPageAgain(route: SiteRoute, quietly = false) {
  if (!quietly) pageLoader.forget(route)
  await siteRegistry.refresh()
  await pageLoader.retry(siteRegistry.routeAt(route.path) ?? route, quietly)
}
