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
 * @example const reason = async () => ((await isOffline()) ? 'You are offline.' : 'Please try again.')
 */
export const isOffline = async () => !navigator.onLine && (await answer()) === undefined

/**
 * Whether the site answers as it should.
 * @example const isBack = async () => (await isAnswering()) === true
 */
export const isAnswering = async () => (await answer())?.ok === true

/** Milliseconds until the first attempt: where the browser believes that there is no network, it may never say more. */
const firstPause = () => (navigator.onLine ? 20_000 : 4_000)
const longestPause = 60_000

/**
 * Tries again what has failed: when the browser says that the network is back, when the visitor comes back to the
 * page, and now and then in case that the browser says nothing.
 * @param attempt is not called again before it has ended.
 * @returns a function that ends it.
 * @example const stop = keepTrying(async () => void (await fetch('/invoices.json')))
 */
export function keepTrying(attempt: () => void | Promise<void>): () => void {
  let isUnderWay = false
  let pause = firstPause()
  let timer = setTimeout(tryLater, pause)

  async function tryNow() {
    if (isUnderWay || document.visibilityState === 'hidden') return
    isUnderWay = true
    await Promise.resolve(attempt()).catch((error: unknown) => console.error(error))
    isUnderWay = false
  }

  function tryLater() {
    void tryNow()
    pause = Math.min(2 * pause, longestPause)
    timer = setTimeout(tryLater, pause)
  }

  const listener = () => void tryNow()
  window.addEventListener('online', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
