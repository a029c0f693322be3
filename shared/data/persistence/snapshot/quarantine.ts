import type { BrowserArea, WriteOutcome } from '../../storage/browser-storage'
import { quarantinePrefix } from '../../storage/storage-keys'
import type { SnapshotReading } from './read-snapshot'

/** Whether the document has unread data, so that its original must be kept. */
export function needsQuarantine(
  { version, coverage, isDamaged }: SnapshotReading<unknown>,
  currentVersion: number,
): boolean {
  return isDamaged || (version > currentVersion && coverage?.setAside !== version)
}

/** Number of originals between the first and the latest, and their maximum length in characters. */
const mostBetween = 3
const longestBetween = 1_000_000

/**
 * Keeps an original under its own key, unless it is kept already. Unreadable texts may be many: the first, most likely
 * a visitor's work, and the latest are always kept.
 */
export function quarantine(area: BrowserArea, text: string, now: number): WriteOutcome {
  const kept = area.keys(quarantinePrefix)
  if (kept.some((key) => area.get(key) === text)) return 'written'
  let characters = 0
  for (const [at, key] of kept.toSorted().slice(1).entries()) {
    characters += (area.get(key) ?? '').length
    if (at >= mostBetween || characters > longestBetween) area.remove(key)
  }
  const key = quarantinePrefix + new Date(now).toISOString()
  const others = kept.filter((other) => other.startsWith(key)).length
  return area.set(others === 0 ? key : `${key}-${others}`, text)
}
