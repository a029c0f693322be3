import { phraseFilter } from '../../browser/words/folded'
import type { Articles, KbArticle } from './kb-article'

/**
 * Published articles without those dated in the future, most viewed first; equal views keep their order.
 * @example visibleArticles({ kbArticles: [] }, new Date())
 */
export function visibleArticles(state: Pick<Articles, 'kbArticles'>, now: Date): KbArticle[] {
  return state.kbArticles
    .filter((article) => article.is_published && !isFuture(article.published_at, now))
    .toSorted((one, other) => other.view_count - one.view_count)
}

/**
 * Articles whose title contains the query, ignoring case and accents. Without a category, searches all.
 * @example articlesMatching([], 'invoice', 'Billing')
 */
export function articlesMatching<Article extends Pick<KbArticle, 'title' | 'category'>>(
  articles: readonly Article[],
  query: string,
  category?: string | null,
): Article[] {
  const isFound = phraseFilter(query)
  return articles.filter(
    (article) => isFound(article.title) && (!category || article.category === category),
  )
}

/**
 * The categories of the given articles, sorted, without duplicates.
 * @example articleCategories([]) // sorted, such as ['Account', 'Billing']
 */
export function articleCategories(articles: readonly KbArticle[]): string[] {
  return [...new Set(articles.map((article) => article.category))].filter(Boolean).toSorted()
}

function isFuture(moment: string | null, now: Date): boolean {
  return moment !== null && Date.parse(moment) > now.getTime()
}
