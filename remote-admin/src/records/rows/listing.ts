import type { ReactNode } from 'react'
import type { PageOf } from '@fivefold/shared/listing/page-of'
import type { FacetCounts } from './rows'

/** A page of rows, whoever has filtered and sorted them. */
export interface Listing<Row> {
  shown: Omit<PageOf<Row>, 'total'>
  /** The matching rows that this browser has: all of them, or those of the page. */
  rows: readonly Row[]
  counts: FacetCounts
  /** How many rows match, and how many there are; absent where they are too many to be counted. */
  matching?: number | undefined
  all?: number | undefined
  /** The address of all matching rows as CSV; without it, `rows` are all of them. */
  csv?: string
  /** Above the rows: why they may be old. */
  notice?: ReactNode
  /** There are no rows yet, and nobody knows whether there are any. */
  isLoading?: boolean
}
