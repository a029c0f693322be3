import { useEffect, useRef } from 'react'
import { pageHolding } from '@fivefold/shared/listing/page-of'
import type { LastVote } from './use-voting'
import { voteButtonId } from './vote-button'

/**
 * A vote may move an item to another page: the list shows that page, and the focus stays on the
 * button that was pressed.
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
