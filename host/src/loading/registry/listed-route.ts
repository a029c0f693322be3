import { routeAt } from '@fivefold/shared/routing/route-at'
import type { SiteRoute } from './registry'
import { siteRegistry } from './site-registry'

/** The route of an address, as far as the registry has been read. */
export function listedRoute(pathname: string): SiteRoute | undefined {
  const state = siteRegistry.state()
  if (state.status !== 'ready') return undefined
  return routeAt(state.registry.routes, pathname)
}
