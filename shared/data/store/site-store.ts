import { useStore as useZustandStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { createStore } from 'zustand/vanilla'
import type { User } from '../../domain/accounts/user'
import { newFact } from '../../domain/model/record-id'
import type { Operation } from '../../domain/site/site-operations'
import type { SiteState } from '../../domain/site/site-state'
import type { Engine } from '../persistence/engine/engine'
import { stateStore, type StoreCode } from './state-store'

export type { SiteState } from '../../domain/site/site-state'
export {
  readStorageHealth,
  reportStorage,
  useStorageHealth,
  type StorageHealth,
  type StorageStatus,
} from '../storage/storage-health'

const hydration = createStore<{ isHydrated: boolean }>(() => ({ isHydrated: false }))
let code: StoreCode | undefined
let engine: Engine<SiteState, Operation> | undefined
let loading: Promise<void> | undefined

/**
 * Call it first on a server and in tests; in a browser, `loadStore` does it.
 * @internal For the host only.
 */
export function provideStoreCode(provided: StoreCode): void {
  if (code) return
  code = provided
  stateStore.getInitialState = () => provided.seeds
  stateStore.setState(provided.seeds, true)
}

/**
 * Fetches the store's code and reads the browser's storage, once; after a failure the next call tries again. Until
 * then nobody is signed in, every list is empty, and only analytics may change.
 * @internal For the host only.
 */
export function loadStore(): Promise<void> {
  return (loading ??= load())
}

async function load(): Promise<void> {
  try {
    provideStoreCode((await import('./store-code')).storeCode)
    startStore()
  } catch (error) {
    loading = undefined
    // Storage will not be read: release what waits for it; the page reports the failure.
    hydration.setState({ isHydrated: true })
    throw error
  }
}

/**
 * Reads the browser's storage if the store's code is loaded.
 * @internal For the host only.
 */
export function startStore(): void {
  if (!code || engine || typeof window === 'undefined') return
  const { onStorageEvent } = (engine = code.run(stateStore))
  window.addEventListener('storage', ({ key, newValue }) => onStorageEvent(key, newValue))
  hydration.setState({ isHydrated: true })
}

function neededCode(): StoreCode {
  if (code) return code
  throw new Error('The store is used before it has been loaded: await loadStore() first.')
}

/**
 * Selectors may filter and sort: new lists are compared entry by entry.
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
 * On a server: renders the following pages as the user sees them; null means signed out.
 * @internal For the host only.
 */
export function renderFor(currentUser: User | null): void {
  const state = { ...neededCode().seeds, currentUser }
  stateStore.getInitialState = () => state
}

/** @example readState().currentUser?.email */
export function readState(): SiteState {
  return stateStore.getState()
}

/**
 * The state as a stored document, with its version and the keys of newer code.
 * @example JSON.stringify(readDocument(), null, 2)
 */
export function readDocument(): object {
  return engine?.document() ?? { version: neededCode().version, state: stateStore.getState() }
}

/**
 * Applies a change in every tab, for changes that are not confirmed as saved (a view, a session). If storage refuses
 * one, it stays in memory, and storage-health reports it. Otherwise use `keep`.
 * @example commit({ type: 'userSignedOut', id: 'op-1', at: '2026-11-22T10:00:00Z' })
 */
export function commit(operation: Operation): void {
  if (engine) engine.commit(operation)
  else stateStore.setState(neededCode().apply(stateStore.getState(), operation), true)
}

/**
 * Applies a change in every tab and returns true. If storage refuses it, nothing changes.
 * @example commitStored({ type: 'userSignedOut', id: 'op-1', at: '2026-11-22T10:00:00Z' })
 */
export function commitStored(operation: Operation): boolean {
  if (engine) return engine.commitStored(operation)
  commit(operation)
  return true
}

/**
 * Adds the readable analytics events. They are stored together with a later change.
 * @returns whether the store is loaded.
 * @internal For the host only.
 */
export function keepAnalyticsEvents(events: readonly unknown[]): boolean {
  if (!code) return false
  const { withEvents } = code
  const change = (state: SiteState) => withEvents(state, events)
  if (engine) engine.defer(change)
  else stateStore.setState(change(stateStore.getState()), true)
  return true
}

/**
 * Resets every tab to the seeds.
 * @example resetStore() // in a test: the seeds, nobody signed in
 */
export function resetStore(): void {
  if (engine) engine.reset({ type: 'storeReset', ...newFact() })
  else stateStore.setState(neededCode().seeds, true)
}
