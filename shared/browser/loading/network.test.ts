// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isAnswering, isOffline, keepTrying } from './network'

const fetch = vi.fn<typeof globalThis.fetch>()
const believe = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)

beforeEach(() => {
  vi.useFakeTimers()
  fetch.mockReset()
  vi.stubGlobal('fetch', fetch)
})
test.each([
  { onLine: false, answer: undefined, offline: true, answering: false },
  { onLine: false, answer: 500, offline: false, answering: false },
  { onLine: false, answer: 200, offline: false, answering: true },
  { onLine: true, answer: undefined, offline: false, answering: false },
  { onLine: true, answer: 200, offline: false, answering: true },
])('with the browser saying $onLine and the answer $answer', async (given) => {
  believe(given.onLine)
  if (given.answer === undefined) fetch.mockRejectedValue(new TypeError('no answer'))
  else fetch.mockResolvedValue(new Response(null, { status: given.answer }))
  expect(await isOffline()).toBe(given.offline)
  expect(await isAnswering()).toBe(given.answering)
})

describe('a failed attempt is repeated', () => {
  const attempt = vi.fn<() => void>()
  let stop = () => {}
  beforeEach(() => void attempt.mockReset())
  afterEach(() => stop())

  test('on the online event, until it is stopped', () => {
    stop = keepTrying(attempt)
    window.dispatchEvent(new Event('online'))
    expect(attempt).toHaveBeenCalledOnce()
    stop()
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(600_000)
    expect(attempt).toHaveBeenCalledOnce()
  })

  test.each([
    [false, 4],
    [true, 20],
  ])('without an event: if the browser says %s, first after %i s', async (onLine, seconds) => {
    believe(onLine)
    stop = keepTrying(attempt)
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(attempt).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(attempt).toHaveBeenCalledOnce()
    // At most once a minute, without an end.
    await vi.advanceTimersByTimeAsync(600_000)
    const calls = attempt.mock.calls.length
    await vi.advanceTimersByTimeAsync(600_000)
    expect(attempt).toHaveBeenCalledTimes(calls + 10)
  })

  test('after the same pause while it succeeds, and after longer ones when it fails again', async () => {
    const ask = vi.fn<(event?: Event) => Promise<boolean>>().mockResolvedValue(true)
    stop = keepTrying(ask, 1_000, 4_000)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(ask.mock.calls).toEqual(Array.from({ length: 5 }, () => [undefined]))
    ask.mockResolvedValue(false)
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 4_000)
    expect(ask).toHaveBeenCalledTimes(9)
    ask.mockResolvedValue(true)
    const back = new Event('online')
    window.dispatchEvent(back)
    expect(ask).toHaveBeenLastCalledWith(back)
    await vi.advanceTimersByTimeAsync(4_000 + 1_000 + 1_000)
    expect(ask).toHaveBeenCalledTimes(13)
  })

  test('not while the page is hidden, and when it is visible again', () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    stop = keepTrying(attempt)
    window.dispatchEvent(new Event('online'))
    vi.advanceTimersByTime(600_000)
    expect(attempt).not.toHaveBeenCalled()
    isHidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(attempt).toHaveBeenCalledOnce()
  })
})
