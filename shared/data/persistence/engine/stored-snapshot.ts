import type { BrowserArea } from '../../storage/browser-storage'
import { storeKey } from '../../storage/storage-keys'
import { needsQuarantine, quarantine } from '../snapshot/quarantine'
import type { SnapshotReading } from '../snapshot/read-snapshot'
import { snapshotText, type Coverage } from '../snapshot/snapshot'
import type { Raw } from '../stored-model'
import type { StatusReporter } from './status-reporter'

/** The snapshot that memory was read from or written to, and the data outside its state. */
export function createStoredSnapshot<State extends object>(
  area: BrowserArea,
  currentVersion: number,
  now: () => number,
  status: StatusReporter,
) {
  let text: string | null | undefined
  let version = currentVersion
  let extras: Raw = {}
  /** The newer version whose original was quarantined, here or by even older code. */
  let quarantinedVersion: number | undefined
  /** It has unread data and its original is not quarantined: do not overwrite it. */
  let isLocked = false

  return {
    text: () => text,
    isLocked: () => isLocked,
    /** The state as a stored document. */
    document: (state: State) => ({ version, state, ...extras }),

    /** Memory as the reading of an unreadable document, which must be quarantined. */
    readingOf: (state: State, coverage: Coverage): SnapshotReading<State> => ({
      state,
      version,
      coverage,
      extras,
      isDamaged: true,
    }),

    /** Memory now has the reading of this text. */
    replace(stored: string | null | undefined, reading: SnapshotReading<State> | undefined): void {
      text = stored
      version = reading?.version ?? currentVersion
      extras = reading?.extras ?? {}
      quarantinedVersion = version > currentVersion ? version : reading?.coverage?.setAside
      isLocked = reading !== undefined && needsQuarantine(reading, currentVersion)
    },
    /** Lets the next write replace the stored document. */
    startOver(): void {
      text = area.get(storeKey)
      version = currentVersion
      extras = {}
      isLocked = false
    },
    /** Keeps the original of an unreadable document before it is overwritten. */
    quarantine(): void {
      const outcome = isLocked && text ? quarantine(area, text, now()) : 'written'
      isLocked = outcome !== 'written'
      if (isLocked || !status.isRefused()) status.report(outcome)
    },
    /** @returns whether storage accepted it. */
    write(state: State, coverage: Coverage): boolean {
      const head = { ...coverage, setAside: quarantinedVersion }
      const next = snapshotText({ state, version, extras, coverage: head })
      const outcome = area.set(storeKey, next)
      if (outcome === 'written') text = next
      status.report(outcome)
      return outcome === 'written'
    },
  }
}
