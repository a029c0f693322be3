import { useEffect, useRef } from 'react'
import { pageHolding } from '@fivefold/shared/listing/page-of'
import type { LastVote } from './use-voting'
import { voteButtonId } from './vote-button'

/**
 * A vote may lift an item onto another page: the list turns to that page, and the focus stays on
 * the button that was pressed.
 */
export function useFollowVote(
  last: LastVote | undefined,
  ids: readonly string[],
  page: number,
  setPage: (page: number) => void,
) {
  const followed = useRef(last)
  const sought = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (last && followed.current !== last) {
      followed.current = last
      const place = ids.indexOf(last.itemId)
      if (place >= 0 && pageHolding(place) !== page) {
        sought.current = last.itemId
        setPage(pageHolding(place))
      }
    }
    const button = sought.current && document.getElementById(voteButtonId(sought.current))
    if (!button) return
    sought.current = undefined
    button.focus()
  }, [last, ids, page, setPage])
}
