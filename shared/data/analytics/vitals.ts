import type { Track } from '../../contract/start/page-starter'

/** Layout shifts form one window while they follow within 1 s, for at most 5 s. */
const shiftGap = 1000
const shiftWindow = 5000

/**
 * Reports LCP, FID (milliseconds) and CLS once per page load as analytics events. LCP and CLS are final when the page
 * is first hidden.
 */
export function reportWebVitals(track: Track): void {
  const report = (metric: 'LCP' | 'FID' | 'CLS', value: number) =>
    track('web_vitals', { metric, value: Math.round(value * 1000) / 1000 })
  const largestPaint = { value: 0 }
  const shifts = { worst: 0, current: 0, startedAt: 0, endedAt: 0, isSupported: false }

  observe('largest-contentful-paint', (entry) => {
    largestPaint.value = sinceShown(entry.startTime)
  })
  shifts.isSupported = observe('layout-shift', (entry) => {
    if (!isLayoutShift(entry) || entry.hadRecentInput) return
    const isSameWindow =
      entry.startTime - shifts.endedAt < shiftGap &&
      entry.startTime - shifts.startedAt < shiftWindow
    if (!isSameWindow) {
      shifts.startedAt = entry.startTime
      shifts.current = 0
    }
    shifts.endedAt = entry.startTime
    shifts.current += entry.value
    shifts.worst = Math.max(shifts.worst, shifts.current)
  })
  observe('first-input', (entry) => {
    if (isFirstInput(entry)) report('FID', entry.processingStart - entry.startTime)
  })

  const finish = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', finish, true)
    if (largestPaint.value > 0) report('LCP', largestPaint.value)
    if (shifts.isSupported) report('CLS', shifts.worst)
  }
  // Before the store's own listener, so that its last write includes these events.
  document.addEventListener('visibilitychange', finish, true)
}

/** The times of a page that the browser prerendered count from its activation. */
function sinceShown(time: number): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const shown = Number(Reflect.get(navigation ?? {}, 'activationStart') ?? 0)
  return Math.max(time - shown, 0)
}

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): boolean {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return false
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry)
  })
  observer.observe({ type, buffered: true })
  return true
}

function isLayoutShift(
  entry: PerformanceEntry,
): entry is PerformanceEntry & { value: number; hadRecentInput: boolean } {
  return 'value' in entry && 'hadRecentInput' in entry
}

function isFirstInput(
  entry: PerformanceEntry,
): entry is PerformanceEntry & { processingStart: number } {
  return 'processingStart' in entry
}
