import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Readable } from './mounted-page'
import type { RouteEntry } from './remote-contract'

/** A route of the site. The host adds its remote. */
export interface SiteMapEntry extends RouteEntry {
  remote?: string
}

const noRoutes: readonly SiteMapEntry[] = []
const siteMap = createStore(() => ({ routes: noRoutes, fetchRest: () => {} }))

/**
 * The host publishes the routes of all live releases; the search page and dialog read them.
 * @param fetchRest fetches the unpublished routes; called when the map is read.
 * @internal For the host only.
 */
export function publishSiteMap(routes: readonly SiteMapEntry[], fetchRest = () => {}) {
  siteMap.setState({ routes, fetchRest })
}

/**
 * The site map for pages that draw themselves.
 * @internal For the host only.
 */
export const siteMapRoutes: Readable<readonly SiteMapEntry[]> = {
  get: () => siteMap.getState().routes,
  subscribe(listener) {
    const unsubscribe = siteMap.subscribe(listener)
    siteMap.getState().fetchRest()
    return unsubscribe
  },
}

/** @example const titles = useSiteMap().map(({ title }) => title) */
export const useSiteMap = () =>
  useSyncExternalStore(siteMapRoutes.subscribe, siteMapRoutes.get, () => noRoutes)
