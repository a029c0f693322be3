import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from '@fivefold/shared/routing/link'
import { searchWith } from '@fivefold/shared/routing/search-with'
import { rowQueryIn, sortInAddress, type QueryKeys } from './row-query'
import type { RowSort } from './rows'

/** Milliseconds without a key after which the words stand in the address. */
const addressDelay = 300

/**
 * What the address asks for, and how to ask for something else. Typing answers at once and the
 * address follows when it pauses. Every change replaces the history entry: Back leaves the table.
 */
export function useRowQuery(kind: QueryKeys) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string>()
  const asked = useMemo(() => rowQueryIn(search, kind), [search, kind])
  const words = typed ?? asked.words
  const sought = useDeferredValue(words)
  if (typed === asked.words) setTyped(undefined)

  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => {
      void navigate(addressWith({ q: typed, page: '', open: '' }), { replace: true })
    }, addressDelay)
    return () => clearTimeout(timer)
  }, [typed, navigate])

  const change = (changes: Record<string, string>) =>
    void navigate(addressWith({ q: words, ...changes }), { replace: true })
  const narrow = (changes: Record<string, string>) => change({ ...changes, page: '', open: '' })

  return {
    ...asked,
    words,
    /** What the rows are filtered by: one step behind the words while somebody types fast. */
    sought,
    setWords: setTyped,
    choose: (facet: string, value: string) => narrow({ [facet]: value }),
    clear: () => {
      setTyped(asked.words === '' ? undefined : '')
      narrow({ q: '', ...Object.fromEntries(kind.facets.map(({ key }) => [key, ''])) })
    },
    sortBy: (sort: RowSort) =>
      narrow({ sort: isDefault(sort, kind.sort) ? '' : sortInAddress(sort) }),
    setPage: (page: number) => change({ page: page === 1 ? '' : String(page), open: '' }),
    /** The opened row decides which page is shown, so that it stays in sight when it is changed. */
    openRow: (id: string) => change({ open: id, page: '' }),
    closeRow: (page: number) => change({ open: '', page: page === 1 ? '' : String(page) }),
  }
}

export type RowQuestion = ReturnType<typeof useRowQuery>

/** From the window's address: the router's own is late while it is busy with an earlier change. */
const addressWith = (changes: Record<string, string>) =>
  `?${searchWith(new URLSearchParams(window.location.search), changes)}`

const isDefault = (one: RowSort, other: RowSort) =>
  one.key === other.key && one.descending === other.descending
