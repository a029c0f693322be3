import { createStore } from 'zustand/vanilla'
import type { Operation } from '../domain/site/site-operations'
import { emptyState, type SiteState } from '../domain/site/site-state'
import type { Engine } from '../persistence/engine/engine'

/**
 * The one store of the site: for site-store, for the host's services to pages that draw themselves, and
 * for tests that need records no command makes.
 * Empty until the store's code is there; on a server and during hydration it then holds the seeds with
 * nobody signed in.
 */
export const stateStore = createStore<SiteState>(() => emptyState)

/** What store-code.ts adds to site-store. */
export interface StoreCode {
  /** Of the stored document. */
  readonly version: number
  readonly seeds: SiteState
  apply(state: SiteState, operation: Operation): SiteState
  /** Adds those of the events, which nobody has checked, that can be read. */
  withEvents(state: SiteState, events: readonly unknown[]): SiteState
  /** Reads the browser's storage into the store and keeps both the same. */
  run(store: typeof stateStore): Engine<SiteState, Operation>
}
