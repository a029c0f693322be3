import { useState } from 'react'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { inHeldOrder } from './held-order'

/** Cards shown at first. */
const firstCards = 30
/** Cards added by each Show more: on a slow phone they stand there within 200 ms. */
const moreCards = 20

/**
 * The part of the result that is on the page. Its order is that of the moment when the search or
 * the category (`occasion`) was chosen, so that nothing moves while somebody reads.
 */
export function useShownArticles(result: readonly KbArticle[], occasion: string) {
  const begin = () => ({ occasion, count: firstCards, ids: result.map(({ id }) => id) })
  const [held, setHeld] = useState(begin)
  const current = held.occasion === occasion ? held : begin()
  if (current !== held) setHeld(current)

  return {
    shown: inHeldOrder(result, current.ids).slice(0, current.count),
    rest: Math.max(0, result.length - current.count),
    showMore: () => setHeld({ ...current, count: current.count + moreCards }),
  }
}
