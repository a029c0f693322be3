// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { trackEvent } from './track'
import { reportWebVitals } from './vitals'

const observers = new Map<string, (entries: object[]) => void>()
const gtag = vi.fn()

beforeEach(() => {
  observers.clear()
  gtag.mockReset()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  vi.stubGlobal('gtag', gtag)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'first-input']
      callback: (list: { getEntries: () => object[] }) => void
      constructor(callback: (list: { getEntries: () => object[] }) => void) {
        this.callback = callback
      }
      observe({ type }: { type: string }) {
        observers.set(type, (entries) => this.callback({ getEntries: () => entries }))
      }
    },
  )
})
function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

function shift(startTime: number, value: number, hadRecentInput = false) {
  return { startTime, value, hadRecentInput }
}

test('LCP and CLS are reported once, when the page is hidden, FID at the first input', () => {
  reportWebVitals(trackEvent)
  observers.get('largest-contentful-paint')?.([{ startTime: 800 }, { startTime: 1234.5678 }])
  observers.get('layout-shift')?.([
    shift(100, 0.1),
    shift(900, 0.05),
    shift(1000, 0.9, true),
    shift(4000, 0.02),
  ])
  observers.get('first-input')?.([{ startTime: 2000, processingStart: 2016.4 }])
  expect(gtag.mock.calls).toEqual([['event', 'web_vitals', { metric: 'FID', value: 16.4 }]])
  hide()
  hide()
  expect(gtag.mock.calls.slice(1)).toEqual([
    ['event', 'web_vitals', { metric: 'LCP', value: 1234.568 }],
    ['event', 'web_vitals', { metric: 'CLS', value: 0.15 }],
  ])
})

test('a browser that cannot observe reports nothing', () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  reportWebVitals(trackEvent)
  hide()
  expect(gtag).not.toHaveBeenCalled()
})
