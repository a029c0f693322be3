import { useState } from 'react'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { inShownOrder } from './shown-order'

const firstCards = 30
/** Cards that Show more adds; a slow phone renders them within 200 ms. */
const moreCards = 20

/**
 * The shown part of the result. Its order stays until `key` changes (search, category, and whether the
 * storage is read), so that nothing moves while somebody reads.
 */
export function useShownArticles(result: readonly KbArticle[], key: string) {
  const start = () => ({ key, count: firstCards, ids: result.map(({ id }) => id) })
  const [kept, setKept] = useState(start)
  const current = kept.key === key ? kept : start()
  if (current !== kept) setKept(current)

  return {
    shown: inShownOrder(result, current.ids).slice(0, current.count),
    rest: Math.max(0, result.length - current.count),
    showMore: () => setKept({ ...current, count: current.count + moreCards }),
  }
}
