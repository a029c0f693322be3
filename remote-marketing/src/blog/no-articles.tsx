import { Button } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { blogContent } from './blog-content'

const { empty } = blogContent

interface NoArticlesProps {
  /** Undefined unless a filter hides articles. */
  onShowAll: (() => void) | undefined
}

export function NoArticles({ onShowAll }: NoArticlesProps) {
  return (
    <EmptyState
      title={empty.title}
      action={
        onShowAll && (
          <Button variant="secondary" onClick={onShowAll}>
            {empty.clear}
          </Button>
        )
      }
    >
      {empty.text}
    </EmptyState>
  )
}
