import { maySee } from '../loading/registry/may-see'
import { listedRoute } from '../loading/registry/listed-route'
import { pageLoader } from '../loading/loader/site-page-loader'

/** Requests the page of the document's address before the shell is rendered. @returns its route. */
export function requestFirstPage() {
  const route = listedRoute(window.location.pathname)
  if (route !== undefined && maySee(route)) pageLoader.request(route)
  return route
}
