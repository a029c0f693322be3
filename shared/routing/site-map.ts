import { useSyncExternalStore } from 'react'
import type { RouteEntry } from './remote-contract'

const noRoutes: readonly RouteEntry[] = []
const listeners = new Set<() => void>()
let routes = noRoutes
let askForRest = () => {}

/**
 * The host publishes the routes of all live releases; search and the palette read them.
 * @param ask fetches routes that are not published yet; called when somebody first reads the map.
 */
export function publishSiteMap(published: readonly RouteEntry[], ask = () => {}) {
  routes = published
  askForRest = ask
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  askForRest()
  return () => listeners.delete(listener)
}

export const useSiteMap = () =>
  useSyncExternalStore(
    subscribe,
    () => routes,
    () => noRoutes,
  )
