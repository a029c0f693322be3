import { useCallback } from 'react'
import { useSearchParams } from '@fivefold/shared/routing/link'
import { searchWith } from '@fivefold/shared/routing/search-with'
import { pageIn } from '@fivefold/shared/listing/page-of'
import { roadmapFilterIn } from './roadmap-filter'

/** Filter and page of the address. */
export function useRoadmapFilter() {
  const [search, setSearch] = useSearchParams()
  const { status, mine } = roadmapFilterIn(search)
  const replace = (changes: Record<string, string>) =>
    setSearch(searchWith(search, changes), { replace: true })
  return {
    status,
    mine,
    page: pageIn(search),
    setStatus: (next: string) => replace({ status: next, page: '' }),
    setMine: (next: boolean) => replace({ mine: next ? '1' : '', page: '' }),
    setPage: useCallback(
      (page: number) =>
        setSearch((now) => searchWith(now, { page: page === 1 ? '' : String(page) }), {
          replace: true,
        }),
      [setSearch],
    ),
    clear: () => replace({ status: '', mine: '', page: '' }),
  }
}
