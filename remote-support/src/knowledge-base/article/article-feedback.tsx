import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { attempt } from '@fivefold/shared/notify/attempt'
import { notify } from '@fivefold/shared/notify/toast'
import { rateArticle, type ArticleRating } from '@fivefold/shared/store/article-commands'
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

export function ArticleFeedback({ article, titleId }: ArticleFeedbackProps) {
  const rate = (rating: ArticleRating) =>
    attempt('Feedback not saved', () => {
      rateArticle(article.id, rating)
      notify({ ...feedback.thanks, tone: 'success' })
    })
  return (
    <Cluster $gap={2}>
      <Button
        variant="secondary"
        size="small"
        aria-describedby={titleId}
        onClick={() => rate('helpful')}
      >
        <ThumbsUp aria-hidden="true" />
        {feedback.helpful(article.helpful_count)}
      </Button>
      <Button
        variant="secondary"
        size="small"
        aria-describedby={titleId}
        onClick={() => rate('not_helpful')}
      >
        <ThumbsDown aria-hidden="true" />
        {feedback.notHelpful(article.not_helpful_count)}
      </Button>
    </Cluster>
  )
}
