import type { ReleaseEntry } from '../../../shared/contract/federation/registry-schema'
import {
  everyRoute,
  mountedRoutes,
  storeRoutes,
  type ReleaseManifest,
} from '../../../shared/contract/federation/release-manifest'
import { scriptsOf } from '../../../shared/contract/federation/script-graph'
import type { RouteEntry } from '../../../shared/contract/routing/remote-contract'

/**
 * Addresses of the host's modules that a page needs, and of those for the store.
 * @param isMounted the page draws itself.
 */
export function hostModules({ pages = {} }: ReleaseManifest, isMounted: boolean) {
  const addresses = (name: string) => (pages[name] ?? []).map((file) => `/${file}`)
  return {
    forAll: [...addresses(everyRoute), ...(isMounted ? addresses(mountedRoutes) : [])],
    store: addresses(storeRoutes),
  }
}

/** Addresses of a remote's modules that a first visit to a route needs, by who may see the page. */
export interface RouteModules {
  forAll: readonly string[]
  forSignedIn: readonly string[]
}

/** A document cannot tell roles apart, so the host loads the modules of a page that needs a role. */
export function remoteModules(release: ReleaseEntry, { path, access }: RouteEntry): RouteModules {
  const modules = scriptsOf(release, path, 0).map(({ address }) => address)
  if (!access.signIn) return { forAll: modules, forSignedIn: [] }
  return { forAll: [], forSignedIn: access.roles ? [] : modules }
}
