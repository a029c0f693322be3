// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('../../page-content/remote-page', () => ({ RemotePage: () => null }))

type Callback = (metric: object) => void
const { measured } = vi.hoisted(() => ({ measured: new Map<string, Callback>() }))
vi.mock('web-vitals/attribution', () => ({
  onINP: (callback: Callback) => measured.set('INP', callback),
  onLCP: (callback: Callback) => measured.set('LCP', callback),
  onCLS: (callback: Callback) => measured.set('CLS', callback),
}))

const live = { version: '1.0.0-a', entry: '/remotes/support/1.0.0-a/entry.js', role: 'live' }
const canary = { version: '1.1.0-b', entry: '/remotes/support/1.1.0-b/entry.js', role: 'canary' }
const routeOf = (...releases: object[]) => ({ path: '/support', remote: 'support', releases })

type Sent = { event: string } & Record<string, string | boolean | number>
let sent: Sent[] = []

/** Listeners of an earlier page load end with it. */
const targets = [window, document].map((target: EventTarget) => ({
  target,
  listen: target.addEventListener.bind(target),
}))
let ended = new AbortController()

/** A page load of the same browser, after the one before it. */
async function visit(route: object, registry: object = {}) {
  ended.abort()
  ended = new AbortController()
  const { signal } = ended
  for (const { target, listen } of targets) {
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject | null) =>
        listen(type, listener, { signal }),
    )
  }
  vi.resetModules()
  document.body.innerHTML = `<script type="application/json" id="registry">${JSON.stringify({ remotes: { support: registry } })}</script>`
  const { reportReleases } = await import('./report-releases')
  const { recordClientError } = await import('@fivefold/shared/analytics/error-log')
  const { VisitedPage } = await import('../../page-content/visited-page')
  const { createElement } = await import('react')
  const { render, cleanup } = await import('@testing-library/react')
  cleanup()
  const { rerender } = render(createElement(VisitedPage, { route: route as never }))
  const follow = (next: object) => rerender(createElement(VisitedPage, { route: next as never }))
  reportReleases()
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
  return { fail: recordClientError, follow }
}

/** What was sent since the last call. */
async function reports() {
  await vi.advanceTimersByTimeAsync(5_000)
  return sent.splice(0)
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z') })
  vi.stubEnv('VITE_WATCH', '1')
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  measured.clear()
  localStorage.clear()
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body = '' }: { body?: string } = {}) => {
    if (address === '/registry.json') return Response.json({ remotes: {} })
    const { logRecords } = JSON.parse(body).resourceLogs[0].scopeLogs[0]
    for (const { eventName, attributes } of logRecords) {
      const values = attributes.map(({ key, value }: { key: string; value: object }) => [
        key.replace(/^(?:fivefold|http|browser\.web_vital)\./, ''),
        Object.values(value)[0],
      ])
      sent.push({ event: eventName, ...Object.fromEntries(values) })
    }
    throw new TypeError('The collector is down')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('a browser is counted once a day, and once for each release', async () => {
  const route = routeOf(live)
  await visit(route)
  expect(await reports()).toMatchObject([
    { event: 'app.start', remote: 'support', release: '1.0.0-a', role: 'live', first: true },
  ])
  await visit(route)
  expect(await reports()).toEqual([])
  vi.setSystemTime(new Date('2026-11-28T10:00:00Z'))
  await visit(route)
  expect(await reports()).toMatchObject([{ event: 'app.start', first: false }])
  await visit(routeOf({ ...live, version: '1.0.1-c' }))
  expect(await reports()).toMatchObject([{ release: '1.0.1-c', first: true }])
})

test('each percentage of a canary counts the browsers of both releases', async () => {
  const { version } = canary
  await visit(routeOf(live), { canary: { version, percentage: 5 } })
  expect(await reports()).toMatchObject([
    { release: '1.0.0-a', role: 'live', canary: version, percentage: '5', first: true },
  ])
  await visit(routeOf(canary, live), { canary: { version, percentage: 25 } })
  expect(await reports()).toMatchObject([
    { release: version, role: 'canary', canary: version, percentage: '25', first: true },
  ])
})

test('an error belongs to the release whose code has failed, once', async () => {
  const { version } = canary
  const { fail } = await visit(routeOf(canary, live), { canary: { version, percentage: 5 } })
  fail(new Error('Broken'), { remote: 'support', version })
  fail(new Error('Broken again'), { remote: 'support', version })
  fail(new Error('In the host'))
  expect(await reports()).toMatchObject([
    { event: 'app.start' },
    { event: 'exception', release: version, canary: version, first: true },
  ])
  // The live release that stands in for it is no browser of the live release.
  fail(new Error('Both'), { remote: 'support', version: '1.0.0-a' })
  const [report] = await reports()
  expect(report).toMatchObject({ event: 'exception', release: '1.0.0-a', role: 'live' })
  expect(report).not.toHaveProperty('canary')
  fail(new Error('Broken once more'), { remote: 'support', version })
  expect(await reports()).toEqual([])
})

test('an error from before the reports is reported, too', async () => {
  const { fail } = await visit(routeOf(live))
  fail(new Error('Early'))
  expect(await reports()).toMatchObject([{ event: 'app.start' }, { event: 'exception' }])
})

const interaction = (value: number) => ({
  name: 'INP',
  value,
  attribution: {
    inputDelay: 8,
    processingDuration: value - 24,
    presentationDelay: 16,
    interactionTarget: 'main>button',
  },
})

const hide = () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a sample of page loads reports its vitals when the page is hidden, with the part that took most', async () => {
  await visit(routeOf(live))
  expect(measured.size).toBe(0)
  vi.mocked(Math.random).mockReturnValue(0.05)
  await visit(routeOf(live))
  await reports()
  measured.get('INP')?.(interaction(100))
  measured.get('INP')?.(interaction(300))
  measured.get('CLS')?.({ name: 'CLS', value: 0.012, attribution: {} })
  expect(await reports()).toEqual([])
  hide()
  hide()
  expect(await reports()).toMatchObject([
    {
      event: 'browser.web_vital',
      release: '1.0.0-a',
      first: true,
      name: 'INP',
      value: '300',
      part: 'processing',
      target: 'main>button',
    },
    { name: 'CLS', value: 0.012, part: '', target: '' },
  ])
})

test('vitals end with the first page: the next one may be another remote’s', async () => {
  vi.mocked(Math.random).mockReturnValue(0.05)
  const { follow } = await visit(routeOf(live))
  await reports()
  measured.get('INP')?.(interaction(100))
  follow({ ...routeOf(live), path: '/support/kb' })
  measured.get('INP')?.(interaction(900))
  hide()
  expect(await reports()).toMatchObject([{ route: '/support', value: '100' }])
})

test('who has chosen a release is no sample', async () => {
  const { version } = canary
  localStorage.setItem('fivefold-canary-cohort', 'beta')
  await visit(routeOf(canary, live), { canary: { version, percentage: 5, cohort: 'beta' } })
  await visit(routeOf({ ...live, role: 'trial' }, live))
  expect(await reports()).toEqual([])
})
