import { useStore as useZustandStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore } from 'zustand/vanilla'
import { withAnalyticsEvents } from '../domain/analytics/analytics-event'
import { applyOperation } from '../domain/site/site-operations'
import { runInTab } from '../persistence/engine/browser-tab'
import type { AnalyticsEvent } from '../domain/analytics/analytics-event'
import type { SiteState } from '../domain/site/site-state'
import type { User } from '../domain/accounts/user'
import { storeSchemaVersion } from '../domain/site/migrations'
import type { Operation } from '../domain/site/site-operations'
import { seededState } from '../domain/site/seeds'
import type { StoreEngine } from '../persistence/engine/store-engine'

export {
  readStorageHealth,
  useStorageHealth,
  type StorageHealth,
  type StorageStatus,
} from '../storage/storage-health'

/**
 * The one store of the site. On a server and during hydration it holds the seeds with nobody signed
 * in; `startStore` brings what the browser keeps.
 */
const store = createStore<SiteState>(() => seededState)
const hydration = createStore<{ isHydrated: boolean }>(() => ({ isHydrated: false }))
let engine: StoreEngine | undefined

/** Reads the browser's storage. Called by the host before it renders; once is enough. */
export function startStore(): void {
  if (engine || typeof window === 'undefined') return
  engine = runInTab(store)
  hydration.setState({ isHydrated: true })
}

/** Lists that a selector builds anew are compared entry by entry, so selectors may filter and sort. */
export function useStore<Selected>(selector: (state: SiteState) => Selected): Selected {
  return useZustandStore(store, useShallow(selector))
}

/** Whether the browser's storage has been read; false on a server and during hydration. */
export function useIsHydrated(): boolean {
  return useZustandStore(hydration, (state) => state.isHydrated)
}

/** On a server: what follows is rendered as that user sees it; as nobody in particular with null. */
export function renderFor(currentUser: User | null): void {
  const state = { ...seededState, currentUser }
  store.getInitialState = () => state
}

export function readState(): SiteState {
  return store.getState()
}

/** The state in the shape of the stored document, under its version and with all that stands beside. */
export function readDocument(): object {
  return engine?.document() ?? { version: storeSchemaVersion, state: store.getState() }
}

/** Applies a change in every tab. Never throws: a storage that refuses is told by storage-health. */
export function commit(operation: Operation): void {
  if (engine) engine.commit(operation)
  else store.setState(applyOperation(store.getState(), operation), true)
}

/** Keeps an analytics event without a write of its own. */
export function keepAnalyticsEvent(event: AnalyticsEvent): void {
  if (engine) engine.defer(event)
  else store.setState(withAnalyticsEvents(store.getState(), [event]), true)
}

/** Begins again with the seeds, in every tab. */
export function resetStore(): void {
  if (engine) engine.reset()
  else store.setState(seededState, true)
}
