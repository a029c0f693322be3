import type { BrowserArea, WriteOutcome } from '../../storage/browser-storage'
import { storeSchemaVersion } from '../../domain/site/migrations'
import type { SnapshotReading } from './snapshot-reading'

export const unreadablePrefix = 'fivefold-store-unreadable-'

/** Whether more stands in the document than what was read, so that its original must be kept. */
export function isMoreThanRead({ version, coverage, isDamaged }: SnapshotReading): boolean {
  return isDamaged || (version > storeSchemaVersion && coverage?.setAside !== version)
}

/** Keeps an original under a key of its own, each once. */
export function setAside(area: BrowserArea, text: string, now: number): WriteOutcome {
  const kept = area.keys(unreadablePrefix)
  if (kept.some((key) => area.get(key) === text)) return 'written'
  const key = unreadablePrefix + new Date(now).toISOString()
  const others = kept.filter((other) => other.startsWith(key)).length
  return area.set(others === 0 ? key : `${key}-${others}`, text)
}
