import type * as v from 'valibot'

/** Stored data before a schema has checked it. */
export type Raw = Readonly<Record<string, unknown>>
export type RecordSchema = v.GenericSchema<unknown, { readonly id: string }>

/** Turns the raw state of version n into that of version n + 1. */
export type Migration = (state: Raw) => Raw

export interface StoredOperation {
  readonly type: string
}

export type OperationSchemas<Operation> = Readonly<
  Record<string, { readonly schema: v.GenericSchema<unknown, Operation> }>
>

/** What persistence has to know of the state and the operations that it stores. */
export interface StoredModel<State extends object, Operation extends StoredOperation> {
  /** The version of the stored state that this code writes. */
  readonly version: number
  /** By the version they start from. */
  readonly migrations: Readonly<Record<number, Migration>>
  readonly empty: State
  /** Lists of records, by name. */
  readonly collections: Readonly<Record<string, RecordSchema>>
  /** Records that stand alone, or are null, by name. */
  readonly singles: Readonly<Record<string, RecordSchema>>
  /** By type. */
  readonly operations: OperationSchemas<Operation>
  /** Pure. Returns the same state when the operation changes nothing. */
  readonly apply: (state: State, operation: Operation) => State
  /** Corrects what the records contradict each other in. */
  readonly consistent: (state: State) => State
  /** Adds what the site brings along and the state lacks, or returns the same state. */
  readonly seeded: (state: State, isDamaged: boolean) => State
  /** Whether there is nothing in the state that would be lost. */
  readonly isBlank: (state: State) => boolean
}
