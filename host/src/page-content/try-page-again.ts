import type { SiteRoute } from '../registry/registry'
import { siteRegistry } from '../registry/site-registry'
import { pageLoader } from '../loader/site-page-loader'

/** Loads a failed page again, from the release that is live by now. */
export async function tryPageAgain(route: SiteRoute) {
  pageLoader.forget(route)
  await siteRegistry.refresh()
  pageLoader.retry(siteRegistry.routeAt(route.path) ?? route)
}
