import type { BrowserArea } from '../../storage/browser-storage'
import { storedEntries, type Entry } from '../journal/journal'
import type { createJournalWriter } from '../journal/journal-writer'
import { including } from '../journal/version-vector'
import { quarantine } from '../snapshot/quarantine'
import { readSnapshot } from '../snapshot/read-snapshot'
import { coverageOf, storeKey } from '../snapshot/snapshot'
import type { StoredModel, StoredOperation } from '../stored-model'
import { vectorLifetime } from './journal-cleanup'
import type { createMemory } from './memory'
import { mergeStorage } from './merge-storage'
import type { createOperationHistory } from './operation-history'
import type { StatusReporter } from './status-reporter'
import type { createStoredSnapshot } from './stored-snapshot'

interface ReaderOptions<State extends object, Operation extends StoredOperation> {
  readonly model: StoredModel<State, Operation>
  readonly area: BrowserArea
  readonly now: () => number
  readonly status: StatusReporter
  readonly snapshot: ReturnType<typeof createStoredSnapshot<State>>
  readonly history: ReturnType<typeof createOperationHistory<Operation>>
  readonly journal: ReturnType<typeof createJournalWriter<Operation>>
  readonly memory: ReturnType<typeof createMemory<State, Operation>>
}

/** Brings what is in storage into memory. */
export function createStorageReader<State extends object, Operation extends StoredOperation>({
  model,
  area,
  now,
  status,
  snapshot,
  history,
  journal,
  memory,
}: ReaderOptions<State, Operation>) {
  /** The snapshot's version vector names everything since, for the vector's lifetime. */
  let lookedAt = now()

  /** Reads the snapshot, and applies every known operation that it lacks. */
  function read(isStart: boolean): void {
    const text = area.get(storeKey)
    if (text === undefined && !isStart) return
    if (text === null && snapshot.text()) {
      memory.forgetPending()
      status.note('cleared')
    }
    history.forgetCompacted()
    lookedAt = now()
    const found = typeof text === 'string' ? readSnapshot(text, model) : undefined
    const isLost = found?.isDamaged === true && model.isBlank(found.state)
    const reading =
      isLost && !isStart ? snapshot.memoryAsReading(memory.state(), history.coverage()) : found
    const stored = storedEntries(area, model.operations)
    const known = history.withRecent(stored)
    // What counts as older than a document edited by hand: at a start all that the journal holds,
    // later only what had been in a snapshot.
    const older = isStart ? including({}, stored) : history.compacted()
    const merged = mergeStorage(model, reading, known, older)

    snapshot.replace(text, reading)
    history.replace(merged, known)
    journal.observe(known)
    if (reading?.isDamaged) status.note('recovered')
    quarantineUnreadable(known)
    snapshot.quarantine()
    const isOwn = isStart || merged.isRewritten
    const isDirty = merged.isRewritten || merged.isBehind
    memory.replace(merged.state, isDirty ? (isOwn ? 'own' : 'other') : undefined)
  }

  function quarantineUnreadable(entries: readonly Entry<Operation>[]): void {
    for (const { key, operation } of entries) {
      const text = operation === null && area.get(key)
      if (text && quarantine(area, text, now()) === 'written') {
        area.remove(key)
        status.note('recovered')
      }
    }
  }

  /** Takes in what other tabs did, from the journal alone where that is enough. */
  function catchUp(): void {
    const text = area.get(storeKey)
    if (text === undefined) return
    const coverage = coverageOf(text)
    const isOther = text !== snapshot.text()
    const isLate = now() - lookedAt >= vectorLifetime
    if (isOther && (!coverage || isLate || history.isBehind(coverage.marks))) {
      read(false)
      return
    }
    lookedAt = now()
    history.forgetCompacted()
    if (coverage) history.setCompacted(coverage.marks)
    memory.include(storedEntries(area, model.operations, history.included()))
    if (history.isAheadOfSnapshot()) memory.setDirty('other')
    else if (isOther) memory.setDirty(undefined)
  }

  return { read, catchUp }
}
