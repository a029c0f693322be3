import { pageIn } from '@fivefold/shared/listing/page-of'
import type { RowFilter, RowSort } from './rows'

export interface RowQuery extends RowFilter {
  sort: RowSort
  /** Counted from 1. */
  page: number
  /** The id of the opened row, or ''. */
  open: string
}

export interface QueryKeys {
  columns: readonly { key: string }[]
  facets: readonly { key: string }[]
  sort: RowSort
}

/** What the address asks of a table: `?q=invoice&status=open&sort=-updated&page=2&open=id`. */
export function rowQueryIn(
  search: URLSearchParams,
  { columns, facets, sort }: QueryKeys,
): RowQuery {
  const [, minus, sortKey] = /^(-?)(.*)$/.exec(search.get('sort') ?? '') ?? []
  const isKnown = columns.some(({ key }) => key === sortKey)
  return {
    words: search.get('q') ?? '',
    chosen: Object.fromEntries(facets.map(({ key }) => [key, search.get(key) ?? ''])),
    sort: isKnown && sortKey ? { key: sortKey, descending: minus === '-' } : sort,
    page: pageIn(search),
    open: search.get('open') ?? '',
  }
}

export const sortInAddress = ({ key, descending }: RowSort) => (descending ? `-${key}` : key)
