import { useEffect, useRef } from 'react'
import { pageHolding } from '@fivefold/shared/listing/page-of'
import type { LastVote } from './use-voting'
import { voteButtonId } from './vote-button'

/**
 * Shows the page that a vote moves its item to, and keeps the focus on the pressed button.
 */
export function useFollowVote(
  last: LastVote | undefined,
  ids: readonly string[],
  page: number,
  setPage: (page: number) => void,
) {
  const followed = useRef(last)
  const pendingFocus = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (last && followed.current !== last) {
      followed.current = last
      const place = ids.indexOf(last.itemId)
      if (place >= 0 && pageHolding(place) !== page) {
        pendingFocus.current = last.itemId
        setPage(pageHolding(place))
      }
    }
    const button =
      pendingFocus.current && document.getElementById(voteButtonId(pendingFocus.current))
    if (!button) return
    pendingFocus.current = undefined
    button.focus()
  }, [last, ids, page, setPage])
}
