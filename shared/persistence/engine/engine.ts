import type { StoreApi } from 'zustand/vanilla'
import type { BrowserArea } from '../../storage/browser-storage'
import type { StorageStatus } from '../../storage/storage-health'
import { journalPrefix, readEntry } from '../journal/journal'
import { createJournalWriter } from '../journal/journal-writer'
import { coverageOf, storeKey } from '../snapshot/snapshot'
import type { StoredModel, StoredOperation } from '../stored-model'
import { createJournalCleanup } from './journal-cleanup'
import { createMemory, type Writer } from './memory'
import { createOperationHistory } from './operation-history'
import { createStatusReporter } from './status-reporter'
import { createStorageReader } from './storage-reader'
import { createStoredSnapshot } from './stored-snapshot'

export interface EngineOptions<State extends object, Operation extends StoredOperation> {
  readonly model: StoredModel<State, Operation>
  readonly store: StoreApi<State>
  readonly area: BrowserArea
  /** Names this tab among all that share the area; no two page loads have the same. */
  readonly tab: string
  readonly now: () => number
  readonly report: (status: StorageStatus) => void
  /** The snapshot lacks something: that tab should `compact` soon. */
  readonly onDirty: (writer: Writer) => void
  /** Operations came out of order, so memory may differ from the snapshot: `reread` soon. */
  readonly onOutOfOrder: () => void
}

export type Engine<State extends object, Operation extends StoredOperation> = ReturnType<
  typeof createEngine<State, Operation>
>

/**
 * Keeps memory, journal and snapshot of one tab together. docs/decisions/store-journal.md says why
 * it works this way.
 */
export function createEngine<State extends object, Operation extends StoredOperation>(
  options: EngineOptions<State, Operation>,
) {
  const { model, area, now } = options
  const status = createStatusReporter(options.report)
  const snapshot = createStoredSnapshot<State>(area, model.version, now, status)
  const history = createOperationHistory<Operation>(now)
  const journal = createJournalWriter<Operation>(area, options.tab, now, status.report)
  const memory = createMemory({ ...options, history, journal })
  const reader = createStorageReader({ ...options, status, snapshot, history, journal, memory })
  const cleanup = createJournalCleanup(area, now)

  /** Writes the snapshot, if it lacks anything. */
  function compact(): void {
    if (!memory.needsWriting()) return
    const stored = area.get(storeKey)
    if (stored === undefined) {
      status.report('unavailable')
      return
    }
    if (stored !== snapshot.text() || memory.isOutOfOrder()) reader.read(false)
    snapshot.quarantine()
    journal.send()
    if (snapshot.isLocked() || !memory.needsWriting()) return
    history.forgetCompacted()
    history.prune(area.keys(journalPrefix))
    if (!snapshot.write(memory.state(), history.coverage())) return
    history.setCompacted(history.included())
    memory.written()
  }

  return {
    start(): void {
      reader.read(true)
      if (typeof snapshot.text() !== 'string') compact()
    },
    commit(operation: Operation): void {
      const next = model.apply(memory.state(), operation)
      if (next !== memory.state()) memory.append(operation, next)
    },
    defer: memory.defer,
    /** Another tab wrote or removed a key; no key means that it cleared everything. */
    onStorageEvent(key: string | null, text: string | null): void {
      if (key === null || key === storeKey) reader.catchUp()
      else if (text !== null) {
        const entry = readEntry(key, text, model.operations)
        if (entry) memory.include([entry])
      }
    },
    catchUp: reader.catchUp,
    reread(): void {
      if (typeof area.get(storeKey) === 'string') reader.read(false)
    },
    compact,
    document: () => snapshot.document(memory.state()),
    isDirty: memory.isDirty,
    /** The page may be gone in a moment. A document edited or cleared by hand since is left alone. */
    hide(): void {
      const text = area.get(storeKey)
      const known = snapshot.text()
      if (text === known || known === undefined || coverageOf(text)) compact()
    },
    /** Returns whether the journal still holds keys. */
    cleanUp: (): boolean => cleanup.run(history.unknown()) !== 0,
    /** Starts over with an operation that replaces everything, and leaves nothing in the journal. */
    reset(operation: Operation): void {
      memory.forgetPending()
      snapshot.startOver()
      status.note('ok')
      memory.append(operation, model.apply(memory.state(), operation))
      compact()
      for (const key of area.keys(journalPrefix)) if (!history.isRecent(key)) area.remove(key)
    },
  }
}
