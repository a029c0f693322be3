import { storeArea, type BrowserArea } from './browser-storage'

/** For journals, snapshots and originals, including those of remotes' own stores. */
export const recordArea: BrowserArea = /* @__PURE__ */ withRoom(storeArea)

/** Keys of dispensable values (named in `storage-keys.ts`), in the order of deletion. */
const dispensable = [
  /^fivefold-early-events/,
  /^error_logs$/,
  /^fivefold-views:/,
  /^fivefold-draft:/,
  /^fivefold-(?:records:[^:]+:)?store-unreadable-/,
]

/**
 * The area, except that a text without room replaces dispensable values: as few as are enough, and none if all of them
 * are not enough.
 */
export function withRoom(area: BrowserArea): BrowserArea {
  function setInPlaceOfOthers(key: string, value: string) {
    const names = area.keys().toSorted()
    const taken: (readonly [key: string, value: string])[] = []
    for (const other of dispensable.flatMap((kind) => names.filter((name) => kind.test(name)))) {
      taken.push([other, area.get(other) ?? ''])
      area.remove(other)
      const outcome = area.set(key, value)
      if (outcome !== 'full') return outcome
    }
    for (const [other, text] of taken) area.set(other, text)
    return 'full'
  }
  return {
    ...area,
    set(key, value) {
      const outcome = area.set(key, value)
      return outcome === 'full' ? setInPlaceOfOthers(key, value) : outcome
    },
  }
}
