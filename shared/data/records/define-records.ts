import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { newFact, newId } from '../../domain/model/record-id'
import type { Engine } from '../persistence/engine/engine'
import { isStoreName } from '../persistence/engine/key-space'
import { runInTab } from '../persistence/engine/run-in-tab'
import type { StoredModel } from '../persistence/stored-model'
import { leadSending, type Consent } from '../../contract/seams/site-seams'
import { storageMessages, type StorageStatus } from '../storage/storage-health'
import { readState, readStorageHealth, reportStorage } from '../store/site-store'
import { submitForm } from '../store/lead-commands'
import { StoreError } from '../store/store-error'
import {
  recordsModel,
  type Fields,
  type RecordHead,
  type RecordMigration,
  type RecordOperation,
  type RecordsState,
  type StoredChange,
} from './records-model'
import { recordsArea } from '../persistence/engine/records-area'

export type { RecordMigration, RecordOperation, RecordsState, StoredRecord } from './records-model'

type Collections = Readonly<Record<string, Fields>>

export interface RecordsDefinition<Of extends Collections, Operations extends Collections> {
  /**
   * The remote's name, or a name that starts with it: lower-case letters, digits, dashes. If it ends with `-internal`,
   * no user exports the records.
   */
  readonly name: string
  /** Version of the fields. Raise it together with a migration, if a default is not enough. */
  readonly version: number
  /** The fields of each kind of record, except `id` and `user_id`. Each needs a default. */
  readonly collections: Of
  /** Every change, by its stored type, which is a past event. */
  readonly operations: {
    readonly [Type in keyof Operations]: RecordOperation<RecordsState<Of>, Operations[Type]>
  }
  /**
   * Forms, by collection, whose list in `src/forms.ts` lets the company get each new record of a signed-in person, on
   * sites with an intake. A record is sent with the fields that its form names, and the person's email address.
   */
  readonly sent?: { readonly [Name in keyof Of]?: SentForm }
  /** By collection and the version they start from. A released migration is never changed. */
  readonly migrations?: {
    readonly [Name in keyof Of]?: Readonly<Record<number, RecordMigration>>
  }
}

type Given<Of extends Fields> = v.InferInput<v.ObjectSchema<Of, undefined>>

export interface ReadableRecords<State> {
  /** All records in this browser, of every user. Empty on a server and during hydration. */
  getState(): State
  getInitialState(): State
  /** Calls back after each change, in any tab. @returns a function that stops it. */
  subscribe(listener: (state: State, before: State) => void): () => void
}

/** Records of one or several kinds, and the changes to them. */
export interface Records<State, Operations extends Collections> extends ReadableRecords<State> {
  /**
   * Applies a change in every tab.
   * @param ownerId the user whose account takes the records with it: the signed-in one, unless given; '' for nobody.
   * @returns the id of the change, which a new record gets, too.
   * @throws StoreError if storage refuses the change; then nothing changes.
   */
  keep<Type extends keyof Operations & string>(
    type: Type,
    facts: Given<Operations[Type]>,
    ownerId?: string,
  ): string
}

/**
 * A remote's own records in the store, journaled like the site's. Only this code knows their fields. They are part of
 * their user's export and deleted with the account. Other releases of the remote, older or newer, keep fields that
 * they do not know. The browser's storage is read at the first use.
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

  /** Each refusal is reported where it occurs, since nothing waits in memory. */
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
    keep(type, facts, userId = readState().currentUser?.id ?? '') {
      const change = { ...facts, type, ...newFact(), userId }
      if (started()?.commitStored(change) !== true)
        throw new StoreError('Not saved', storageMessages[status])
      sendNew(definition.sent ?? {}, store.getState(), change.id)
      return change.id
    },
  }
}

/** A form (`defineForm`), as far as it is needed here. */
interface SentForm {
  readonly name: string
  readonly consent: Omit<Consent, 'form'>
  readonly fields: object
}

const consentOf = ({ name, consent }: SentForm) =>
  leadSending.consentFields({ form: name, ...consent })

/** The store keeps a copy for the outbox, which sends it. */
function sendNew(
  sent: Readonly<Record<string, SentForm | undefined>>,
  state: Readonly<Record<string, readonly RecordHead[]>>,
  id: string,
) {
  const { email } = readState().currentUser ?? {}
  for (const [collection, form] of Object.entries(sent)) {
    const record = state[collection]?.find((one) => one.id === id)
    const marks = form && record && email && consentOf(form)
    if (!marks) continue
    const fields = Object.entries(record).filter(([name]) => name in form.fields)
    submitForm(form, { ...Object.fromEntries(fields), email, ...marks })
  }
}

/** @throws Error naming the mistake in the definition. */
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
