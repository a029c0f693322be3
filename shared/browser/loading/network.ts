import { backOff } from './back-off'

/** An address that every site has. */
const knownAddress = '/registry.json'

/** Milliseconds. */
const timeout = 2000

/** The site's response; undefined if none arrives. HEAD requests bypass the service worker and all caches. */
const answer = () =>
  fetch(knownAddress, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  }).catch(() => undefined)

/**
 * Whether the browser has no network. `navigator.onLine` may be wrong: any response, even of a
 * failing server, proves a connection.
 * @example void isOffline().then((isOffline) => console.info(isOffline ? 'offline' : 'online'))
 */
export const isOffline = async () => !navigator.onLine && (await answer()) === undefined

/**
 * Whether the site answers without an error.
 * @example void isAnswering().then((isBack) => console.info(isBack))
 */
export const isAnswering = async () => (await answer())?.ok === true

/**
 * Repeats an attempt when the browser reports the network, when the visitor returns to the page, and at intervals, but
 * not while the page is hidden. Failures in a row make the intervals longer.
 * @param attempt receives the event that caused it, and may be called while an earlier call is running. It has failed
 * unless it returns or resolves to `true`.
 * @param first milliseconds of the first interval. A browser that believes it is offline may never report the network.
 * @param longest milliseconds of the longest one.
 * @returns a function that stops it.
 * @example const stop = keepTrying(() => void fetch('/invoices.json'))
 */
export function keepTrying(
  attempt: (event?: Event) => unknown,
  first = navigator.onLine ? 20_000 : 4_000,
  longest = 60_000,
): () => void {
  const ended = new AbortController()
  let failures = 0
  let timer: ReturnType<typeof setTimeout>

  const tryNow = async (event?: Event) => {
    if (!document.hidden) failures = (await attempt(event)) === true ? 0 : failures + 1
  }
  const wait = () => {
    if (ended.signal.aborted) return
    timer = setTimeout(() => void tryNow().then(wait), backOff(failures, first, longest))
  }

  wait()
  window.addEventListener('online', tryNow, ended)
  document.addEventListener('visibilitychange', tryNow, ended)
  return () => {
    clearTimeout(timer)
    ended.abort()
  }
}
