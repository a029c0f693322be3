/*
 * The token of the preview that is open in this browser. It is in a cache that page and worker share and that exists
 * only on the origin of previews.
 */

const cacheName = 'fivefold-preview'
const entry = '/previews/active'

export async function activeToken(): Promise<string | undefined> {
  if (!(await caches.has(cacheName))) return undefined
  const cache = await caches.open(cacheName)
  return (await cache.match(entry))?.text()
}

export async function activate(token: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.put(entry, new Response(token))
}
