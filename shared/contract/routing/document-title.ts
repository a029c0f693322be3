import { brand } from '../../brand'
import { paths } from './paths'
import type { RouteEntry } from './remote-contract'

/**
 * A page's document title; the home page's starts with the brand.
 * @example documentTitle({ path: '/billing', title: 'Billing' }) // 'Billing · ' and the name of the brand
 */
export function documentTitle(route: Pick<RouteEntry, 'path' | 'title'> | undefined) {
  if (route === undefined) return `Page not found · ${brand.name}`
  const home = route.path === paths.home
  return home ? `${brand.name} · ${route.title}` : `${route.title} · ${brand.name}`
}
