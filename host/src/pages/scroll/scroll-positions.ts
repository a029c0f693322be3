import { sessionArea } from '@fivefold/shared/storage/browser-storage'
import { storedList } from '@fivefold/shared/storage/stored-list'

const storageKey = 'fivefold-scroll'

/** Number of history entries whose position is stored. */
const keptEntries = 50

/** Scroll positions (CSS pixels from the top) by history entry. A reload of the tab keeps them. */
export function createScrollPositions() {
  const positions = new Map(readPositions())
  return {
    of: (key: string) => positions.get(key),

    record(key: string, top: number) {
      positions.delete(key)
      positions.set(key, Math.round(top))
      const oldest = positions.keys().next()
      if (positions.size > keptEntries && !oldest.done) positions.delete(oldest.value)
    },

    save() {
      sessionArea.set(storageKey, JSON.stringify([...positions]))
    },
  }
}

const readPositions = () => storedList(sessionArea, storageKey).filter(isPosition)

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
