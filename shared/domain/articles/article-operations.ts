import * as v from 'valibot'
import { defineOperation, textFact } from '../model/define-operation'
import type { Articles, KbArticle } from './kb-article'

export const articleViewed = defineOperation(
  'articleViewed',
  { articleId: textFact },
  (state: Articles, { articleId }) => counted(state, articleId, 'view_count', 1),
)

const ratingFacts = { articleId: textFact, rating: v.picklist(['helpful', 'not_helpful']) }

/** Feedback does not count as a view. */
export const articleRated = defineOperation(
  'articleRated',
  ratingFacts,
  (state: Articles, { articleId, rating, at }) => {
    const rated = counted(state, articleId, `${rating}_count`, 1)
    if (rated === state) return state
    const own = { id: articleId, rating, created_at: at }
    return { ...rated, articleRatings: [...othersOf(state, articleId), own] }
  },
)

/** Takes back this browser's feedback. */
export const articleRatingWithdrawn = defineOperation(
  'articleRatingWithdrawn',
  ratingFacts,
  (state: Articles, { articleId, rating }) => {
    const own = state.articleRatings.find(({ id }) => id === articleId)
    if (own?.rating !== rating) return state
    return {
      ...counted(state, articleId, `${rating}_count`, -1),
      articleRatings: othersOf(state, articleId),
    }
  },
)

const othersOf = ({ articleRatings }: Articles, articleId: string) =>
  articleRatings.filter(({ id }) => id !== articleId)

function counted(
  state: Articles,
  articleId: string,
  counter: 'view_count' | 'helpful_count' | 'not_helpful_count',
  step: 1 | -1,
): Articles {
  if (!state.kbArticles.some(({ id }) => id === articleId)) return state
  const changed = (article: KbArticle): KbArticle =>
    article.id === articleId
      ? { ...article, [counter]: Math.max(0, article[counter] + step) }
      : article
  return { ...state, kbArticles: state.kbArticles.map(changed) }
}
