import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { newFact, newId } from '../domain/model/record-id'
import type { Engine } from '../persistence/engine/engine'
import { isStoreName } from '../persistence/engine/key-space'
import { runInTab } from '../persistence/engine/run-in-tab'
import type { StoredModel } from '../persistence/stored-model'
import { storageMessages, type StorageStatus } from '../storage/storage-health'
import { readState, readStorageHealth, reportStorage } from '../store/site-store'
import { StoreError } from '../store/store-error'
import {
  recordsModel,
  type Fields,
  type RecordMigration,
  type RecordOperation,
  type RecordsState,
  type StoredChange,
} from './records-model'
import { recordsArea } from '../persistence/engine/records-area'

export type { RecordMigration, RecordOperation, RecordsState, StoredRecord } from './records-model'

type Collections = Readonly<Record<string, Fields>>

export interface RecordsDefinition<Of extends Collections, Operations extends Collections> {
  /** The remote's name, or one that begins with it: small letters, digits, dashes. */
  readonly name: string
  /** Of the fields. Raise it together with a migration, where a default does not do. */
  readonly version: number
  /** The fields of each kind of record, beside `id` and `user_id`. Each needs a default. */
  readonly collections: Of
  /** Every change, by the type that it is stored with; past events. */
  readonly operations: {
    readonly [Type in keyof Operations]: RecordOperation<RecordsState<Of>, Operations[Type]>
  }
  /** By collection and the version they start from. Never changed once released, only added. */
  readonly migrations?: {
    readonly [Name in keyof Of]?: Readonly<Record<number, RecordMigration>>
  }
}

type Given<Of extends Fields> = v.InferInput<v.ObjectSchema<Of, undefined>>

export interface ReadableRecords<State> {
  /** Everybody’s records in this browser. On a server, and while a page hydrates, none. */
  getState(): State
  getInitialState(): State
  /** Calls back after each change, in any tab, until the function that it returns is called. */
  subscribe(listener: (state: State, before: State) => void): () => void
}

/** Records of one kind or several, and the ways to change them. */
export interface Records<State, Operations extends Collections> extends ReadableRecords<State> {
  /**
   * Applies a change in every tab and returns its id, which a new record takes over. Where storage
   * refuses it nothing changes, and a StoreError says why.
   */
  keep<Type extends keyof Operations & string>(type: Type, facts: Given<Operations[Type]>): string
}

/**
 * Records that a remote keeps for itself in the store, journaled as the site's own. Only this code knows them:
 * they are part of their user's export and deleted with the account, and other releases of the remote,
 * older or newer, keep what they do not know. The browser's storage is read when they are first used.
 * @example
 * import { text } from '@fivefold/shared/domain/model/record-fields'
 * const notes = defineRecords({
 *   name: 'billing-notes',
 *   version: 1,
 *   collections: { notes: { body: text } },
 *   operations: {
 *     noteWritten: {
 *       facts: { body: text },
 *       apply: ({ notes }, { id, userId, body }) => ({
 *         notes: [...notes, { id, user_id: userId, body }],
 *       }),
 *     },
 *   },
 * })
 * notes.keep('noteWritten', { body: 'Paid' })
 */
export function defineRecords<const Of extends Collections, const Operations extends Collections>(
  definition: RecordsDefinition<Of, Operations>,
): Records<RecordsState<Of>, Operations> {
  type State = RecordsState<Of>
  const { name } = definition
  const model = recordsModel<State>(definition)
  refuseMistakes(name, model.collections)
  const store = createStore<State>(() => model.empty)
  const area = recordsArea(name)
  let status: StorageStatus = 'ok'
  let engine: Engine<State, StoredChange> | undefined

  /** What storage refuses is said where it happens, since nothing waits in memory. */
  function report(reported: StorageStatus): void {
    status = reported
    if (status === 'recovered' && readStorageHealth().status === 'ok') reportStorage(status)
  }

  function started(): Engine<State, StoredChange> | undefined {
    if (engine || typeof window === 'undefined') return engine
    engine = runInTab(store, model, newId(), area, report)
    const { onStorageEvent } = engine
    window.addEventListener('storage', (event) => {
      const key = area.inside(event.key)
      if (key !== undefined) onStorageEvent(key, event.newValue)
    })
    return engine
  }

  return {
    getState() {
      started()
      return store.getState()
    },
    getInitialState: store.getInitialState,
    subscribe(listener) {
      started()
      return store.subscribe(listener)
    },
    keep(type, facts) {
      const userId = readState().currentUser?.id ?? ''
      const change = { ...facts, type, ...newFact(), userId }
      if (started()?.commitStored(change) !== true)
        throw new StoreError('Not saved', storageMessages[status])
      return change.id
    },
  }
}

/** @throws Error that says what the definition lacks. */
function refuseMistakes(name: string, schemas: StoredModel<object, StoredChange>['collections']) {
  if (!isStoreName(name))
    throw new Error(`“${name}” is not a name for records: use a-z, 0-9 and -.`)
  for (const [collection, schema] of Object.entries(schemas)) {
    if (v.is(schema, { id: '' })) continue
    throw new Error(
      `A field of “${collection}” has no default: a record of a release without it would be lost.`,
    )
  }
}
