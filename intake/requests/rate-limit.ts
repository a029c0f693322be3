/** Takes one request of a key. @returns the seconds until the next is taken; 0 where this one is. */
export type RateLimit = (key: string) => number

/** Keys that are remembered. Of more, those that were seen last count. */
const mostKeys = 10_000

/**
 * So many requests of each key in a minute, also all at once.
 * @param perMinute 0 for no limit.
 * @param now milliseconds.
 */
export function rateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  if (perMinute <= 0) return () => 0
  const interval = 60_000 / perMinute
  const lead = 60_000 - interval
  /** The time up to which each key has used what it may. */
  const used = new Map<string, number>()
  return (key) => {
    const time = now()
    const before = Math.max(used.get(key) ?? 0, time)
    const wait = before - lead - time
    used.delete(key)
    used.set(key, wait > 0 ? before : before + interval)
    const [oldest] = used.keys()
    if (used.size > mostKeys && oldest !== undefined) used.delete(oldest)
    return Math.ceil(Math.max(0, wait) / 1000)
  }
}
