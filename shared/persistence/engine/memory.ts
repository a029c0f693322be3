import type { StoreApi } from 'zustand/vanilla'
import type { Entry } from '../journal/journal'
import type { createJournalWriter } from '../journal/journal-writer'
import type { StoredModel, StoredOperation } from '../stored-model'
import { withEntries } from './merge-storage'
import type { createOperationHistory } from './operation-history'

/** As many deferred changes may wait for an operation that is written anyway. */
const deferredLimit = 50

/** The tab that has to write the snapshot: this one, or the one that made the change. */
export type Writer = 'own' | 'other'

interface MemoryOptions<State extends object, Operation extends StoredOperation> {
  readonly model: StoredModel<State, Operation>
  readonly store: StoreApi<State>
  readonly history: ReturnType<typeof createOperationHistory<Operation>>
  readonly journal: ReturnType<typeof createJournalWriter<Operation>>
  readonly onDirty: (writer: Writer) => void
  readonly onOutOfOrder: () => void
}

/** The state in memory, and what of it the stored snapshot lacks. */
export function createMemory<State extends object, Operation extends StoredOperation>({
  model,
  store,
  history,
  journal,
  onDirty,
  onOutOfOrder,
}: MemoryOptions<State, Operation>) {
  let isDirty = false
  /** An operation came after a later one: other tabs applied them in another order. */
  let isOutOfOrder = false
  /** Changes that wait for the next snapshot, so that they cost no write of their own. */
  let deferred: ((state: State) => State)[] = []

  return {
    state: store.getState,
    isDirty: () => isDirty,
    isOutOfOrder: () => isOutOfOrder,
    needsWriting: () => isDirty || deferred.length > 0,

    append(operation: Operation, next: State): void {
      history.add([journal.append(operation)])
      isDirty = true
      store.setState(next, true)
      onDirty('own')
    },
    /** Applies the entries that memory does not include yet. */
    include(entries: readonly Entry<Operation>[]): void {
      const fresh = entries.filter((entry) => !history.isIncluded(entry))
      if (fresh.length === 0) return
      history.add(fresh)
      isOutOfOrder = journal.observe(fresh) || isOutOfOrder
      store.setState(withEntries(model, store.getState(), fresh), true)
      isDirty = true
      onDirty('other')
      if (isOutOfOrder) onOutOfOrder()
    },
    /** Takes over what was read of storage. */
    replace(state: State, dirtyFor: Writer | undefined): void {
      isOutOfOrder = false
      store.setState(
        deferred.reduce((current, change) => change(current), state),
        true,
      )
      isDirty = dirtyFor !== undefined
      if (dirtyFor) onDirty(dirtyFor)
    },
    /** Changes memory at once, and storage with the next snapshot. It may be applied again. */
    defer(change: (state: State) => State): void {
      deferred.push(change)
      store.setState(change(store.getState()), true)
      if (deferred.length >= deferredLimit) onDirty('own')
    },
    setDirty(writer: Writer | undefined): void {
      isDirty = writer !== undefined
      if (writer) onDirty(writer)
    },
    written(): void {
      isDirty = false
      deferred = []
      journal.forget()
    },
    forgetPending(): void {
      deferred = []
      history.forgetRecent()
      journal.forget()
    },
  }
}
