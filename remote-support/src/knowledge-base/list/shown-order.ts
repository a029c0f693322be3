import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'

/**
 * Keeps the order that is already shown, so that a counted view moves nothing under the pointer. New
 * articles come last.
 */
export function inHeldOrder(
  articles: readonly KbArticle[],
  heldIds: readonly string[],
): readonly KbArticle[] {
  const byId = new Map(articles.map((article) => [article.id, article]))
  const held = heldIds.flatMap((id) => byId.get(id) ?? [])
  const known = new Set(heldIds)
  return [...held, ...articles.filter(({ id }) => !known.has(id))]
}
