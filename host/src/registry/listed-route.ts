import { matchRoutes } from '@fivefold/shared/routing/link'
import type { SiteRoute } from './parse-registry'
import { siteRegistry } from './site-registry'

/** The route of an address, as far as the registry is known by now. */
export function listedRoute(pathname: string): SiteRoute | undefined {
  const state = siteRegistry.state()
  if (state.status !== 'ready') return undefined
  return matchRoutes([...state.registry.routes], pathname)?.[0]?.route
}
