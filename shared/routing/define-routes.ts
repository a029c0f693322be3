import { loadStaticParts } from '../loading/static-part'
import type { RemoteRoutes } from './remote-contract'

type RouteList = readonly { path: string }[]

type Pages<List extends RouteList> = Record<List[number]['path'], RemoteRoutes['pages'][string]>

/**
 * Ties pages to a remote's route list, `defineRoutes<typeof routeList>({ … })`: a route without a
 * page, or the reverse, does not compile. Only the list's type is needed: the list itself is
 * published beside the build and not sent to visitors.
 * @example defineRoutes({ '/billing': () => Promise.resolve(() => null) })
 */
export const defineRoutes = <List extends RouteList>(pages: Pages<List>): RemoteRoutes => ({
  pages,
  loadParts: loadStaticParts,
})
