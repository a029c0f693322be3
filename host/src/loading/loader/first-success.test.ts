import { beforeEach, expect, test, vi } from 'vitest'
import { DeadlineError, firstSuccess } from './first-success'

const hooks = { failed: vi.fn(), arrivedLate: vi.fn() }

/**
 * Starts attempts. `a 50, !b 150, - 1` are one that answers “a” after 50 ms, one that fails with “b” after 150 ms, and
 * one that never answers. Each has 100 ms, unless a third word says otherwise.
 * @returns how the promise has settled so far, and the attempts that have run.
 */
function start(attempts: string, deadline = 1000) {
  const seen = { value: '', error: undefined as unknown, ran: '' }
  const attempt = (text: string) => {
    const [outcome = '', after, timeout = 100] = text.split(' ')
    const run = () =>
      new Promise<string>((resolve, reject) => {
        seen.ran += outcome
        if (outcome === '-') return
        const [, error] = outcome.split('!')
        setTimeout(() => (error ? reject(new Error(error)) : resolve(outcome)), Number(after))
      })
    return { run, timeout: Number(timeout) }
  }
  firstSuccess(attempts.split(', ').map(attempt), deadline, hooks).then(
    (value) => (seen.value = value),
    (error: unknown) => (seen.error = error),
  )
  return seen
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  hooks.failed.mockReset()
  hooks.arrivedLate.mockReset()
})

test.each([
  ['no second attempt starts if the first answers in time', 'a 50, b 0', 1000, 'a', 'a'],
  ['the next starts at once when one fails', '!a 0 500, b 0', 1, 'b', '!ab'],
  ['a timed-out attempt goes on', 'a 300, b 900', 299, '', 'ab'],
  ['the first success counts', 'a 300, b 900', 300, 'a', 'ab'],
  ['one that fails after its time starts no further one', '!a 150, - 1, c 0', 150, '', '!a-'],
  ['each attempt starts once', '!a 150, - 1, c 0', 201, 'c', '!a-c'],
  ['no attempt starts after the deadline', '- 1 1900, b 0', 3000, '', '-'],
])('%s', async (_, attempts, milliseconds, value, ran) => {
  const seen = start(attempts)
  await pass(milliseconds)
  expect(seen).toMatchObject({ value, ran })
})

test('each failure is reported, and the last is the error as soon as all have failed', async () => {
  const seen = start('!one 0, !two 0', 5000)
  await pass(10)
  const errors = [new Error('one'), new Error('two')]
  expect(seen.error).toEqual(errors[1])
  expect(hooks.failed.mock.calls).toEqual(errors.map((error, index) => [error, index]))
})

test('at the deadline it gives up, and says so with the last error as cause', async () => {
  const seen = start('!broken 0, - 1', 700)
  await pass(699)
  expect(seen.error).toBeUndefined()
  await pass(1)
  expect(seen.error).toBeInstanceOf(DeadlineError)
  expect(seen.error).toMatchObject({
    name: 'DeadlineError',
    message: 'No answer within 700 ms',
    cause: new Error('broken'),
  })
})

test('every success after the deadline is reported, and no second one before it', async () => {
  start('slow 300, quick 50')
  await pass(1000)
  expect(hooks.arrivedLate).not.toHaveBeenCalled()
  start('late 900, later 900', 700)
  await pass(2000)
  expect(hooks.arrivedLate.mock.calls).toEqual([['late'], ['later']])
})
