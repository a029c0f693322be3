import { visibleArticles } from '@fivefold/shared/store/articles'
import type { KbArticle } from '@fivefold/shared/store/entities'

/** What a reader may see: nothing yet, nothing because it cannot be read, or the articles. */
export type ArticleShelf =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; articles: readonly KbArticle[] }

/** The visible articles at that time, most viewed first. Without a time nothing was read yet. */
export function articleShelf(kbArticles: readonly KbArticle[], now: Date | null): ArticleShelf {
  if (now === null) return { status: 'loading' }
  try {
    return { status: 'ready', articles: visibleArticles({ kbArticles }, now) }
  } catch (error) {
    console.error('[knowledge base] The articles cannot be read', error)
    return { status: 'failed' }
  }
}
