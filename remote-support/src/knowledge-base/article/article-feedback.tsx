import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import {
  rateArticle,
  withdrawRating,
  type ArticleRating,
} from '@fivefold/shared/store/article-commands'
import { useStore } from '@fivefold/shared/store/site-store'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { Button } from '@fivefold/shared/ui/button'
import { Cluster } from '@fivefold/shared/ui/layout'
import { articleContent } from './article-content'

const { feedback } = articleContent

interface ArticleFeedbackProps {
  article: KbArticle
  /** Describes the buttons, which have the same names on every article. */
  titleId: string
}

/** One rating for each browser: the same button takes it back, the other one changes it. */
export function ArticleFeedback({ article, titleId }: ArticleFeedbackProps) {
  const stored = useStore((state) => state.articleRatings.find(({ id }) => id === article.id))
  const own = ratings.find((rating) => rating === stored?.rating)
  const rate = (rating: ArticleRating) =>
    attempt('Feedback not saved', () => {
      if (own) withdrawRating(article.id, own)
      if (own === rating) return notify(feedback.withdrawn)
      rateArticle(article.id, rating)
      notify({ ...feedback.thanks, tone: 'success' })
    })
  return (
    <Cluster $gap={2}>
      {ratings.map((rating) => {
        const Icon = icons[rating]
        return (
          <Button
            key={rating}
            variant={own === rating ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={own === rating}
            aria-describedby={titleId}
            onClick={() => rate(rating)}
          >
            <Icon aria-hidden="true" />
            {feedback[rating](article[`${rating}_count`])}
          </Button>
        )
      })}
    </Cluster>
  )
}

const ratings = ['helpful', 'not_helpful'] as const satisfies ArticleRating[]
const icons = { helpful: ThumbsUp, not_helpful: ThumbsDown }
