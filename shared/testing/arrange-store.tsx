import { provideStoreCode, type SiteState } from '../store/site-store'
import { stateStore } from '../store/state-store'
import { storeCode } from '../store/store-code'

provideStoreCode(storeCode)

/**
 * Puts records into the store that no command makes, until `resetStore` takes them out again.
 * @example arrangeStore({ supportTickets: [] })
 */
export function arrangeStore(records: Partial<SiteState>) {
  stateStore.setState(records)
}
