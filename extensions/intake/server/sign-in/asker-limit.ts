/** Milliseconds. */
const hour = 3_600_000

/** Askers that are remembered. Of more, those that were seen last count. */
const mostAskers = 10_000

/** Takes a place for one mail. @returns a function that gives it back; undefined when all are taken. */
type TakePlace = (asker: string) => (() => void) | undefined

/**
 * Allows each asker `most` mails within an hour.
 * @param most 0 for no limit.
 * @param now milliseconds that only grow.
 */
export function askerLimit(most: number, now = () => performance.now()): TakePlace {
  if (most <= 0) return () => () => {}
  const taken = new Map<string, Set<{ at: number }>>()
  return (asker) => {
    const place = { at: now() }
    const places = taken.get(asker) ?? new Set()
    for (const one of places) if (one.at <= place.at - hour) places.delete(one)
    if (places.size >= most) return undefined
    places.add(place)
    taken.delete(asker)
    taken.set(asker, places)
    const [oldest] = taken.keys()
    if (taken.size > mostAskers && oldest !== undefined) taken.delete(oldest)
    return () => void places.delete(place)
  }
}
