import type { Page } from '../../extensions/smoke/find-browser'
import type { Tap } from './waiting-pages'

export interface TapFigures {
  /** Milliseconds from the touch to the next paint; the browser rounds to 8. */
  painted: number
  /** Milliseconds from the touch to the frame with its effect. */
  done: number
  /** Milliseconds from the navigation to that frame. */
  doneAt: number
}

declare global {
  interface Window {
    tapped: Promise<TapFigures>
  }
}

/** Touches a control and waits for the effect. */
export async function tap(page: Page, { control, done }: Tap): Promise<TapFigures> {
  await page.evaluate(observeTap, done)
  await page.locator(control).first().tap()
  return page.evaluate(() => window.tapped)
}

function observeTap(done: string) {
  const figures = { painted: 0, done: 0, doneAt: 0 }
  const seen = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(?:pointer|click)/.test(name)) figures.painted = Math.max(figures.painted, duration)
    }
  })
  seen.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  let touched = 0
  const touch = ({ timeStamp }: Event) => (touched = timeStamp)
  window.addEventListener('pointerdown', touch, { capture: true, once: true })
  window.tapped = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (touched === 0 || document.querySelector(done) === null) return
      observer.disconnect()
      requestAnimationFrame(() => {
        setTimeout(() => {
          figures.doneAt = performance.now()
          figures.done = figures.doneAt - touched
          // The browser reports event timings when it is idle.
          setTimeout(resolve, 500, figures)
        })
      })
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  })
}
