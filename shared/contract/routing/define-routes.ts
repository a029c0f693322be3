import { loadStaticParts } from '../../browser/loading/static-part'
import type { RemoteRoutes } from './remote-contract'

type RouteList = readonly { path: string }[]

type Pages<List extends RouteList> = Record<List[number]['path'], RemoteRoutes['pages'][string]>

/**
 * Ties pages to a remote's route list, `defineRoutes<typeof routeList>({ … })`: a route without a page, or a page
 * without a route, does not compile. Only the type of the list is needed: the list is published next to the build and
 * not sent to visitors.
 * @example defineRoutes({ '/billing': () => Promise.resolve(() => null) })
 */
export const defineRoutes = <List extends RouteList>(pages: Pages<List>): RemoteRoutes => ({
  pages,
  loadParts: loadStaticParts,
})
