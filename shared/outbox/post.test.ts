// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { post } from './post'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answers = (body: string, status: number, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }))

const page = '<html><h1>A page of a proxy</h1></html>'

test.each([200, 400, 401, 403, 404, 410, 500, 502, 503, 504])(
  'a page of a proxy with status %i is no word of the intake, so the record is sent again',
  async (status) => {
    answers(page, status)
    expect(await post('/intake/leads', {})).toEqual({ kind: 'later', reason: '' })
  },
)

test('a proxy that finds a record too large finds it so each time', async () => {
  answers(page, 413)
  expect(await post('/intake/leads', {})).toEqual({ kind: 'refused', reason: 'It is too large.' })
})

test('the intake says itself what it refuses, and why', async () => {
  answers('{"error":"At most 65536 bytes."}', 413)
  expect(await post('/intake/leads', {})).toEqual({
    kind: 'refused',
    reason: 'At most 65536 bytes.',
  })
  answers('{"error":"Sign in first."}', 401)
  const later = { kind: 'later', reason: 'Sign in first.', status: 401 }
  expect(await post('/intake/leads', {})).toEqual(later)
})

test('a proxy that asks for a pause gets it, also when the clock is set back', async () => {
  vi.useFakeTimers()
  answers(page, 429, { 'retry-after': '30' })
  await post('/intake/leads', {})
  vi.setSystemTime(Date.now() - 3_600_000)
  const asked = vi.fn(async () => Response.json({}))
  vi.stubGlobal('fetch', asked)
  vi.advanceTimersByTime(29_000)
  expect(await post('/intake/leads', {})).toMatchObject({ kind: 'later' })
  expect(asked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_001)
  expect(await post('/intake/leads', {})).toEqual({ kind: 'answer', body: {} })
})
