/** Milliseconds after which a browser that does not tell when it is idle counts as idle. */
const idleGuess = 500

export function afterOtherWork(run: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, idleGuess)
}
