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
 * Repeats a failed attempt when the browser reports the network, when the visitor returns to the page, and at
 * intervals in case the browser reports nothing.
 * @param attempt may be called while an earlier call is running.
 * @returns a function that stops it.
 * @example const stop = keepTrying(() => void fetch('/invoices.json'))
 */
export function keepTrying(attempt: () => void): () => void {
  const ended = new AbortController()
  // In milliseconds. A browser that believes it is offline may never report the network again.
  let pause = navigator.onLine ? 20_000 : 4_000
  let timer: ReturnType<typeof setTimeout>

  const tryNow = () => document.hidden || attempt()
  const wait = () => {
    timer = setTimeout(() => {
      tryNow()
      pause = Math.min(2 * pause, 60_000)
      wait()
    }, pause)
  }

  wait()
  window.addEventListener('online', tryNow, ended)
  document.addEventListener('visibilitychange', tryNow, ended)
  return () => {
    clearTimeout(timer)
    ended.abort()
  }
}
