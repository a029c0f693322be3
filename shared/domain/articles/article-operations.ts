import * as v from 'valibot'
import { defineOperation, textFact } from '../model/define-operation'
import type { Articles, KbArticle } from './kb-article'

export const articleViewed = defineOperation(
  'articleViewed',
  { articleId: textFact },
  (state: Articles, { articleId }) => counted(state, articleId, 'view_count'),
)

/** Feedback does not count as a view. */
export const articleRated = defineOperation(
  'articleRated',
  { articleId: textFact, rating: v.picklist(['helpful', 'not_helpful']) },
  (state: Articles, { articleId, rating }) =>
    counted(state, articleId, rating === 'helpful' ? 'helpful_count' : 'not_helpful_count'),
)

function counted(
  state: Articles,
  articleId: string,
  counter: 'view_count' | 'helpful_count' | 'not_helpful_count',
): Articles {
  if (!state.kbArticles.some(({ id }) => id === articleId)) return state
  const raised = (article: KbArticle): KbArticle =>
    article.id === articleId ? { ...article, [counter]: article[counter] + 1 } : article
  return { kbArticles: state.kbArticles.map(raised) }
}
