import { provideStoreCode, type SiteState } from '../data/store/site-store'
import { stateStore } from '../data/store/state-store'
import { storeCode } from '../data/store/store-code'

provideStoreCode(storeCode)

/**
 * Adds records to the store that no command creates, until `resetStore`.
 * @example arrangeStore({ supportTickets: [] })
 */
export function arrangeStore(records: Partial<SiteState>) {
  stateStore.setState(records)
}
