export interface Attempt<Result> {
  run: () => Promise<Result>
  /** Milliseconds without an answer after which the next attempt starts beside this one. */
  patience: number
}

export interface AttemptHooks<Result> {
  failed: (error: unknown, index: number) => void
  /** An attempt answered after the deadline, when the caller had already been told of a failure. */
  arrivedLate: (result: Result) => void
}

/** No attempt answered in time; `cause` is the last error where there was one. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'

  constructor(milliseconds: number, options?: ErrorOptions) {
    super(`No answer within ${milliseconds} ms`, options)
  }
}

/**
 * Starts the attempts one after the other, the next one when the last has failed or has kept
 * silent for its patience, and settles with the first success. An import cannot be cancelled, so a
 * silent attempt stays in the race.
 * @param deadline milliseconds in all.
 * @throws the last attempt's error when all failed, DeadlineError when the deadline passed.
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

    const overall = setTimeout(
      () => fail(new DeadlineError(deadline, { cause: lastError })),
      deadline,
    )

    function fail(error: unknown) {
      settled = 'rejected'
      clearTimeout(overall)
      reject(error)
    }

    function succeed(result: Result) {
      if (settled === 'rejected') hooks.arrivedLate(result)
      if (settled !== 'no') return
      settled = 'resolved'
      clearTimeout(overall)
      resolve(result)
    }

    function startNext() {
      const index = started
      const attempt = attempts[index]
      if (attempt === undefined || settled !== 'no') return
      started += 1
      const impatience = setTimeout(startNext, attempt.patience)
      attempt.run().then(
        (result) => {
          clearTimeout(impatience)
          succeed(result)
        },
        (error: unknown) => {
          clearTimeout(impatience)
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
