import type { ComponentType, ReactNode } from 'react'
import type { Noun } from '@fivefold/shared/words/count-words'
import type { RowSort } from './rows'

export interface Identified {
  readonly id: string
}

export interface Column<Row> {
  key: string
  label: string
  /** Text or number; times in milliseconds. Blank values come last in both directions. */
  sortBy: (row: Row) => string | number
  /** True if the first click on the heading sorts newest or most first. */
  descendingFirst?: boolean
  cell: (row: Row) => ReactNode
  /**
   * On a narrow screen: `label` shows the label before the value, `line` gives it the rest of a line, `hidden` leaves
   * the value to the details.
   */
  narrow?: 'label' | 'line' | 'hidden'
  /** Rows can be sorted by it, but the table has no such column. */
  sortOnly?: boolean
}

/** A filter on a property with few values. */
interface Facet<Row> {
  /** URL parameter. */
  key: string
  label: string
  look: 'chips' | 'select'
  /** A row may have several. */
  valueOf: (row: Row) => string | readonly string[]
  labelOf?: (value: string) => string
  /** Always offered, in this order, even when no row has them. */
  values?: readonly string[]
}

interface BulkProps<Row> {
  /** The selected rows; none after `onDone`. */
  rows: readonly Row[]
  onDone: () => void
}

interface RecordWords {
  title: string
  noun: Noun
  searchLabel: string
  searchHint: string
  empty: string
  emptyHint: string
}

/** Describes the table, URL parameters and CSV of one kind of record. */
export interface RecordKind<Row extends Identified> {
  /** Names the downloaded file. */
  name: string
  words: RecordWords
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  facets: readonly Facet<Row>[]
  /** The searched text. */
  textOf: (row: Row) => string
  sort: RowSort
  /** Every field, for the CSV. */
  fieldsOf: (row: Row) => object
  /** Content of an opened row; without it, rows do not open. */
  details?: (row: Row) => ReactNode
  /** Names a row, for the box that selects it. */
  nameOf?: (row: Row) => string
  /** Changes several rows at once; without it, rows cannot be selected. */
  bulk?: ComponentType<BulkProps<Row>>
}
