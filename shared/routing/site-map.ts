import { useSyncExternalStore } from 'react'
import type { RouteEntry } from './remote-contract'

const noRoutes: readonly RouteEntry[] = []
const listeners = new Set<() => void>()
let routes = noRoutes

/** The host publishes the routes of all live releases; search and the palette read them. */
export function publishSiteMap(published: readonly RouteEntry[]) {
  routes = published
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSiteMap = () =>
  useSyncExternalStore(
    subscribe,
    () => routes,
    () => noRoutes,
  )
