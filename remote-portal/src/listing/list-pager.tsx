import { useEffect, useRef } from 'react'
import { Pager } from '@fivefold/shared/ui/pager'
import { listingContent } from './listing-content'
import type { PageOf } from '@fivefold/shared/listing/page-of'

interface ListPagerProps {
  /** Names the list, for screen readers. */
  label: string
  /** The list's id. Turning the page focuses the first link or button in it. */
  listId: string
  shown: PageOf<unknown>
  onPage: (page: number) => void
}

export function ListPager({ label, listId, shown, onPage }: ListPagerProps) {
  const { page, pages } = shown
  const turn = useTurnPage(page, listId, onPage)
  return (
    <Pager label={label} page={page} pages={pages} onPage={turn}>
      <p role="status">{listingContent.range(shown)}</p>
    </Pager>
  )
}

function useTurnPage(page: number, listId: string, onPage: (page: number) => void) {
  const turningFrom = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (turningFrom.current === undefined || turningFrom.current === page) return
    turningFrom.current = undefined
    document.getElementById(listId)?.querySelector<HTMLElement>('a, button')?.focus()
  }, [page, listId])
  return (next: number) => {
    turningFrom.current = page
    onPage(next)
  }
}
