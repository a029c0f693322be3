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

/** The search part with some values changed; an empty value takes its name out of the address. */
export function searchWith(search: URLSearchParams, changes: Readonly<Record<string, string>>) {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

function pageIn(search: URLSearchParams) {
  const page = Number(search.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
