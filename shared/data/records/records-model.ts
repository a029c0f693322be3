import * as v from 'valibot'
import { operationSchema, textFact } from '../../domain/model/define-operation'
import type { RecordOf } from '../../domain/model/record-fields'
import { migrated } from '../persistence/snapshot/migrated'
import type { Raw, StoredModel } from '../persistence/stored-model'
import { isRecord } from '../storage/stored-json'
import { accountDeleted } from '../store/account-records'

/** Fields by name. A record of another release that lacks one gets its default. */
export type Fields = v.ObjectEntries

/** Fields of every record that the store itself adds. */
export interface RecordHead {
  readonly id: string
  /** The user it belongs to; it is deleted with that account. Empty: nobody. */
  readonly user_id: string
  /** Version of the release that wrote it, or has migrated it since. */
  readonly record_version?: number | undefined
}

export type StoredRecord<Of extends Fields> = RecordHead & RecordOf<Of>
export type RecordsState<Collections extends Readonly<Record<string, Fields>>> = {
  readonly [Name in keyof Collections]: readonly StoredRecord<Collections[Name]>[]
}

/** The id of an operation (also of a record that it creates), its time and its user. */
export type Facts<Of extends Fields> = v.InferOutput<v.ObjectSchema<Of, undefined>> & {
  readonly id: string
  readonly at: string
  /** The owner of the records: the signed-in user, unless `keep` says another; empty: nobody. */
  readonly userId: string
}

export interface RecordOperation<State, Of extends Fields> {
  readonly facts: Of
  /** Pure. Returns the changed collections, or the state if nothing changes. */
  apply(state: State, facts: Facts<Of>): Partial<State>
}

/** Migrates the fields of a record by one version. */
export type RecordMigration = (record: Raw) => Raw

type Lists = Readonly<Record<string, readonly RecordHead[]>>
export interface StoredChange extends Facts<Fields> {
  readonly type: string
}

export interface RecordsShape<State extends Lists> {
  /** Version of the records' fields. */
  readonly version: number
  readonly collections: Readonly<Record<string, Fields>>
  readonly operations: Readonly<Record<string, RecordOperation<State, Fields>>>
  /** By collection and the version they start from. */
  readonly migrations?: Readonly<
    Record<string, Readonly<Record<number, RecordMigration>> | undefined>
  >
}

/** The persistence model of a remote's own records. */
export function recordsModel<State extends Lists>(
  shape: RecordsShape<State>,
): StoredModel<State, StoredChange> {
  const { collections, operations, version, migrations = {} } = shape
  const names = Object.keys(collections)
  const schemas = names.map((name) => {
    const steps = migrations[name] ?? {}
    return [name, recordSchema(collections[name] ?? {}, version, steps)] as const
  })
  const types = Object.entries(operations).map(
    ([type, { facts }]) => [type, factsSchema(type, facts)] as const,
  )
  return {
    // Version of the document; records have their own.
    version: 1,
    migrations: {},
    // The type's lists are those that the schemas read.
    empty: Object.fromEntries(names.map((name) => [name, []])) as unknown as State,
    collections: Object.fromEntries(schemas),
    singles: {},
    operations: {
      ...Object.fromEntries(types),
      [accountDeleted]: factsSchema(accountDeleted, {}),
    },
    apply(state, operation) {
      if (operation.type === accountDeleted) return withoutUser(state, operation.userId)
      const changed = operations[operation.type]?.apply(state, operation) ?? state
      return changed === state ? state : { ...state, ...completed(state, changed, version) }
    },
    consistent: (state) => state,
    seeded: (state) => state,
    isBlank: (state) => names.every((name) => state[name]?.length === 0),
  }
}

function factsSchema(type: string, facts: Fields) {
  return { schema: operationSchema(type, { userId: textFact, ...facts }) }
}

/** Reads records of any version, and keeps fields that only other releases know. */
function recordSchema(
  fields: Fields,
  version: number,
  migrations: Readonly<Record<number, RecordMigration>>,
) {
  return v.pipe(
    v.unknown(),
    v.transform((raw) => {
      if (!isRecord(raw)) return raw
      const from = v.is(Stamp, raw['record_version']) ? raw['record_version'] : version
      const current = migrated(raw, from, migrations, version)
      const { id, user_id } = raw
      return { ...current, id, user_id, record_version: Math.max(from, version) }
    }),
    v.looseObject({
      ...fields,
      id: v.string(),
      user_id: v.nullish(v.string(), ''),
      record_version: Stamp,
    }),
  )
}

/** Any other value, as after an edit by hand, counts as the current version. */
const Stamp = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A record that a transition has rebuilt keeps the fields that its release does not know. */
function completed<State extends Lists>(
  state: State,
  changed: Partial<State>,
  version: number,
): Partial<State> {
  const lists = Object.entries<Lists[string] | undefined>(changed).map(([name, records = []]) => {
    const before = new Map(state[name]?.map((record) => [record.id, record]))
    const whole = records.map((record) => {
      const known = before.get(record.id)
      return record === known ? record : { record_version: version, ...known, ...record }
    })
    return [name, whole]
  })
  return Object.fromEntries(lists) as Partial<State>
}

function withoutUser<State extends Lists>(state: State, userId: string): State {
  const isOthers = ({ user_id: owner }: RecordHead) => owner !== userId
  const left = Object.entries(state).map(([name, records]) => [name, records.filter(isOthers)])
  return Object.fromEntries(left) as State
}
