import { visitedCache } from '@fivefold/shared/offline/visited-cache'
import { addressName } from '@fivefold/shared/files/address-name'
import { cacheKey, isCacheable, isImmutable } from './response-rules'
import { staleEntries } from './stale-entries'
import { documentMark } from '@fivefold/shared/files/document-mark'

/** Number of entries above which stale ones are deleted. */
const maximumEntries = 400

/** The host's document for any address; it finds the page in the registry. */
const shellDocument = '/404.html'

const openCache = () => caches.open(visitedCache)

/** Caches a response for offline use. @throws if the response breaks off or the disk is full. */
export async function cacheResponse(url: string, response: Response): Promise<void> {
  if (!isCacheable(response)) return
  const cache = await openCache()
  const key = cacheKey(url)
  if (isImmutable(response) && (await cache.match(key))) return response.body?.cancel()
  if (!(await isOfSite(url, response.clone()))) return response.body?.cancel()
  await cache.put(key, response)
}

/**
 * The cached response to a request; the shell for a document that was never cached. Redirects another spelling of an
 * address, as the server does.
 */
export async function cachedResponse({ url, mode }: Request): Promise<Response | undefined> {
  const { origin, pathname, search } = new URL(url)
  const { kind, path } = addressName(pathname)
  if (kind === 'redirect') return Response.redirect(origin + path + search, 308)
  const cache = await openCache()
  const response = await cache.match(cacheKey(url))
  return response ?? (mode === 'navigate' ? cache.match(shellDocument) : undefined)
}

/** Fetches and caches files that are missing or may have changed. */
export async function cacheAll(urls: readonly string[]): Promise<void> {
  const cache = await openCache()
  await Promise.allSettled(
    urls.map(async (url) => {
      const cached = await cache.match(cacheKey(url))
      if (cached && isImmutable(cached)) return
      await cacheResponse(url, await fetch(url))
    }),
  )
}

export async function deleteStaleEntries(): Promise<void> {
  const cache = await openCache()
  const requests = await cache.keys()
  if (requests.length <= maximumEntries) return
  const entries = await Promise.all(
    requests.map(async ({ url }) => {
      const path = new URL(url).pathname
      const response = await cache.match(url)
      return response === undefined || isImmutable(response)
        ? { path }
        : { path, text: await response.text() }
    }),
  )
  await Promise.all(staleEntries(entries).map((path) => cache.delete(path)))
}

/** Every registry contains it (deploy/site/registry/registry-file.ts). */
const registryMark = '"remotes"'

/**
 * Whether a response with status 200 is the site's own content. A server under maintenance, a proxy or a captive
 * portal sends its own page instead.
 */
async function isOfSite(url: string, response: Response): Promise<boolean> {
  const { kind, path } = addressName(new URL(url).pathname)
  const isHtml = /^text\/html\b/.test(response.headers.get('content-type') ?? '')
  const isDocument = kind !== 'file' || path.endsWith('.html')
  if (isDocument !== isHtml) return false
  if (isDocument) return (await response.text()).includes(documentMark)
  return path !== '/registry.json' || (await response.text()).includes(registryMark)
}
