import { pageParam, textParam, type AddressSchema } from '@fivefold/shared/address/address-schema'
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

/** The query of a table in the URL: `?q=invoice&status=open&sort=-updated&page=2&open=id`. */
export const rowAddress = ({ columns, facets, sort }: QueryKeys): AddressSchema<RowQuery> => ({
  words: textParam('q'),
  chosen: {
    read: (query) => Object.fromEntries(facets.map(({ key }) => [key, query.get(key) ?? ''])),
    write: (chosen) => Object.fromEntries(facets.map(({ key }) => [key, chosen[key] || null])),
  },
  sort: {
    read(query) {
      const [, minus, key] = /^(-?)(.*)$/.exec(query.get('sort') ?? '') ?? []
      const isKnown = columns.some((column) => column.key === key)
      return isKnown && key ? { key, descending: minus === '-' } : sort
    },
    write({ key, descending }) {
      const isDefault = key === sort.key && descending === sort.descending
      return { sort: isDefault ? null : (descending ? '-' : '') + key }
    },
  },
  page: pageParam,
  open: textParam('open'),
})
