/**
 * Runs when the browser has nothing better to do, and at once in a page that nobody looks at.
 * @param limit milliseconds after which it runs all the same.
 */
export function whenIdle(run: () => void, limit: number): void {
  const canWait = 'requestIdleCallback' in window && document.visibilityState === 'visible'
  if (canWait) window.requestIdleCallback(run, { timeout: limit })
  else run()
}
