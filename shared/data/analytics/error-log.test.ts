// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

async function freshLog() {
  vi.resetModules()
  return import('./error-log')
}

function stored() {
  return JSON.parse(localStorage.getItem('error_logs') ?? 'null')
}

const gtag = vi.fn()

beforeEach(() => {
  localStorage.clear()
  gtag.mockReset()
  vi.stubGlobal('gtag', gtag)
  vi.spyOn(console, 'info').mockReturnValue(undefined)
})
test('a record has the error, address, time, browser and release', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-02T08:00:00.000Z') })
  const { recordClientError } = await freshLog()
  const error = new TypeError('x is not a function')
  recordClientError(error, { remote: 'support', version: '1.4.0', componentStack: 'at Page' })
  expect(stored()).toEqual([
    {
      message: 'x is not a function',
      stack: error.stack,
      context: { componentStack: 'at Page' },
      timestamp: '2026-11-02T08:00:00.000Z',
      url: window.location.href,
      userAgent: navigator.userAgent,
      remote: 'support',
      version: '1.4.0',
    },
  ])
  expect(gtag).toHaveBeenCalledWith('event', 'exception', {
    description: 'x is not a function',
    fatal: false,
    remote: 'support',
    version: '1.4.0',
  })
})

test('a record of a canary has its role, for given and detected releases', async () => {
  const { recordClientError, clientErrors, nameReleaseRoles } = await freshLog()
  nameReleaseRoles((remote, version) =>
    `${remote} ${version}` === 'support 1.5.0-ab' ? 'canary' : undefined,
  )
  recordClientError(new Error('told'), { remote: 'support', version: '1.5.0-ab' })
  const uncaught = new Error('read from the stack')
  uncaught.stack = 'at pay (https://site.example/remotes/support/1.5.0-ab/assets/page.js:1:20)'
  recordClientError(uncaught)
  recordClientError(new Error('live'), { remote: 'support', version: '1.4.0-cd' })
  expect(clientErrors().map(({ version, context }) => [version, context['release']])).toEqual([
    ['1.5.0-ab', 'canary'],
    ['1.5.0-ab', 'canary'],
    ['1.4.0-cd', undefined],
  ])
})

test('at most 50 are kept in memory and the last 10 stored', async () => {
  const { recordClientError, clientErrors, forgetClientErrors } = await freshLog()
  for (let index = 1; index <= 60; index += 1) recordClientError(new Error(`error ${index}`))
  expect(clientErrors()).toHaveLength(50)
  expect(clientErrors()[0]?.message).toBe('error 11')
  expect(stored()).toHaveLength(10)
  expect(stored()[9].message).toBe('error 60')
  expect(gtag).toHaveBeenCalledTimes(60)
  forgetClientErrors()
  expect(clientErrors()).toEqual([])
})

test('errors of an earlier page stay until newer ones push them out', async () => {
  const before = await freshLog()
  before.recordClientError(new Error('before the reload'))
  const after = await freshLog()
  after.recordClientError(new Error('after the reload'))
  expect(stored().map(({ message }: { message: string }) => message)).toEqual([
    'before the reload',
    'after the reload',
  ])
})

test.each(['rubbish', '{}', '[1,null,"x"]'])(
  'an unreadable stored log is replaced: %s',
  async (text) => {
    localStorage.setItem('error_logs', text)
    const { recordClientError } = await freshLog()
    recordClientError(new Error('boom'))
    expect(stored()).toHaveLength(1)
  },
)

describe('installed', () => {
  test('errors of the window and unhandled rejections are recorded', async () => {
    const { installErrorLog, clientErrors } = await freshLog()
    const ended = new AbortController()
    installErrorLog({ signal: ended.signal })
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown'), message: 'thrown' }))
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'refused' })
    window.dispatchEvent(rejection)
    expect(clientErrors().map(({ message, context }) => [message, context])).toEqual([
      ['thrown', { kind: 'error', source: '' }],
      ['refused', { kind: 'unhandledrejection' }],
    ])
    ended.abort()
    window.dispatchEvent(new ErrorEvent('error', { message: 'later' }))
    expect(clientErrors()).toHaveLength(2)
  })

  test('violations of the page’s policy are recorded, with the release whose script was refused', async () => {
    const { installErrorLog, clientErrors } = await freshLog()
    const ended = new AbortController()
    installErrorLog({ signal: ended.signal })
    const refuse = () =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), {
          effectiveDirective: 'script-src-elem',
          blockedURI: 'https://attacker.example/x.js',
          sourceFile: `${location.origin}/remotes/support/1.0.0-a/assets/page.js`,
        }),
      )
    refuse()
    ended.abort()
    refuse()
    expect(clientErrors()).toMatchObject([
      {
        message: 'Refused by script-src-elem: https://attacker.example/x.js',
        context: {
          kind: 'policy',
          source: `${location.origin}/remotes/support/1.0.0-a/assets/page.js`,
        },
        remote: 'support',
        version: '1.0.0-a',
      },
    ])
  })
})

describe('a failed load', () => {
  const exceptions = () => gtag.mock.calls.map(([, , { description }]) => description)
  const messages = () => stored().map(({ message }: Error) => message)
  const happens = (event: 'pagehide' | 'pageshow') => window.dispatchEvent(new Event(event))
  const aMomentLater = () => vi.advanceTimersByTime(10_000)

  async function installedLog() {
    vi.useFakeTimers()
    const log = await freshLog()
    const ended = new AbortController()
    log.installErrorLog({ signal: ended.signal })
    onTestFinished(() => ended.abort())
    return log
  }

  test('is recorded at once, and reported when the page stays', async () => {
    const { recordLoadError, clientErrors } = await installedLog()
    recordLoadError(new Error('refused'), { remote: 'support' })
    // A page's life starts like this, after its first scripts.
    happens('pageshow')
    expect(clientErrors()).toEqual([expect.objectContaining({ remote: 'support' })])
    expect(messages()).toEqual(['refused'])
    expect(exceptions()).toEqual([])
    aMomentLater()
    happens('pagehide')
    expect(messages()).toEqual(['refused'])
    expect(exceptions()).toEqual(['refused'])
  })

  test('is no error if the page is left right then, nor are later ones', async () => {
    const { recordLoadError, clientErrors } = await installedLog()
    recordLoadError(new Error('broken off'))
    happens('pagehide')
    recordLoadError(new Error('broken off later'))
    happens('pageshow')
    aMomentLater()
    expect(messages()).toEqual([])
    expect(clientErrors()).toEqual([])
    expect(exceptions()).toEqual([])
  })

  test('hides no other error, and counts again after a return', async () => {
    const { recordClientError, recordLoadError } = await installedLog()
    recordClientError(new Error('thrown'))
    vi.advanceTimersByTime(1)
    recordLoadError(new Error('broken off'))
    happens('pagehide')
    happens('pageshow')
    recordLoadError(new Error('refused'))
    expect(messages()).toEqual(['thrown', 'refused'])
  })
})

test('an error while recording does not lead to another record', async () => {
  const { recordClientError, clientErrors } = await freshLog()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  gtag.mockImplementation(() => {
    recordClientError(new Error('from the tag manager'))
    throw new Error('and again')
  })
  recordClientError(new Error('first'))
  expect(clientErrors().map(({ message }) => message)).toEqual(['first'])
})

test('an error in a loop is recorded up to a limit per minute, whatever sets the clock', async () => {
  vi.useFakeTimers({ now: 1000 })
  const { recordClientError } = await freshLog()
  for (let index = 0; index < 5000; index += 1) recordClientError(new Error('boom'))
  expect(gtag).toHaveBeenCalledTimes(120)
  vi.setSystemTime(0)
  vi.advanceTimersByTime(61_000)
  recordClientError(new Error('boom'))
  expect(gtag).toHaveBeenCalledTimes(121)
})

test('values that are not errors, and context that is not JSON, are recorded as text', async () => {
  const { recordClientError, clientErrors } = await freshLog()
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  recordClientError('just text', { circle, missing: undefined, big: 10n })
  recordClientError(undefined)
  recordClientError(Object.create(null))
  expect(clientErrors()[0]).toMatchObject({
    message: 'just text',
    stack: '',
    context: { circle: '[object Object]', missing: null, big: '10' },
  })
  expect(clientErrors()).toHaveLength(3)
})
