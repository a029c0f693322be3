/** Milliseconds after which a browser that does not tell when it is idle counts as idle. */
const idleGuess = 500

/**
 * Runs when the browser has nothing better to do.
 * @param limit milliseconds after which it runs all the same; absent: never before.
 */
export function afterOtherWork(run: () => void, limit?: number) {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run, limit === undefined ? {} : { timeout: limit })
  } else setTimeout(run, idleGuess)
}
