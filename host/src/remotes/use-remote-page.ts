import { useEffect, useSyncExternalStore } from 'react'
import type { SiteRoute } from '../registry/parse-registry'
import { pageLoader } from './site-page-loader'

/** The state of a route's page; asks for the page when it is not there yet. */
export function useRemotePage(route: SiteRoute) {
  const state = useSyncExternalStore(
    pageLoader.subscribe,
    () => pageLoader.stateOf(route.path),
    () => pageLoader.stateOf(route.path),
  )
  useEffect(() => pageLoader.request(route), [route])
  return state
}
