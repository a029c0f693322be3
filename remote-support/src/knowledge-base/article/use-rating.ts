import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import {
  rateArticle,
  withdrawRating,
  type ArticleRating,
} from '@fivefold/shared/store/article-commands'
import { useStore } from '@fivefold/shared/store/site-store'
import { ratingContent } from './rating-content'

export const ratings = ['helpful', 'not_helpful'] as const satisfies ArticleRating[]

/** One rating for each browser: the same one again takes it back, the other one changes it. */
export function useRating(articleId: string) {
  const stored = useStore((state) => state.articleRatings.find(({ id }) => id === articleId))
  const own = ratings.find((rating) => rating === stored?.rating)
  const rate = (rating: ArticleRating) =>
    attempt('Feedback not saved', () => {
      if (own) withdrawRating(articleId, own)
      if (own === rating) return notify(ratingContent.withdrawn)
      rateArticle(articleId, rating)
      notify({ ...ratingContent.thanks, tone: 'success' })
    })
  return { own, rate }
}
