/** The last good answer of the feed, in the browser's own cache, for the days when the feed is down. */
const cacheName = 'fivefold-blog'
const savedAtHeader = 'x-saved-at'

/** A longer answer is not kept: the copy is a convenience, and room in the browser is the visitor's. */
const longestCopy = 2_000_000

export interface SavedFeed {
  text: string
  savedAt: Date
}

/** Never fails: without a cache (private window, plain http, full disk) there is no copy. */
export async function saveFeed(address: string, text: string): Promise<void> {
  if (!('caches' in globalThis) || text.length > longestCopy) return
  try {
    const cache = await caches.open(cacheName)
    const headers = { [savedAtHeader]: new Date().toISOString() }
    await cache.put(address, new Response(text, { headers }))
  } catch {
    // the page works without a copy
  }
}

/** null without a copy that can be dated. */
export async function readSavedFeed(address: string): Promise<SavedFeed | null> {
  if (!('caches' in globalThis)) return null
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
