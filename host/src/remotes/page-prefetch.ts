import { installPrefetch, matchRoutes } from '@fivefold/shared/routing/link'
import { readState } from '@fivefold/shared/store/site-store'
import { verdictOn } from '../guards/access-rule'
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
  if (routeOf(pathname) === undefined) await siteRegistry.complete()
  const route = routeOf(pathname)
  if (route === undefined) return
  const user = readState().currentUser
  if (verdictOn(route.access, user?.role) === 'allowed') void pageLoader.prefetch(route)
}

function routeOf(pathname: string) {
  const state = siteRegistry.state()
  if (state.status !== 'ready') return undefined
  return matchRoutes([...state.registry.routes], pathname)?.[0]?.route
}

function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
