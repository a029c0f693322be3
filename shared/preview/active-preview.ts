/*
 * Which preview is open in this browser: the token of its link, in a cache that page and worker share and
 * that exists on the preview's origin alone.
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
