import { installPrefetch, matchRoutes } from '@fivefold/shared/routing/link'
import { readState } from '@fivefold/shared/store/site-store'
import { verdictOn } from '../guards/access-rule'
import type { SiteRoute } from '../registry/parse-registry'
import { siteRegistry } from '../registry/site-registry'
import { pageLoader } from './site-page-loader'

/** Fetches the page of a link that the visitor points at, if the visitor may see that page. */
export function installPagePrefetch() {
  installPrefetch((address) => {
    if (address.startsWith('/') && !savesData()) void fetchAhead(address)
  })
}

async function fetchAhead(address: string) {
  const { pathname } = new URL(address, window.location.origin)
  if (listedRoute(pathname) === undefined) await siteRegistry.complete()
  const route = listedRoute(pathname)
  if (route !== undefined && maySee(route)) void pageLoader.prefetch(route)
}

/** Asks for the page of the document's address before the shell is rendered; returns its route. */
export function requestFirstPage() {
  const route = listedRoute(window.location.pathname)
  if (route !== undefined && maySee(route)) pageLoader.request(route)
  return route
}

function listedRoute(pathname: string): SiteRoute | undefined {
  const state = siteRegistry.state()
  if (state.status !== 'ready') return undefined
  return matchRoutes([...state.registry.routes], pathname)?.[0]?.route
}

const maySee = ({ access }: SiteRoute) =>
  verdictOn(access, readState().currentUser?.role) === 'allowed'

function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
