import type { ReactNode } from 'react'
import type { Noun } from '@fivefold/shared/words/count-words'
import type { RowSort } from './rows'

export interface Identified {
  readonly id: string
}

export interface Column<Row> {
  key: string
  label: string
  /** Text, or a number; times in milliseconds. Blank values come last either way. */
  sortBy: (row: Row) => string | number
  /** What the first click on the heading does: newest first, most first. */
  descendingFirst?: boolean
  cell: (row: Row) => ReactNode
}

/** A property with few values that the rows can be filtered by. */
interface Facet<Row> {
  /** Its URL parameter. */
  key: string
  label: string
  look: 'chips' | 'select'
  valueOf: (row: Row) => string
  labelOf?: (value: string) => string
  /** Values that are offered even when no row has them, in this order. */
  values?: readonly string[]
}

interface RecordWords {
  title: string
  noun: Noun
  searchLabel: string
  searchHint: string
  empty: string
  emptyHint: string
}

/** What one kind of record needs for its table, URL parameters and CSV. */
export interface RecordKind<Row extends Identified> {
  /** Names the downloaded file. */
  name: string
  words: RecordWords
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  facets: readonly Facet<Row>[]
  /** The text that the search looks through. */
  textOf: (row: Row) => string
  sort: RowSort
  /** Every field of the record, for the CSV. */
  fieldsOf: (row: Row) => object
  /** What a row shows when it is opened; absent: rows do not open. */
  details?: (row: Row) => ReactNode
}
