import { brand } from '../brand'
import { paths } from './paths'
import type { RouteEntry } from './remote-contract'

/** The document's title of a page; the home page leads with the brand. */
export function documentTitle(route: Pick<RouteEntry, 'path' | 'title'> | undefined) {
  if (route === undefined) return `Page not found · ${brand.name}`
  const home = route.path === paths.home
  return home ? `${brand.name} · ${route.title}` : `${route.title} · ${brand.name}`
}
