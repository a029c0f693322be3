import type { KbArticle } from '@fivefold/shared/domain/articles/kb-article'
import { Cluster } from '@fivefold/shared/ui/layout'
import { RatingButtons } from '../../articles/rating-buttons'
import { useRating } from '../../articles/use-rating'
import { articleContent } from './article-content'

const { helpful, not_helpful } = articleContent.feedback

interface ArticleFeedbackProps {
  article: KbArticle
  /** Describes the buttons, which have the same names on every article. */
  titleId: string
}

export function ArticleFeedback({ article, titleId }: ArticleFeedbackProps) {
  const labels = {
    helpful: helpful(article.helpful_count),
    not_helpful: not_helpful(article.not_helpful_count),
  }
  return (
    <Cluster $gap={2}>
      <RatingButtons
        {...useRating(article.id)}
        labels={labels}
        describedBy={titleId}
        size="small"
      />
    </Cluster>
  )
}
