/** Takes requests of a key, one or none. @returns the seconds until the next is taken; 0 where this one is. */
export type RateLimit = (key: string, requests?: 0 | 1) => number

/** Keys that are remembered. Of more, those that were seen last count. */
const mostKeys = 10_000

/**
 * So many requests of each key in a minute, also all at once.
 * @param perMinute 0 for no limit.
 * @param now milliseconds of a clock that nobody sets.
 */
export function rateLimit(
  perMinute: number,
  now: () => number = () => performance.now(),
): RateLimit {
  if (perMinute <= 0) return () => 0
  const interval = 60_000 / perMinute
  const lead = 60_000 - interval
  /** The time up to which each key has used what it may. */
  const used = new Map<string, number>()
  return (key, requests = 1) => {
    const time = now()
    const before = Math.max(used.get(key) ?? 0, time)
    const wait = before - lead - time
    used.delete(key)
    used.set(key, wait > 0 ? before : before + requests * interval)
    const [oldest] = used.keys()
    if (used.size > mostKeys && oldest !== undefined) used.delete(oldest)
    return Math.ceil(Math.max(0, wait) / 1000)
  }
}
