import { createContext, useContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { SiteState } from '../../domain/site/site-state'

/** The host's store, for a page's own React. */
export type SiteStore = Pick<StoreApi<SiteState>, 'getState' | 'getInitialState' | 'subscribe'>

export const StoreContext = createContext<SiteStore | undefined>(undefined)

export function useSiteStore(): SiteStore {
  const store = useContext(StoreContext)
  if (store === undefined) throw new Error('This component is outside of a page')
  return store
}
