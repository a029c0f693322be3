// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { intakeAnswer } from './testing/intake-answer'
import { post } from './post'

const answers = (body: string, status: number, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }))

const page = '<html><h1>A page of a proxy</h1></html>'

test('a proxy that finds a record too large finds it so each time', async () => {
  answers(page, 413)
  expect(await post('/intake/leads', {})).toEqual({ kind: 'refused', reason: 'It is too large.' })
})

test('the intake says itself what it refuses, and why', async () => {
  const says = (error: string, status: number) =>
    vi.stubGlobal('fetch', async () => intakeAnswer({ error }, status))
  says('At most 65536 bytes.', 413)
  expect(await post('/intake/leads', {})).toEqual({
    kind: 'refused',
    reason: 'At most 65536 bytes.',
  })
  says('Sign in first.', 401)
  const later = { kind: 'later', reason: 'Sign in first.', status: 401 }
  expect(await post('/intake/leads', {})).toEqual(later)
})

test.each([
  ['a', 50_000, true],
  ['a', 70_000, false],
  ['я', 31_000, false],
  ['字', 21_000, false],
])('browsers keep 64 KiB of a closed page: %s, %i times, %s', async (sign, times, keepalive) => {
  const requested = vi.fn(async () => intakeAnswer({}))
  vi.stubGlobal('fetch', requested)
  await post('/intake/leads', { message: sign.repeat(times) })
  expect(requested).toHaveBeenCalledWith('/intake/leads', expect.objectContaining({ keepalive }))
})

test('a pause is that of an address, and has its reason', async () => {
  vi.resetModules()
  const { post } = await import('./post')
  const error = 'This site has received very many records today. Try again in 9000 s.'
  vi.stubGlobal('fetch', async () => intakeAnswer({ error }, 429, { 'retry-after': '9000' }))
  const refused = { kind: 'later', reason: error, status: 429 }
  expect(await post('/intake/leads', {})).toEqual(refused)
  const requested = vi.fn(async () => intakeAnswer({}))
  vi.stubGlobal('fetch', requested)
  expect(await post('/intake/leads', {})).toEqual(refused)
  expect(requested).not.toHaveBeenCalled()
  expect(await post('/intake/sign-in/mail', {})).toEqual({ kind: 'answer', body: {} })
})

test.each([
  ['30', 30],
  ['Fri, 27 Nov 2026 10:00:30 GMT', 30],
  ['Friday, 27-Nov-26 10:00:30 GMT', 30],
  ['86400', 600],
  ['Sat, 28 Nov 2026 10:00:00 GMT', 600],
  ['Infinity', 600],
  // These name no time: the pause is the shortest.
  ['', 1],
  ['0', 1],
  ['-5', 1],
  ['soon', 1],
  ['Fri, 27 Nov 2026 09:00:00 GMT', 1],
])('a proxy that asks for a pause by %j gets it: %i s', async (value, seconds) => {
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z') })
  vi.resetModules()
  const { post } = await import('./post')
  answers(page, 429, { 'retry-after': value })
  await post('/intake/leads', {})
  // A clock that is set back changes no pause.
  vi.setSystemTime(Date.now() - 3_600_000)
  const requested = vi.fn(async () => intakeAnswer({}))
  vi.stubGlobal('fetch', requested)
  vi.advanceTimersByTime(seconds * 1_000 - 1)
  expect(await post('/intake/leads', {})).toMatchObject({ kind: 'later' })
  expect(requested).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  expect(await post('/intake/leads', {})).toEqual({ kind: 'answer', body: {} })
})
