import type { StoreApi } from 'zustand/vanilla'
import type { BrowserArea } from '../../storage/browser-storage'
import type { StorageStatus } from '../../storage/storage-health'
import { journalPrefix, storeKey } from '../../storage/storage-keys'
import { inOrder, readEntry, storedEntries, type Entry } from '../journal/journal'
import { createJournalWriter } from '../journal/journal-writer'
import { including, isBehind, isIncluded } from '../journal/version-vector'
import { quarantine } from '../snapshot/quarantine'
import { readSnapshot } from '../snapshot/read-snapshot'
import { coverageOf } from '../snapshot/snapshot'
import type { StoredModel, StoredOperation } from '../stored-model'
import { createJournalCleanup, prunedVector, vectorLifetime } from './journal-cleanup'
import { mergeStorage, withEntries } from './merge-storage'
import {
  addOperations,
  coverageBy,
  forgetCompacted,
  isAheadOfSnapshot,
  type OperationHistory,
} from './operation-history'
import { createStatusReporter } from './status-reporter'
import { createStoredSnapshot } from './stored-snapshot'

/** The tab that should write the snapshot: this one, or the one that made the change. */
export type Writer = 'own' | 'other'

export interface EngineOptions<State extends object, Operation extends StoredOperation> {
  readonly model: StoredModel<State, Operation>
  readonly store: StoreApi<State>
  readonly area: BrowserArea
  /** Identifies this tab among all that share the area. Every page load has a new one. */
  readonly tab: string
  readonly now: () => number
  readonly report: (status: StorageStatus) => void
  /** The snapshot lacks something: the given tab should `compact` soon. */
  readonly onDirty: (writer: Writer) => void
  /** Operations arrived out of order, so memory may differ from the snapshot: `reread` soon. */
  readonly onOutOfOrder: () => void
}

export type Engine<State extends object, Operation extends StoredOperation> = ReturnType<
  typeof createEngine<State, Operation>
>

/** Number of deferred changes that may wait for another write. */
const deferredLimit = 50

/** Keeps memory, journal and snapshot of one tab consistent (docs/decisions/store.md). */
export function createEngine<State extends object, Operation extends StoredOperation>(
  options: EngineOptions<State, Operation>,
) {
  const { model, store, area, now, onDirty } = options
  const status = createStatusReporter(options.report)
  const journal = createJournalWriter<Operation>(area, options.tab, now, status.report)
  const cleanup = createJournalCleanup(area, now)
  const snapshot = createStoredSnapshot<State>(area, model.version, now, status)
  const history: OperationHistory<Operation> = {
    included: {},
    compacted: {},
    unknown: new Set(),
    recent: new Map(),
  }

  /** Whether the snapshot lacks an operation. */
  let isDirty = false
  /** An operation arrived after a later one: other tabs applied them in another order. */
  let isOutOfOrder = false
  /** Changes that wait for the next snapshot instead of causing a write. */
  let deferred: ((state: State) => State)[] = []
  /** The snapshot's version vector lists all operations since then, for the vector's lifetime. */
  let lookedAt = now()

  /** Reads the snapshot and applies every known operation that it lacks. */
  function read(isStart: boolean): void {
    const text = area.get(storeKey)
    if (text === undefined && !isStart) return
    // The journal's document was deleted.
    const wasThere = isStart ? area.keys(journalPrefix).length > 0 : snapshot.text()
    if (text === null && wasThere) {
      forgetPending()
      status.note('cleared')
    }
    forgetCompacted(history, now())
    lookedAt = now()
    const found = typeof text === 'string' ? readSnapshot(text, model) : undefined
    const isLost = found?.isDamaged === true && model.isBlank(found.state)
    const reading =
      isLost && !isStart ? snapshot.readingOf(store.getState(), coverageBy(history)) : found
    const stored = storedEntries(area, model.operations)
    const known = inOrder([...history.recent.values(), ...stored])
    // Operations that count as older than a document edited by hand: at the start the whole journal, later those that
    // were in a snapshot. Without a document, the journal is all there is.
    const ofEdited = isStart ? including({}, stored) : history.compacted
    const older = found ? ofEdited : {}
    const merged = mergeStorage(model, reading, known, older)

    snapshot.replace(text, reading)
    Object.assign(history, merged.history)
    for (const entry of known) history.recent.set(entry.key, entry)
    journal.observe(known)
    isOutOfOrder = false
    if (reading?.isDamaged) status.note('recovered')
    quarantineUnreadable(known)
    snapshot.quarantine()
    store.setState(
      deferred.reduce((state, change) => change(state), merged.state),
      true,
    )
    isDirty = merged.isRewritten || merged.isBehind
    if (isDirty) onDirty(isStart || merged.isRewritten ? 'own' : 'other')
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

  function forgetPending(): void {
    deferred = []
    history.recent.clear()
    journal.forget()
  }

  /** Applies the entries that memory does not include yet. */
  function include(entries: readonly Entry<Operation>[]): void {
    const fresh = entries.filter((entry) => !isIncluded(history.included, entry))
    if (fresh.length === 0) return
    addOperations(history, fresh)
    isOutOfOrder = journal.observe(fresh) || isOutOfOrder
    store.setState(withEntries(model, store.getState(), fresh), true)
    isDirty = true
    onDirty('other')
    if (isOutOfOrder) options.onOutOfOrder()
  }

  function take(entry: Entry<Operation>, next: State): void {
    addOperations(history, [entry])
    isDirty = true
    store.setState(next, true)
    onDirty('own')
  }

  /** Writes the snapshot if it lacks anything. */
  function compact(): void {
    if (isIdle()) return
    const stored = area.get(storeKey)
    if (stored === undefined) {
      status.report('unavailable')
      return
    }
    if (stored !== snapshot.text() || isOutOfOrder) read(false)
    snapshot.quarantine()
    journal.send()
    if (snapshot.isLocked() || isIdle()) return
    forgetCompacted(history, now())
    const keys = [...area.keys(journalPrefix), ...history.recent.keys()]
    history.included = prunedVector(history.included, keys, now())
    if (!snapshot.write(store.getState(), coverageBy(history))) return
    history.compacted = history.included
    isDirty = false
    deferred = []
    journal.forget()
  }

  function isIdle(): boolean {
    return !isDirty && deferred.length === 0
  }

  /** Applies other tabs' changes; reads only the journal if that is enough. */
  function catchUp(): void {
    const text = area.get(storeKey)
    if (text === undefined) return
    const coverage = coverageOf(text)
    // Skipped operations may have been applied there, and vice versa.
    const isLate = now() - lookedAt >= vectorLifetime || history.unknown.size > 0
    const isOther = text !== snapshot.text()
    if (
      isOther &&
      (!coverage || isLate || coverage.unknown[0] || isBehind(history.included, coverage.marks))
    ) {
      read(false)
      return
    }
    lookedAt = now()
    forgetCompacted(history, now())
    if (coverage) history.compacted = coverage.marks
    include(storedEntries(area, model.operations, history.included))
    if (isAheadOfSnapshot(history)) {
      isDirty = true
      onDirty('other')
    } else if (isOther) isDirty = false
  }

  return {
    start(): void {
      read(true)
      if (typeof snapshot.text() !== 'string') compact()
    },
    /** Changes memory at once, and storage as soon as it accepts the operation. */
    commit(operation: Operation): void {
      const state = store.getState()
      const next = model.apply(state, operation)
      if (next !== state) take(journal.append(operation), next)
    },
    /** Changes both storage and memory, or neither. @returns whether storage accepted the operation. */
    commitStored(operation: Operation): boolean {
      const state = store.getState()
      const next = model.apply(state, operation)
      if (next === state) return true
      const entry = journal.offer(operation)
      if (entry) take(entry, next)
      return entry !== undefined
    },
    /** Changes memory at once, and storage with the next snapshot. The change may be applied again. */
    defer(change: (state: State) => State): void {
      deferred.push(change)
      store.setState(change(store.getState()), true)
      if (deferred.length >= deferredLimit) onDirty('own')
    },
    /** Another tab wrote or removed a key; null means that it cleared everything. */
    onStorageEvent(key: string | null, text: string | null): void {
      if (key === null || key === storeKey) catchUp()
      else if (text !== null) {
        const entry = readEntry(key, text, model.operations)
        if (entry) include([entry])
      }
    },
    catchUp,
    reread(): void {
      if (typeof area.get(storeKey) === 'string') read(false)
    },
    compact,
    document: () => snapshot.document(store.getState()),
    isDirty: (): boolean => isDirty,
    /** Writes before the page may end. Does not touch a document that was edited or cleared by hand since. */
    hide(): void {
      const text = area.get(storeKey)
      const known = snapshot.text()
      if (text === known || known === undefined || coverageOf(text)) compact()
    },
    /** @returns whether the journal still has keys. */
    cleanUp: (): boolean => cleanup.run(history.unknown) !== 0,
    /** Starts over with an operation that replaces everything, and empties the journal. */
    reset(operation: Operation): void {
      forgetPending()
      snapshot.startOver()
      status.note('ok')
      take(journal.append(operation), model.apply(store.getState(), operation))
      compact()
      if (isDirty) {
        // A document that storage does not let us replace must not return with the next page.
        area.remove(storeKey)
        snapshot.startOver()
      }
      for (const key of area.keys(journalPrefix)) if (!history.recent.has(key)) area.remove(key)
    },
  }
}
