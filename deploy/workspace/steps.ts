const ended: { title: string; seconds: number }[] = []

/**
 * Runs a step of a command. A terminal shows the running step and its time; a pipe shows nothing.
 * @param title such as `build host`.
 */
export async function step<Result>(title: string, run: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  try {
    if (!process.stdout.isTTY) return await run()
    const { default: task } = await import('tasuku')
    const { result } = await task(title, ({ startTime }) => {
      startTime()
      return run()
    })
    return result
  } finally {
    ended.push({ title, seconds: secondsSince(started) })
  }
}

/** The time of each step, the longest first; empty when all were quick. */
export function stepsInWords(): string {
  const slow = ended.filter(({ seconds }) => seconds >= 0.1)
  return slow
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ title, seconds }) => `${title} ${seconds.toFixed(1)} s`)
    .join(', ')
}

/** Seconds since a reading of `performance.now()`. */
export const secondsSince = (started: number) => (performance.now() - started) / 1000
