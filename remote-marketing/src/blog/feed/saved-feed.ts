/** The last good response of the feed, in CacheStorage, for when the feed is down. */
const cacheName = 'fivefold-blog'
const savedAtHeader = 'x-saved-at'

/** Longer responses are not saved, to leave the storage to the visitor. */
const longestCopy = 2_000_000

export interface SavedFeed {
  text: string
  savedAt: Date
}

/** Never throws. Without a cache (private window, plain http, full disk), it saves no copy. */
export async function saveFeed(address: string, text: string): Promise<void> {
  if (!globalThis.caches || text.length > longestCopy) return
  try {
    const cache = await caches.open(cacheName)
    const headers = { [savedAtHeader]: new Date().toISOString() }
    await cache.put(address, new Response(text, { headers }))
  } catch {
    // the page works without a copy
  }
}

/** null without a copy that has a valid date. */
export async function readSavedFeed(address: string): Promise<SavedFeed | null> {
  if (!globalThis.caches) return null
  try {
    const cache = await caches.open(cacheName)
    const copy = await cache.match(address)
    const savedAt = new Date(copy?.headers.get(savedAtHeader) ?? '')
    if (!copy || Number.isNaN(savedAt.getTime())) return null
    return { text: await copy.text(), savedAt }
  } catch {
    return null
  }
}
