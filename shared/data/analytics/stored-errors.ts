import type { BrowserArea } from '../storage/browser-storage'
import { errorLogKey } from '../storage/storage-keys'

/** @example localStorage.getItem(errorLogKey) */
export { errorLogKey }
/**
 * Limit of specification 1, section 9.
 * @example storedErrorLimit // 10
 */
export const storedErrorLimit = 10

export function storeErrors(area: BrowserArea, records: readonly unknown[]): void {
  area.set(errorLogKey, JSON.stringify(records.slice(-storedErrorLimit)))
}
