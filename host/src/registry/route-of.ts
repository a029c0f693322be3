import { matchRoutes } from '@fivefold/shared/routing/link'
import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'

/** The route that matches an address. */
export const routeOf = <Route extends RouteEntry>(
  routes: readonly Route[],
  address: Parameters<typeof matchRoutes>[1],
): Route | undefined => matchRoutes([...routes], address)?.[0]?.route
