import type * as v from 'valibot'

/** Stored data before a schema has checked it. */
export type Raw = Readonly<Record<string, unknown>>
export type RecordSchema = v.GenericSchema<unknown, { readonly id: string }>

/** Migrates the raw state of version n to version n + 1. */
export type Migration = (state: Raw) => Raw

export interface StoredOperation {
  readonly type: string
}

export type OperationSchemas<Operation> = Readonly<
  Record<string, { readonly schema: v.GenericSchema<unknown, Operation> }>
>

/** The state and operations of a store, as persistence needs them. */
export interface StoredModel<State extends object, Operation extends StoredOperation> {
  /** The version of the stored state that this code writes. */
  readonly version: number
  /** Keyed by the version they start from. */
  readonly migrations: Readonly<Record<number, Migration>>
  readonly empty: State
  /** Lists of records, by name. */
  readonly collections: Readonly<Record<string, RecordSchema>>
  /** Single records, or null, by name. */
  readonly singles: Readonly<Record<string, RecordSchema>>
  readonly operations: OperationSchemas<Operation>
  /** Pure. Returns the same state if the operation changes nothing. */
  readonly apply: (state: State, operation: Operation) => State
  /** Resolves contradictions between records. */
  readonly consistent: (state: State) => State
  /** Adds the site's own content that the state lacks, or returns the same state. */
  readonly seeded: (state: State, isDamaged: boolean) => State
  /** Whether the state has nothing to lose. */
  readonly isBlank: (state: State) => boolean
}
