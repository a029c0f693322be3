import { matchRoutes } from '@fivefold/shared/routing/link'

/** The route that matches an address. */
export const routeOf = <Route extends { path: string }>(
  routes: readonly Route[],
  address: Parameters<typeof matchRoutes>[1],
): Route | undefined => matchRoutes([...routes], address)?.[0]?.route
