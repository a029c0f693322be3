import { useDeferredValue, useEffect, useState } from 'react'
import { useSearchParams } from '@fivefold/shared/routing/link'
import { searchWith } from '@fivefold/shared/routing/search-with'
import { ticketFilterIn } from './ticket-filter'

/** Milliseconds without a key after which the words stand in the address. */
const addressDelay = 300

/** The filter of the address. Typing answers at once; the address follows when it pauses. */
export function useTicketFilter() {
  const [search, setSearch] = useSearchParams()
  const { status, query: settled } = ticketFilterIn(search)
  const [query, setQuery] = useState(settled)
  const sought = useDeferredValue(query)

  useEffect(() => {
    if (query === settled) return
    const timer = setTimeout(() => {
      setSearch(searchWith(search, { q: query, page: '' }), { replace: true })
    }, addressDelay)
    return () => clearTimeout(timer)
  }, [query, settled, search, setSearch])

  const replace = (changes: Record<string, string>) =>
    setSearch(searchWith(search, { q: query, ...changes }), { replace: true })

  return {
    query,
    setQuery,
    filter: { status, query: sought },
    /** The address as it is about to be, for links out of the list. */
    search: searchWith(search, { q: query }),
    setStatus: (next: string) => replace({ status: next, page: '' }),
    setPage: (page: number) => replace({ page: page === 1 ? '' : String(page) }),
    clear: () => {
      setQuery('')
      replace({ status: '', q: '', page: '' })
    },
  }
}
