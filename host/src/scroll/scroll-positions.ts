import { sessionArea } from '@fivefold/shared/storage/browser-storage'
import * as v from 'valibot'

const storageKey = 'fivefold-scroll'

/** Number of history entries whose position is stored. */
const keptEntries = 50

const positionsSchema = v.array(v.tuple([v.string(), v.number()]))

/** Positions (CSS pixels from the top) by history entry; a reload of the tab keeps them. */
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

function readPositions() {
  try {
    return v.parse(positionsSchema, JSON.parse(sessionArea.get(storageKey) ?? '[]'))
  } catch {
    return []
  }
}
