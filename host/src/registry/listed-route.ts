import type { SiteRoute } from './registry'
import { routeOf } from './route-of'
import { siteRegistry } from './site-registry'

/** The route of an address, as far as the registry has been read. */
export function listedRoute(pathname: string): SiteRoute | undefined {
  const state = siteRegistry.state()
  if (state.status !== 'ready') return undefined
  return routeOf(state.registry.routes, pathname)
}
