import type { BrowserArea } from '../../storage/browser-storage'
import { journalPrefix, storeKey } from '../../storage/storage-keys'
import { readKey } from '../journal/journal'
import { isIncluded, type VersionVector } from '../journal/version-vector'
import { coverageOf } from '../snapshot/snapshot'

/** Milliseconds until every tab has received a snapshot and its journal entries may be deleted. */
export const graceTime = 10_000
/** Milliseconds until a tab without journal entries is dropped from the version vector. */
export const vectorLifetime = 86_400_000

/** Deletes journal keys that the snapshot included a grace time ago and still includes. */
export function createJournalCleanup(area: BrowserArea, now: () => number) {
  let includedBefore: VersionVector = {}
  let ranAt = now()

  return {
    /** @returns the number of keys left; undefined if it is too early. */
    run(kept: ReadonlySet<string>): number | undefined {
      const coverage = coverageOf(area.get(storeKey))
      if (!coverage || now() - ranAt < graceTime) return undefined
      const keys = area.keys(journalPrefix)
      const removed = keys.filter((key) => {
        const id = readKey(key)
        const isOld = id && isIncluded(includedBefore, id) && isIncluded(coverage.marks, id)
        return isOld && !kept.has(key) && !coverage.unknown.includes(key)
      })
      for (const key of removed) area.remove(key)
      includedBefore = coverage.marks
      ranAt = now()
      return keys.length - removed.length
    },
  }
}

/** Drops tabs without journal keys, so that the vector stays small. */
export function prunedVector(
  vector: VersionVector,
  keys: readonly string[],
  now: number,
): VersionVector {
  const tabs = new Set(keys.map((key) => readKey(key)?.tab))
  return Object.fromEntries(
    Object.entries(vector).filter(([tab, seq]) => seq > now - vectorLifetime || tabs.has(tab)),
  )
}
