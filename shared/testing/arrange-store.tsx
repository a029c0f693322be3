import { stateStore } from '../store/state-store'
import type { SiteState } from '../store/site-store'

/**
 * Puts records into the store that no command makes, until `resetStore` takes them out again.
 * @example arrangeStore({ supportTickets: [] })
 */
export function arrangeStore(records: Partial<SiteState>) {
  stateStore.setState(records)
}
