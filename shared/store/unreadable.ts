import type { StorageArea } from './browser-storage'
import { storeSchemaVersion } from './migrations'
import type { SnapshotReading } from './snapshot-reading'

export const unreadablePrefix = 'fivefold-store-unreadable-'

/**
 * Sets aside the original of a document that could not be read as a whole or comes from newer code;
 * each original once. Answers `lost` when there is no room, so that the document must stay.
 */
export function keepOriginal(
  area: StorageArea,
  text: string,
  reading: SnapshotReading,
  now: number,
): 'unneeded' | 'kept' | 'lost' {
  const isNewer =
    reading.version > storeSchemaVersion && reading.coverage?.setAside !== reading.version
  if (!reading.isDamaged && !isNewer) return 'unneeded'
  if (area.keys(unreadablePrefix).some((key) => area.get(key) === text)) return 'kept'
  const key = `${unreadablePrefix}${new Date(now).toISOString()}`
  return area.set(key, text) === 'full' ? 'lost' : 'kept'
}
