import type { SiteRoute } from '../../loading/registry/registry'
import { siteRegistry } from '../../loading/registry/site-registry'
import { pageLoader } from '../../loading/loader/site-page-loader'

/**
 * Loads a failed page again, from the release that is live now.
 * @param quietly keeps the failure on the screen until the page is loaded; for retries that no visitor has asked for.
 */
export async function tryPageAgain(route: SiteRoute, quietly = false) {
  if (!quietly) pageLoader.forget(route)
  await siteRegistry.refresh()
  await pageLoader.retry(siteRegistry.routeAt(route.path) ?? route, quietly)
}
