import { provideStoreCode, type SiteState } from '../store/site-store'
import { stateStore } from '../store/state-store'
import { storeCode } from '../store/store-code'

provideStoreCode(storeCode)

/**
 * Adds records to the store that no command creates, until `resetStore`.
 * @example arrangeStore({ supportTickets: [] })
 */
export function arrangeStore(records: Partial<SiteState>) {
  stateStore.setState(records)
}
