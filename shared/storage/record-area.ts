import { storeArea, type BrowserArea } from './browser-storage'

/** Journals, snapshots and originals are written here, those of remotes' own stores too. */
export const recordArea: BrowserArea = /* @__PURE__ */ withRoom(storeArea)

/** Kinds of keys that a visitor can do without; the first goes first. They are named in `storage-keys.ts`. */
const convenient = [
  /^fivefold-early-events/,
  /^error_logs$/,
  /^fivefold-views:/,
  /^fivefold-draft:/,
  /^fivefold-(?:records:[^:]+:)?store-unreadable-/,
]

/**
 * The area, where a text for which there is no room takes the place of what is only convenient: of as
 * little as is enough, and of nothing where all of it is not enough.
 */
export function withRoom(area: BrowserArea): BrowserArea {
  function setInPlaceOfOthers(key: string, value: string) {
    const names = area.keys().toSorted()
    const taken: (readonly [key: string, value: string])[] = []
    for (const other of convenient.flatMap((kind) => names.filter((name) => kind.test(name)))) {
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
