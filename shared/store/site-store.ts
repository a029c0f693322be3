import { useStore as useZustandStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore } from 'zustand/vanilla'
import type { User } from '../domain/accounts/user'
import { withAnalyticsEvents, type AnalyticsEvent } from '../domain/analytics/analytics-event'
import { newFact, newId } from '../domain/model/record-id'
import { seededState } from '../domain/site/seeds'
import { siteModel } from '../domain/site/site-model'
import type { Operation } from '../domain/site/site-operations'
import type { SiteState } from '../domain/site/site-state'
import type { Engine } from '../persistence/engine/engine'
import { runInTab } from '../persistence/engine/run-in-tab'
import { stateStore } from './state-store'

export type { SiteState } from '../domain/site/site-state'
export {
  readStorageHealth,
  reportStorage,
  useStorageHealth,
  type StorageHealth,
  type StorageStatus,
} from '../storage/storage-health'

const hydration = createStore<{ isHydrated: boolean }>(() => ({ isHydrated: false }))
let engine: Engine<SiteState, Operation> | undefined

/**
 * Reads the browser's storage. Called by the host before it renders; once is enough.
 * @internal For the host alone.
 */
export function startStore(): void {
  if (engine || typeof window === 'undefined') return
  const { onStorageEvent } = (engine = runInTab(stateStore, siteModel, newId()))
  window.addEventListener('storage', ({ key, newValue }) => onStorageEvent(key, newValue))
  hydration.setState({ isHydrated: true })
}

/**
 * New lists from a selector are compared entry by entry, so selectors may filter and sort.
 * @example
 * const open = useStore((state) => state.supportTickets.filter(({ status }) => status === 'open'))
 */
export function useStore<Selected>(selector: (state: SiteState) => Selected): Selected {
  return useZustandStore(stateStore, useShallow(selector))
}

/**
 * Whether the browser's storage has been read; false on a server and during hydration.
 * @example const isHydrated = useIsHydrated() // until then render what the server did
 */
export function useIsHydrated(): boolean {
  return useZustandStore(hydration, (state) => state.isHydrated)
}

/**
 * On a server: what follows is rendered as that user sees it, or signed out with null.
 * @internal For the host alone.
 */
export function renderFor(currentUser: User | null): void {
  const state = { ...seededState, currentUser }
  stateStore.getInitialState = () => state
}

/** @example readState().currentUser?.email */
export function readState(): SiteState {
  return stateStore.getState()
}

/**
 * The state in the shape of the stored document, with its version and keys of newer code.
 * @example JSON.stringify(readDocument(), null, 2)
 */
export function readDocument(): object {
  return engine?.document() ?? { version: siteModel.version, state: stateStore.getState() }
}

/**
 * Applies a change in every tab, one that nobody is promised (a view, a session): where storage
 * refuses it, it goes on in memory, and storage-health says so. Others: `keep`.
 * @example commit({ type: 'userSignedOut', id: 'op-1', at: '2026-11-22T10:00:00Z' })
 */
export function commit(operation: Operation): void {
  if (engine) engine.commit(operation)
  else stateStore.setState(siteModel.apply(stateStore.getState(), operation), true)
}

/**
 * Applies a change in every tab and returns true, or changes nothing where storage refuses it.
 * @example commitStored({ type: 'userSignedOut', id: 'op-1', at: '2026-11-22T10:00:00Z' })
 */
export function commitStored(operation: Operation): boolean {
  if (engine) return engine.commitStored(operation)
  commit(operation)
  return true
}

/**
 * Keeps an analytics event without a write of its own.
 * @internal For the host alone.
 */
export function keepAnalyticsEvent(event: AnalyticsEvent): void {
  const change = (state: SiteState) => withAnalyticsEvents(state, [event])
  if (engine) engine.defer(change)
  else stateStore.setState(change(stateStore.getState()), true)
}

/**
 * Starts over with the seeds, in every tab.
 * @example resetStore() // in a test: the seeds, nobody signed in
 */
export function resetStore(): void {
  if (engine) engine.reset({ type: 'storeReset', ...newFact() })
  else stateStore.setState(seededState, true)
}
