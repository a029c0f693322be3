import type { BrowserArea } from '../../storage/browser-storage'
import { journalPrefix, storeKey } from '../../storage/storage-keys'
import { readKey } from '../journal/journal'
import { isIncluded, type VersionVector } from '../journal/version-vector'
import { coverageOf } from '../snapshot/snapshot'

/** Milliseconds in which every tab learns of a snapshot, before its journal entries are deleted. */
export const graceTime = 10_000
/** Milliseconds after which a tab with no journal entries leaves the version vector. */
export const vectorLifetime = 86_400_000

/** Deletes journal keys late: only those that the snapshot included a grace time ago and still does. */
export function createJournalCleanup(area: BrowserArea, now: () => number) {
  let includedBefore: VersionVector = {}
  let ranAt = now()

  return {
    /** Returns how many keys are left, or `undefined` when it is too early. */
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

/** Without the tabs that no journal key refers to any more, so that the vector stays small. */
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
