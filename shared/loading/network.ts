/** An address that the site always has. */
const knownAddress = '/registry.json'

/** Milliseconds after which no answer is expected any longer. */
const patience = 2000

/** The site's answer; undefined where none comes. A request of this kind passes the service worker and all caches. */
const answer = () =>
  fetch(knownAddress, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)

/**
 * Whether there is no network. Browsers are mistaken when they say so: an answer, even of a server that fails, shows
 * that there is.
 * @example void isOffline().then((isOffline) => console.info(isOffline ? 'offline' : 'online'))
 */
export const isOffline = async () => !navigator.onLine && (await answer()) === undefined

/**
 * Whether the site answers as it should.
 * @example void isAnswering().then((isBack) => console.info(isBack))
 */
export const isAnswering = async () => (await answer())?.ok === true

/**
 * Tries again what has failed: when the browser says that the network is back, when the visitor comes back to the
 * page, and now and then in case that the browser says nothing.
 * @param attempt may be called while an earlier one is under way.
 * @returns a function that ends it.
 * @example const stop = keepTrying(() => void fetch('/invoices.json'))
 */
export function keepTrying(attempt: () => void): () => void {
  const ended = new AbortController()
  // A browser that believes that there is no network may never say more. Milliseconds.
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
