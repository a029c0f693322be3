import type { BrowserArea } from '../../storage/browser-storage'
import { isIncluded, journalPrefix, readKey, type Marks } from '../journal/journal'
import { coverageOf, storeKey } from '../snapshot/snapshot'

/** Milliseconds that every tab has to hear of a snapshot before the journal behind it goes. */
export const graceTime = 10_000
/** Marks of tabs that have been silent for a day and have nothing in the journal are forgotten. */
export const markLifetime = 86_400_000

/**
 * Deletes journal keys late: only those that were in the snapshot a grace time ago and still are.
 */
export function createJournalSweep(area: BrowserArea, now: () => number) {
  let safe: Marks = {}
  let sweptAt = now()

  return {
    /** Answers how many keys are left, or nothing when it is too early. */
    run(kept: ReadonlySet<string>): number | undefined {
      const coverage = coverageOf(area.get(storeKey))
      if (!coverage || now() - sweptAt < graceTime) return undefined
      const keys = area.keys(journalPrefix)
      const removed = keys.filter((key) => {
        const place = readKey(key)
        const isOld = place && isIncluded(safe, place) && isIncluded(coverage.marks, place)
        return isOld && !kept.has(key)
      })
      for (const key of removed) area.remove(key)
      safe = coverage.marks
      sweptAt = now()
      return keys.length - removed.length
    },
  }
}

/**
 * Without the marks that no key of the journal refers to any more, so that they do not grow for ever.
 */
export function prunedMarks(marks: Marks, keys: readonly string[], now: number): Marks {
  const tabs = new Set(keys.map((key) => readKey(key)?.tab))
  return Object.fromEntries(
    Object.entries(marks).filter(([tab, seq]) => seq > now - markLifetime || tabs.has(tab)),
  )
}
