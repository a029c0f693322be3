import { useEffect, type RefObject } from 'react'
import { viewArticle } from '@fivefold/shared/store/article-commands'
import { isVisitCounted, markVisitCounted } from './visit-mark'

/**
 * Counts a view and scrolls to the article when a click or its URL opens it. Reload, Back and Forward
 * show the same visit again, so they neither count nor scroll.
 */
export function useArticleVisit(articleId: string, card: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (isVisitCounted(articleId)) return
    markVisitCounted(articleId)
    viewArticle(articleId)
    if (card.current && isOutOfView(card.current)) card.current.scrollIntoView({ block: 'start' })
  }, [articleId, card])
}

function isOutOfView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top > window.innerHeight || bottom < 0
}
