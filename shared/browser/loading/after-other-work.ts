/** Milliseconds to wait in a browser without idle callbacks. */
const idleGuess = 500

/**
 * Runs when the browser is idle.
 * @param limit milliseconds after which it runs anyway; without it, waits for idle time.
 * @example afterOtherWork(() => console.info('idle, or 2 s later'), 2000)
 */
export function afterOtherWork(run: () => void, limit?: number) {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(run, limit === undefined ? {} : { timeout: limit })
  } else setTimeout(run, idleGuess)
}
