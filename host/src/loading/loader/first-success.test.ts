import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DeadlineError, firstSuccess, type Attempt } from './first-success'

const hooks = { failed: vi.fn(), arrivedLate: vi.fn() }

const answers = (value: string, after = 0): Attempt<string>['run'] =>
  vi.fn(() => new Promise<string>((resolve) => setTimeout(resolve, after, value)))
const fails = (message: string, after = 0): Attempt<string>['run'] =>
  vi.fn(
    () => new Promise<string>((_, reject) => setTimeout(() => reject(new Error(message)), after)),
  )
const hangs = (): Attempt<string>['run'] => vi.fn(() => new Promise<string>(() => {}))

/** How the promise has settled so far. */
function outcome(promise: Promise<string>) {
  const seen = { value: '', error: undefined as unknown }
  promise.then(
    (value) => (seen.value = value),
    (error: unknown) => (seen.error = error),
  )
  return seen
}

beforeEach(() => {
  vi.useFakeTimers()
  hooks.failed.mockReset()
  hooks.arrivedLate.mockReset()
})

describe('the first of several attempts that succeeds', () => {
  it('starts no second attempt when the first answers in time', async () => {
    const second = answers('second')
    const seen = outcome(
      firstSuccess(
        [
          { run: answers('first', 50), timeout: 100 },
          { run: second, timeout: 100 },
        ],
        1000,
        hooks,
      ),
    )
    await vi.advanceTimersByTimeAsync(1000)
    expect(seen.value).toBe('first')
    expect(second).not.toHaveBeenCalled()
  })

  it('starts the next at once when one fails', async () => {
    const seen = outcome(
      firstSuccess(
        [
          { run: fails('broken'), timeout: 500 },
          { run: answers('second'), timeout: 500 },
        ],
        1000,
        hooks,
      ),
    )
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.value).toBe('second')
    expect(hooks.failed).toHaveBeenCalledExactlyOnceWith(new Error('broken'), 0)
  })

  it('starts the next attempt while a timed-out one goes on, and takes the first success', async () => {
    const slow = answers('slow', 300)
    const seen = outcome(
      firstSuccess(
        [
          { run: slow, timeout: 100 },
          { run: answers('never first', 900), timeout: 100 },
        ],
        1000,
        hooks,
      ),
    )
    await vi.advanceTimersByTimeAsync(299)
    expect(seen.value).toBe('')
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.value).toBe('slow')
  })

  it('starts each attempt once, even when one that has timed out fails later', async () => {
    const second = hangs()
    const third = answers('third')
    const seen = outcome(
      firstSuccess(
        [
          { run: fails('late failure', 150), timeout: 100 },
          { run: second, timeout: 100 },
          { run: third, timeout: 100 },
        ],
        1000,
        hooks,
      ),
    )
    await vi.advanceTimersByTimeAsync(150)
    expect(third).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(51)
    expect(seen.value).toBe('third')
    expect(second).toHaveBeenCalledOnce()
    expect(third).toHaveBeenCalledOnce()
  })

  it('fails with the last error as soon as all have failed', async () => {
    const seen = outcome(
      firstSuccess(
        [
          { run: fails('one'), timeout: 500 },
          { run: fails('two'), timeout: 500 },
        ],
        5000,
        hooks,
      ),
    )
    await vi.advanceTimersByTimeAsync(10)
    expect(seen.error).toEqual(new Error('two'))
  })

  it('fails at the deadline when everything hangs', async () => {
    const seen = outcome(firstSuccess([{ run: hangs(), timeout: 100 }], 700, hooks))
    await vi.advanceTimersByTimeAsync(699)
    expect(seen.error).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.error).toBeInstanceOf(DeadlineError)
  })

  it('reports a success after the deadline', async () => {
    const seen = outcome(firstSuccess([{ run: answers('late', 900), timeout: 100 }], 700, hooks))
    await vi.advanceTimersByTimeAsync(900)
    expect(seen.error).toBeInstanceOf(DeadlineError)
    expect(hooks.arrivedLate).toHaveBeenCalledExactlyOnceWith('late')
  })

  it('reports no second success when the first was in time', async () => {
    outcome(
      firstSuccess(
        [
          { run: answers('slow', 300), timeout: 100 },
          { run: answers('quick', 50), timeout: 100 },
        ],
        1000,
        hooks,
      ),
    )
    await vi.advanceTimersByTimeAsync(1000)
    expect(hooks.arrivedLate).not.toHaveBeenCalled()
  })

  it('starts no attempt after the deadline', async () => {
    const second = answers('second')
    const attempts = [
      { run: hangs(), timeout: 900 },
      { run: second, timeout: 900 },
    ]
    outcome(firstSuccess(attempts, 700, hooks))
    await vi.advanceTimersByTimeAsync(2000)
    expect(second).not.toHaveBeenCalled()
  })

  it('reports every success after the deadline', async () => {
    const attempts = [
      { run: answers('late', 900), timeout: 100 },
      { run: answers('later', 900), timeout: 100 },
    ]
    outcome(firstSuccess(attempts, 700, hooks))
    await vi.advanceTimersByTimeAsync(2000)
    expect(hooks.arrivedLate.mock.calls).toEqual([['late'], ['later']])
  })

  it('says when it gave up, with the last error as cause', async () => {
    const attempts = [
      { run: fails('broken'), timeout: 100 },
      { run: hangs(), timeout: 100 },
    ]
    const seen = outcome(firstSuccess(attempts, 700, hooks))
    await vi.advanceTimersByTimeAsync(700)
    expect(seen.error).toMatchObject({
      name: 'DeadlineError',
      message: 'No answer within 700 ms',
      cause: new Error('broken'),
    })
  })
})
