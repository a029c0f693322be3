export interface Attempt<Result> {
  run: () => Promise<Result>
  /** Milliseconds after which the next attempt starts in parallel. */
  timeout: number
}

export interface AttemptHooks<Result> {
  failed: (error: unknown, index: number) => void
  /** An attempt succeeded after the deadline; the promise was already rejected. */
  arrivedLate: (result: Result) => void
}

/** No attempt succeeded in time. `cause` is the last error, if any. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'

  constructor(milliseconds: number, options?: ErrorOptions) {
    super(`No answer within ${milliseconds} ms`, options)
  }
}

/**
 * Starts attempts one after the other, each when the previous one has failed or timed out, and resolves with the first
 * success. An import cannot be cancelled, so a timed-out attempt may still win.
 * @param deadline milliseconds for all attempts together.
 * @throws the last error when all attempts have failed; DeadlineError after the deadline.
 */
export function firstSuccess<Result>(
  attempts: readonly Attempt<Result>[],
  deadline: number,
  hooks: AttemptHooks<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let started = 0
    let failures = 0
    let settled: 'no' | 'resolved' | 'rejected' = 'no'
    let lastError: unknown

    const deadlineTimer = setTimeout(
      () => fail(new DeadlineError(deadline, { cause: lastError })),
      deadline,
    )

    function fail(error: unknown) {
      settled = 'rejected'
      clearTimeout(deadlineTimer)
      reject(error)
    }

    function succeed(result: Result) {
      if (settled === 'rejected') hooks.arrivedLate(result)
      if (settled !== 'no') return
      settled = 'resolved'
      clearTimeout(deadlineTimer)
      resolve(result)
    }

    function startNext() {
      const index = started
      const attempt = attempts[index]
      if (attempt === undefined || settled !== 'no') return
      started += 1
      const timer = setTimeout(startNext, attempt.timeout)
      attempt.run().then(
        (result) => {
          clearTimeout(timer)
          succeed(result)
        },
        (error: unknown) => {
          clearTimeout(timer)
          hooks.failed(error, index)
          failures += 1
          lastError = error
          if (failures === attempts.length) fail(error)
          else if (started === index + 1) startNext()
        },
      )
    }

    startNext()
  })
}
