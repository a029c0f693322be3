/** Takes `count` requests of a key, by default one. @returns 0, or the seconds until they would be taken. */
export type RateLimit = (key: string, count?: number) => number

/** Keys that are remembered. Of more, those that were seen last count. */
const mostKeys = 10_000

/**
 * Allows each key `most` requests in a period, also all at once.
 * @param most 0 for no limit.
 * @param now milliseconds.
 * @param time milliseconds.
 */
export function rateLimit(most: number, now = () => performance.now(), time = 60_000) {
  if (most <= 0) return () => 0
  const interval = time / most
  /** The time up to which each key has used what it may. */
  const used = new Map<string, number>()
  const limit: RateLimit = (key, count = 1) => {
    const moment = now()
    const before = Math.max(used.get(key) ?? 0, moment)
    const after = before + count * interval
    // Fractions of a millisecond do not add up exactly.
    const wait = Math.round(after - moment - time)
    used.delete(key)
    used.set(key, wait > 0 ? before : after)
    const [oldest] = used.keys()
    if (used.size > mostKeys && oldest !== undefined) used.delete(oldest)
    return Math.ceil(Math.max(0, wait) / 1000)
  }
  return limit
}
