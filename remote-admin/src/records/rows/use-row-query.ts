import { useDeferredValue, useMemo } from 'react'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { rowAddress, type QueryKeys, type RowQuery } from './row-address'
import type { RowSort } from './rows'
import { useListEntry } from './use-list-entry'

/** The table's query in the URL, and functions to change it. */
export function useRowQuery(kind: QueryKeys) {
  const address = useMemo(() => rowAddress(kind), [kind])
  const list = useAddressState(address)
  const { state, settled, type, change } = list
  const keepEntry = useListEntry(list)
  const narrow = (changes: Partial<RowQuery>) => change({ ...changes, page: 1, open: '' })

  return {
    ...state,
    /** The words to filter by; they lag behind while somebody types fast. */
    filterWords: useDeferredValue(state.words),
    /** The words after a pause, for requests. */
    settledWords: settled.words,
    setWords: (words: string) => type({ words, page: 1, open: '' }),
    choose: (facet: string, value: string) =>
      narrow({ chosen: { ...state.chosen, [facet]: value } }),
    clear: () => narrow({ words: '', chosen: {} }),
    sortBy: (sort: RowSort) => narrow({ sort }),
    setPage: (page: number) => change({ page, open: '' }),
    /** @param page of a list that somebody else pages; in this browser the opened row decides it. */
    openRow(id: string, page: number) {
      keepEntry()
      change({ open: id, page })
    },
    closeRow: (page: number) => change({ open: '', page }),
  }
}

export type RowQuestion = ReturnType<typeof useRowQuery>
