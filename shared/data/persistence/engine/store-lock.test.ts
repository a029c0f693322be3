// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withStoreLock } from './store-lock'

type Locked = (lock: object | null) => void

const request = vi.fn<(name: string, options: object, run: Locked) => Promise<void>>()
const run = vi.fn()
const withLocks = (locks: object | undefined) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })

beforeEach(() => {
  vi.useFakeTimers()
  run.mockReset()
  request.mockReset().mockImplementation(async (_name, _options, locked) => locked({}))
  withLocks({ request })
})
afterEach(() => withLocks(undefined))

test('runs with the store’s lock, without waiting in its queue', () => {
  withStoreLock(run)
  expect(request).toHaveBeenCalledExactlyOnceWith(
    'fivefold-store',
    { ifAvailable: true },
    expect.any(Function),
  )
  expect(run).toHaveBeenCalledOnce()
})

test('retries while another tab has the lock', () => {
  request.mockImplementationOnce(async (_name, _options, locked) => locked(null))
  request.mockImplementationOnce(async (_name, _options, locked) => locked(null))
  withStoreLock(run)
  vi.advanceTimersByTime(49)
  expect(request).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(50)
  expect(run).toHaveBeenCalledOnce()
})

test('runs at once in a browser without locks', () => {
  withLocks(undefined)
  withStoreLock(run)
  expect(run).toHaveBeenCalledOnce()
})

test('a document that cannot get a lock runs nothing, without an error', async () => {
  request.mockRejectedValue(new DOMException('not fully active', 'InvalidStateError'))
  withStoreLock(run)
  await vi.runAllTimersAsync()
  expect(run).not.toHaveBeenCalled()
})
