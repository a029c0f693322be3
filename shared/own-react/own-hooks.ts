import { useSyncExternalStore } from 'react'
import { useStore as useZustandStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { SiteState } from '../domain/site/site-state'
import type { SiteMapEntry, siteMapRoutes } from '../routing/site-map'
import type { StorageHealth } from '../storage/storage-health'
import { useSiteStore } from './store-context'

/* The hooks of the modules that the host provides, over the same state: those are for its React alone. */

export function useStore<Selected>(selector: (state: SiteState) => Selected): Selected {
  return useZustandStore(useSiteStore(), useShallow(selector))
}

const never = () => () => {}

/** A page is drawn when the browser's storage has been read, so only its own hydration counts. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Whatever changes it changes the store as well. */
export const storageHealthHook = (read: () => StorageHealth) =>
  function useStorageHealth() {
    return useSyncExternalStore(useSiteStore().subscribe, read, read)
  }

const noRoutes: readonly SiteMapEntry[] = []

export const siteMapHook = ({ get, subscribe }: typeof siteMapRoutes) =>
  function useSiteMap() {
    return useSyncExternalStore(subscribe, get, () => noRoutes)
  }
