import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'

/**
 * The articles in the order in which the reader already sees them, so that a counted view moves
 * nothing under the pointer; articles that came in meanwhile follow.
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
