// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock('../../../host/src/pages/page-content/remote-page', () => ({ RemotePage: () => null }))

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
async function visit(route: object, registry: object = {}, next?: object) {
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
  const { recordClientError, installErrorLog } =
    await import('@fivefold/shared/analytics/error-log')
  installErrorLog({ signal })
  const { VisitedPage } = await import('../../../host/src/pages/page-content/visited-page')
  const { createElement } = await import('react')
  const { render, cleanup } = await import('@testing-library/react')
  cleanup()
  const { rerender } = render(createElement(VisitedPage, { route: route as never }))
  const follow = (next: object) => rerender(createElement(VisitedPage, { route: next as never }))
  if (next) follow(next)
  reportReleases()
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
  return { fail: recordClientError, follow }
}

/** Returns the reports sent since the last call. */
async function reports() {
  await vi.advanceTimersByTimeAsync(5_000)
  // A report waits for the code that reads its error.
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
  return sent.splice(0)
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z') })
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
  // This browser runs the live release as a fallback and does not count for the live release.
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

/** An error with this stack, as a script of any origin throws it. */
const thrown = (frames: string, message = 'x is not a function') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${frames}` })

const uncaught = (given: ErrorEventInit) =>
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught', ...given }))
const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
const refused = (sourceFile: string) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'script-src-elem',
      blockedURI: 'https://tags.example/ada',
      sourceFile,
    }),
  )

const ownFile = `${location.origin}/remotes/support/1.0.0-a/assets/page.js`
const ofFrame = (frames: string) => ({ error: thrown(frames) })

test.each<[string, () => void]>([
  ['an extension of Chromium', () => uncaught(ofFrame('at a (chrome-extension://ab/a.js:1:2)'))],
  ['an extension of Firefox', () => uncaught(ofFrame('a@moz-extension://8c/a.js:1:2'))],
  ['an extension of Safari', () => uncaught(ofFrame('a@safari-web-extension://8c/a.js:1:2'))],
  ['a hidden one of Safari', () => uncaught(ofFrame('a@webkit-masked-url://hidden/:1:2'))],
  ['an injected script', () => uncaught(ofFrame('at a (<anonymous>:1:2)'))],
  [
    'an inline script',
    () => uncaught({ ...ofFrame(`at ${location.href}:1:2`), filename: location.href }),
  ],
  ['a userscript', () => uncaught(ofFrame('at a (userscript.html?name=a.user.js:1:2)'))],
  [
    'a frame of its own realm',
    () => uncaught({ error: { message: 'x' }, filename: 'about:srcdoc' }),
  ],
  ['an empty frame', () => uncaught({ error: null, filename: 'about:blank' })],
  ['a script of another origin', () => uncaught({ message: 'Script error.', error: null })],
  [
    'a ResizeObserver',
    () =>
      uncaught({
        message: 'ResizeObserver loop completed with undelivered notifications.',
        filename: location.href,
        error: undefined,
      }),
  ],
  ['a promise without a reason', () => rejected(null)],
  ['a promise with no error', () => rejected({ code: 4001, message: 'User rejected' })],
  ['a promise with a text', () => rejected('timeout')],
  ['a promise of an extension', () => rejected(thrown('a@moz-extension://8c/a.js:1:2'))],
  ['a policy for an extension', () => refused('chrome-extension')],
  ['a policy for an unknown script', () => refused('')],
  ['a policy for the page', () => refused(location.href)],
])('an error of %s stays in this browser, and is no failure of the release', async (_, act) => {
  await visit(routeOf(live))
  await reports()
  act()
  expect(JSON.parse(localStorage.getItem('error_logs') ?? '[]')).toHaveLength(1)
  expect(await reports()).toEqual([])
})

test.each<[string, () => void]>([
  ['a frame', () => uncaught(ofFrame(`at a (${ownFile}:3:4)`))],
  [
    'a frame below one of an extension',
    () => uncaught(ofFrame(`at w (chrome-extension://ab/a.js:1:2)\nat a (${ownFile}:3:4)`)),
  ],
  ['a file, with a text', () => uncaught({ error: 'thrown', filename: ownFile })],
  ['a promise', () => rejected(thrown(`a@${ownFile}:3:4`))],
  ['what the policy refuses', () => refused(ownFile)],
])('an error of the site by %s is reported with its release', async (_, act) => {
  await visit(routeOf(canary, live))
  await reports()
  act()
  expect(await reports()).toMatchObject([
    {
      event: 'exception',
      release: '1.0.0-a',
      'exception.stacktrace': expect.stringContaining('(/remotes/support/1.0.0-a/assets/page.js:'),
    },
  ])
})

test('a report has the words of the browser alone, and counts where nobody can read them', async () => {
  const { fail } = await visit(routeOf(live))
  await reports()
  fail(thrown('', `can't access property "ada's", https://a.example/?k=ada is undefined`))
  const text = JSON.stringify(await reports())
  expect(text).toContain("can't access property … is undefined")
  expect(text).not.toContain('ada')
  expect(text).not.toContain('a.example')

  vi.doMock('./plain-error', () => {
    throw new Error('The file is gone')
  })
  const { fail: failAgain } = await visit(routeOf({ ...live, version: '1.0.1-c' }))
  await reports()
  failAgain(thrown('', 'ada is not defined'))
  expect(await reports()).toMatchObject([{ event: 'exception', 'exception.message': '…' }])
  vi.doUnmock('./plain-error')
})

test('pages that a visitor has seen before somebody follows count, each remote once', async () => {
  const other = { ...routeOf(live), remote: 'portal', path: '/portal' }
  await visit(routeOf(live), {}, other)
  expect((await reports()).map(({ event, ...about }) => [event, about['remote']])).toEqual([
    ['app.start', 'support'],
    ['app.start', 'portal'],
  ])
})

test('an error of the moment in which a report leaves is read, too', async () => {
  const { fail } = await visit(routeOf(canary, live))
  await reports()
  setTimeout(() => fail(new Error('ada is not defined')), 2_000)
  fail(new Error('ada is null'), { remote: 'support', version: '1.0.0-a' })
  await vi.dynamicImportSettled()
  // Both timers run before anything else does.
  vi.advanceTimersByTime(2_000)
  expect((await reports()).map((one) => one['exception.message'])).toEqual([
    '… is null',
    '… is not defined',
  ])
})

describe('a report whose code does not come', () => {
  /** Fails, and returns a function that lets the code come. */
  async function failing() {
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    vi.doMock('./plain-error', async (original) => {
      await arrival
      return original()
    })
    const { fail } = await visit(routeOf(live))
    await reports()
    fail(thrown('', 'ada is not defined'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toEqual([])
    return arrive
  }
  afterEach(() => vi.doUnmock('./plain-error'))

  test('waits for it', async () => {
    const arrive = await failing()
    arrive()
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ 'exception.message': '… is not defined' }]),
    )
  })

  test('leaves without it when the page is hidden', async () => {
    const arrive = await failing()
    hide()
    expect(sent.splice(0)).toMatchObject([{ event: 'exception', 'exception.message': '…' }])
    arrive()
    expect(await reports()).toEqual([])
  })
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
