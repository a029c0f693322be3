import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ArticleRating } from '@fivefold/shared/store/article-commands'
import { Button, type ButtonProps } from '@fivefold/shared/ui/button'
import { ratings } from './use-rating'

interface RatingButtonsProps extends Pick<ButtonProps, 'size'> {
  own: ArticleRating | undefined
  rate: (rating: ArticleRating) => void
  labels: Readonly<Record<ArticleRating, string>>
  /** The id of the text that tells these buttons from others of the same name. */
  describedBy: string
}

export function RatingButtons({
  own,
  rate,
  labels,
  describedBy,
  size = 'medium',
}: RatingButtonsProps) {
  return ratings.map((rating) => {
    const Icon = icons[rating]
    return (
      <Button
        key={rating}
        variant={own === rating ? 'primary' : 'secondary'}
        size={size}
        aria-pressed={own === rating}
        aria-describedby={describedBy}
        onClick={() => rate(rating)}
      >
        <Icon aria-hidden="true" />
        {labels[rating]}
      </Button>
    )
  })
}

const icons = { helpful: ThumbsUp, not_helpful: ThumbsDown }
