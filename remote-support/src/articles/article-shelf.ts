import { visibleArticles } from '@fivefold/shared/domain/articles/article-selectors'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'

/** What a reader may see: nothing yet, nothing because it cannot be read, or the articles. */
export type ArticleShelf =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready'
      articles: readonly KbArticle[]
      /** Whether they are this browser's own and not yet those of every first visit. */
      isRead: boolean
    }

/** Later than any article was or will be published. */
const endOfTime = new Date(8.64e15)

/**
 * The visible articles at that time, most viewed first. Without a time nothing of the browser was
 * read yet, and what there is are the articles that every first visit finds.
 */
export function articleShelf(kbArticles: readonly KbArticle[], now: Date | null): ArticleShelf {
  if (now === null && kbArticles.length === 0) return { status: 'loading' }
  try {
    const articles = visibleArticles({ kbArticles }, now ?? endOfTime)
    return { status: 'ready', articles, isRead: now !== null }
  } catch (error) {
    console.error('[knowledge base] The articles cannot be read', error)
    return { status: 'failed' }
  }
}
