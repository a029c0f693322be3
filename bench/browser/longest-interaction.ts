import type { Page } from '../../extensions/smoke/find-browser'

/**
 * Observes the documents that a page opens from now on.
 * @returns reads the longest time from an input to the next paint, in milliseconds; the browser rounds to 8.
 */
export async function longestInteraction(page: Page): Promise<() => number> {
  let longest = 0
  await page.exposeFunction('reportDelay', (delay: number) => (longest = Math.max(longest, delay)))
  await page.addInitScript(reportInteractions)
  return () => longest
}

function reportInteractions() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = Number(Reflect.get(entry, 'interactionId')) > 0
      if (isInteraction) Reflect.get(window, 'reportDelay')(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
