import type { BrowserArea } from '../storage/browser-storage'
import { errorLogKey } from '../storage/storage-keys'

/** @example localStorage.getItem(errorLogKey) */
export { errorLogKey }
/**
 * Cap of the first specification, section 9.
 * @example storedErrorLimit // 10
 */
export const storedErrorLimit = 10

/** Stores the latest of the records. */
export function storeErrors(area: BrowserArea, records: readonly unknown[]): void {
  area.set(errorLogKey, JSON.stringify(records.slice(-storedErrorLimit)))
}
