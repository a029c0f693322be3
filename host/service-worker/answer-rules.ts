/** Whether the worker has to do with a request at all. */
export function concernsUs({ method, url, headers }: Request, origin: string): boolean {
  return method === 'GET' && new URL(url).origin === origin && !headers.has('range')
}

type Outcome = Pick<Response, 'status' | 'type' | 'redirected'>

/** Whether an answer may be kept: no error, no redirect, nothing that hides what it is. */
export const isFit = ({ status, type, redirected }: Outcome): boolean =>
  status === 200 && type === 'basic' && !redirected

/** Whether what stands behind an address never changes. */
export const isLasting = ({ headers }: Response): boolean =>
  /\bimmutable\b/.test(headers.get('cache-control') ?? '')

/** A site of files has one answer for every query. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** The addresses of the site that a message lists; what is no list, or lists other things, has none. */
export const addressesIn = (message: unknown, origin: string): string[] =>
  Array.isArray(message)
    ? message.map(String).filter((url) => URL.canParse(url) && new URL(url).origin === origin)
    : []
