import { useSyncExternalStore } from 'react'
import { useStore as useZustandStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { SiteState } from '../../domain/site/site-state'
import type { SiteMapEntry, siteMapRoutes } from '../../contract/routing/site-map'
import type { StorageHealth } from '../../data/storage/storage-health'
import { useSiteStore } from './store-context'

/* The hooks of the host's modules over the same state: the host's own hooks work only with its React. */

export function useStore<Selected>(selector: (state: SiteState) => Selected): Selected {
  return useZustandStore(useSiteStore(), useShallow(selector))
}

const never = () => () => {}

/** A page is drawn after the browser's storage has been read, so only its own hydration counts. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Every change of it changes the store as well. */
export const storageHealthHook = (read: () => StorageHealth) =>
  function useStorageHealth() {
    return useSyncExternalStore(useSiteStore().subscribe, read, read)
  }

const noRoutes: readonly SiteMapEntry[] = []

export const siteMapHook = ({ get, subscribe }: typeof siteMapRoutes) =>
  function useSiteMap() {
    return useSyncExternalStore(subscribe, get, () => noRoutes)
  }
