import { beforeEach, describe, expect, test, vi } from 'vitest'
import { afterOtherWork } from './after-other-work'

describe('in a browser with idle callbacks', () => {
  const requestIdleCallback = vi.fn()
  const run = vi.fn()
  beforeEach(() =>
    vi.stubGlobal('window', { requestIdleCallback: requestIdleCallback.mockReset() }),
  )

  test('work waits for idle time, without a limit', () => {
    afterOtherWork(run)
    expect(requestIdleCallback.mock.calls).toStrictEqual([[run, {}]])
    expect(run).not.toHaveBeenCalled()
  })

  test('work waits no longer than its limit', () => {
    afterOtherWork(run, 2000)
    expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(run, { timeout: 2000 })
  })
})

test('another browser counts as idle after half a second', () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  const run = vi.fn()
  afterOtherWork(run)
  vi.advanceTimersByTime(499)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})
