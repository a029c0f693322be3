const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Milliseconds of everything that a delivery waits for. */
export interface Pace {
  /** For an answer. */
  timeout: number
  /** Between two looks for what is due, where nothing wakes. */
  idle: number
  /** After each failed try except the last. */
  pauses: readonly number[]
}

/** Standard Webhooks’ schedule: eight tries in 32 hours. */
export const usualPace: Pace = {
  timeout: 15 * second,
  idle: 5 * second,
  pauses: [5 * second, 5 * minute, 0.5 * hour, 2 * hour, 5 * hour, 10 * hour, 14 * hour],
}

/** A lease ends long after the time-out: a delivery that is under way is sent by nobody else. */
export const leaseOf = ({ timeout }: Pace) => 4 * timeout

/** @returns undefined after the last try. Up to a fifth more by chance, so that failed ones do not return at once. */
export function pauseAfter(tries: number, { pauses }: Pace, retryAfter = 0): number | undefined {
  const pause = pauses[tries - 1]
  return pause && Math.max(pause, Math.min(retryAfter, 24 * hour)) * (1 + Math.random() / 5)
}

/** The milliseconds of a `retry-after` header. @param header seconds, or a date. */
export function readRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0
  const wanted = /^\d+$/.test(header) ? Number(header) * second : Date.parse(header) - now
  return Math.max(0, wanted) || 0
}
