import { visibleArticles } from '@fivefold/shared/domain/articles/article-selectors'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'

/** The articles that a visitor may see, or the state without them. */
export type ArticleShelf =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready'
      articles: readonly KbArticle[]
      /** False for the seeds, which every first visit shows. */
      isFromStorage: boolean
    }

/** The latest date that JavaScript has, later than any publication. */
const endOfTime = new Date(8.64e15)

/**
 * The articles visible at `now`, most viewed first. `now` is null during prerendering and hydration,
 * when the store holds the seeds.
 */
export function articleShelf(kbArticles: readonly KbArticle[], now: Date | null): ArticleShelf {
  if (now === null && kbArticles.length === 0) return { status: 'loading' }
  try {
    const articles = visibleArticles({ kbArticles }, now ?? endOfTime)
    return { status: 'ready', articles, isFromStorage: now !== null }
  } catch (error) {
    console.error('[knowledge base] The articles cannot be read', error)
    return { status: 'failed' }
  }
}
