export function isHandled({ method, url, headers }: Request, origin: string): boolean {
  return method === 'GET' && new URL(url).origin === origin && !headers.has('range')
}

/** Not an error, a redirect or opaque, and not marked `no-store`. */
export const isCacheable = (
  response: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  !says(response, /\bno-store\b/i)

export const isImmutable = (response: Pick<Response, 'headers'>): boolean =>
  says(response, /\bimmutable\b/)

const says = ({ headers }: Pick<Response, 'headers'>, rule: RegExp) =>
  rule.test(headers.get('cache-control') ?? '')

/** The address without its query: a site of static files ignores it. */
export function cacheKey(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** The site's own addresses in a message from a page; empty for an unexpected message. */
export const siteUrls = (message: unknown, origin: string): string[] =>
  Array.isArray(message)
    ? message.map(String).filter((url) => URL.canParse(url) && new URL(url).origin === origin)
    : []
