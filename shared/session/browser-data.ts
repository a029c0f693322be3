import { errorLogKey, forgetClientErrors } from '../analytics/error-log'
import { tellThisTab } from '../persistence/engine/records-area'
import { localArea, sessionArea } from '../storage/browser-storage'
import { journalPrefix, recordsPrefix, storeKey } from '../storage/storage-keys'
import { resetStore } from '../store/site-store'

/**
 * Removes everything the site keeps in this browser and starts over, signed out, in every tab. The
 * store removes its own keys, so that the other tabs notice.
 * @example <button onClick={clearBrowserData}>Clear all data of this site</button>
 */
export function clearBrowserData(): void {
  for (const area of [localArea, sessionArea]) {
    // Changes before the document they belong to: without it they would be all there is.
    for (const key of area.keys().toSorted()) {
      if (!isBesideTheStore(key)) continue
      area.remove(key)
      // Records that remotes keep are in memory here, too; other tabs hear of it by themselves.
      if (key.startsWith(recordsPrefix)) tellThisTab(key, null)
    }
  }
  void forgetCaches()
  forgetClientErrors()
  resetStore()
}

/** Cache storage holds copies of what pages fetched, under names that start with the site's. */
async function forgetCaches() {
  if (!('caches' in globalThis)) return
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
