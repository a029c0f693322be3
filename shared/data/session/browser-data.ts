import { errorLogKey, forgetClientErrors } from '../analytics/error-log'
import { notifyThisTab } from '../persistence/engine/records-area'
import { localArea, sessionArea } from '../storage/browser-storage'
import { journalPrefix, recordsPrefix, storeKey } from '../storage/storage-keys'
import { resetStore } from '../store/site-store'

/**
 * Deletes all the site's data in this browser and resets it, signed out, in every tab. The store deletes its own
 * keys, so that other tabs notice.
 * @example <button onClick={clearBrowserData}>Clear all data of this site</button>
 */
export function clearBrowserData(): void {
  for (const area of [localArea, sessionArea]) {
    // Sorted, so that changes are deleted before their document: changes without a document would
    // count as the whole data.
    for (const key of area.keys().toSorted()) {
      if (!isBesideTheStore(key)) continue
      area.remove(key)
      // Remotes' records are in this tab's memory, too. Browsers notify the other tabs.
      if (key.startsWith(recordsPrefix)) notifyThisTab(key, null)
    }
  }
  void forgetCaches()
  forgetClientErrors()
  resetStore()
}

/** Caches with copies of the site's responses have the site's prefix. */
async function forgetCaches() {
  if (!globalThis.caches) return
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(sitePrefix)).map((name) => caches.delete(name)),
  )
}

const sitePrefix = 'fivefold-'

function isBesideTheStore(key: string): boolean {
  const isOfStore = key === storeKey || key.startsWith(journalPrefix)
  return key === errorLogKey || (key.startsWith(sitePrefix) && !isOfStore)
}
