import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'

/** An article that was published yesterday, with the given fields. */
export function article(given: Partial<KbArticle> & Pick<KbArticle, 'id'>): KbArticle {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  return {
    title: given.id,
    content: `About ${given.id}.`,
    category: 'General',
    tags: [],
    is_published: true,
    published_at: yesterday,
    view_count: 0,
    helpful_count: 0,
    not_helpful_count: 0,
    created_at: yesterday,
    updated_at: yesterday,
    ...given,
  }
}
