import { createStore } from 'zustand/vanilla'
import type { Operation } from '../../domain/site/site-operations'
import { emptyState, type SiteState } from '../../domain/site/site-state'
import type { Engine } from '../persistence/engine/engine'

/**
 * The one store of the site: for site-store, for the services of pages that draw themselves, and for tests that need
 * other records than commands create. Empty until the store's code is loaded; on a server and during hydration it then
 * has the seeds, signed out.
 */
export const stateStore = createStore<SiteState>(() => emptyState)

/** The part of the store that is loaded later (store-code.ts). */
export interface StoreCode {
  /** Version of the stored document. */
  readonly version: number
  readonly seeds: SiteState
  apply(state: SiteState, operation: Operation): SiteState
  /** Adds the events that are readable; they are unchecked. */
  withEvents(state: SiteState, events: readonly unknown[]): SiteState
  /** Reads the browser's storage into the store and keeps both in sync. */
  run(store: typeof stateStore): Engine<SiteState, Operation>
}
