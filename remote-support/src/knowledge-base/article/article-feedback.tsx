import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { Button } from '@fivefold/shared/ui/button'
import { Cluster } from '@fivefold/shared/ui/layout'
import { articleContent } from './article-content'
import { ratings, useRating } from './use-rating'

interface ArticleFeedbackProps {
  article: KbArticle
  /** Describes the buttons, which have the same names on every article. */
  titleId: string
}

export function ArticleFeedback({ article, titleId }: ArticleFeedbackProps) {
  const { own, rate } = useRating(article.id)
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
            {articleContent.feedback[rating](article[`${rating}_count`])}
          </Button>
        )
      })}
    </Cluster>
  )
}

const icons = { helpful: ThumbsUp, not_helpful: ThumbsDown }
