import * as v from 'valibot'
import { defineOperation, textFact } from '../model/define-operation'
import type { Articles, KbArticle } from './kb-article'

export const articleViewed = defineOperation(
  'articleViewed',
  { articleId: textFact },
  (state: Articles, { articleId }) => counted(state, articleId, 'view_count', 1),
)

const ratings = ['helpful', 'not_helpful'] as const
const ratingFacts = { articleId: textFact, rating: v.picklist(ratings) }

/**
 * A browser has one rating for an article: the same one again changes nothing. It does not count as a view. Answers
 * that are pages of their own have ratings, too, and no counts.
 */
export const articleRated = defineOperation(
  'articleRated',
  ratingFacts,
  (state: Articles, { articleId, rating, at }) => {
    if (hasRated(state, articleId, rating)) return state
    const rated = counted(withoutRating(state, articleId), articleId, `${rating}_count`, 1)
    const own = { id: articleId, rating, created_at: at }
    return { ...rated, articleRatings: [...rated.articleRatings, own] }
  },
)

/** Takes back this browser's feedback. */
export const articleRatingWithdrawn = defineOperation(
  'articleRatingWithdrawn',
  ratingFacts,
  (state: Articles, { articleId, rating }) =>
    hasRated(state, articleId, rating) ? withoutRating(state, articleId) : state,
)

const hasRated = ({ articleRatings }: Articles, articleId: string, rating: string) =>
  articleRatings.some((own) => own.id === articleId && own.rating === rating)

/** The counts follow from the ratings that there are. */
function withoutRating(state: Articles, articleId: string): Articles {
  const rated = ratings.find((rating) => hasRated(state, articleId, rating))
  return {
    ...(rated ? counted(state, articleId, `${rated}_count`, -1) : state),
    articleRatings: state.articleRatings.filter(({ id }) => id !== articleId),
  }
}

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
