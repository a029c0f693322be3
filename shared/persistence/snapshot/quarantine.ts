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

/** Keeps an original under a key of its own, unless it is kept already. */
export function quarantine(area: BrowserArea, text: string, now: number): WriteOutcome {
  const kept = area.keys(quarantinePrefix)
  if (kept.some((key) => area.get(key) === text)) return 'written'
  const key = quarantinePrefix + new Date(now).toISOString()
  const others = kept.filter((other) => other.startsWith(key)).length
  return area.set(others === 0 ? key : `${key}-${others}`, text)
}
