import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'

/**
 * Keeps the order that is already shown, so that a counted view moves nothing under the pointer. New
 * articles come last.
 */
export function inShownOrder(
  articles: readonly KbArticle[],
  shownIds: readonly string[],
): readonly KbArticle[] {
  const byId = new Map(articles.map((article) => [article.id, article]))
  const kept = shownIds.flatMap((id) => byId.get(id) ?? [])
  const known = new Set(shownIds)
  return [...kept, ...articles.filter(({ id }) => !known.has(id))]
}
