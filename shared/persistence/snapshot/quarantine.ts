import type { BrowserArea, WriteOutcome } from '../../storage/browser-storage'
import { quarantinePrefix } from '../../storage/storage-keys'
import type { SnapshotReading } from './read-snapshot'

/** Whether the document holds more than was read, so that its original must be kept. */
export function needsQuarantine(
  { version, coverage, isDamaged }: SnapshotReading<unknown>,
  currentVersion: number,
): boolean {
  return isDamaged || (version > currentVersion && coverage?.setAside !== version)
}

/** Originals that are kept between the first and the latest, and how many characters they may have. */
const mostBetween = 3
const longestBetween = 1_000_000

/**
 * Keeps an original under a key of its own, unless it is kept already. There may be no end to unreadable
 * texts: the first, which most likely holds a visitor's work, and the latest are kept in any case.
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
