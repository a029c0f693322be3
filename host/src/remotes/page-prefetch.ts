import { installPrefetch, matchRoutes } from '@fivefold/shared/routing/link'
import { readState } from '@fivefold/shared/store/site-store'
import { verdictOn } from '../guards/access-rule'
import { siteRegistry } from '../registry/site-registry'
import { pageLoader } from './site-page-loader'

/** Fetches the page of a link that the visitor points at, if the visitor may see that page. */
export function installPagePrefetch() {
  installPrefetch((address) => {
    const registry = siteRegistry.state()
    if (registry.status !== 'ready' || !address.startsWith('/') || savesData()) return
    const { pathname } = new URL(address, window.location.origin)
    const route = matchRoutes([...registry.registry.routes], pathname)?.[0]?.route
    if (route === undefined) return
    const user = readState().currentUser
    if (verdictOn(route.access, user?.role) === 'allowed') void pageLoader.prefetch(route)
  })
}

function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
