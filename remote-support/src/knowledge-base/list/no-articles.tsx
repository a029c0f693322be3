import { Button } from '@fivefold/shared/ui/button'
import { EmptyState } from '@fivefold/shared/ui/empty-state'
import { Cluster } from '@fivefold/shared/ui/layout'
import { Caption } from '@fivefold/shared/ui/text'
import { articleListContent } from './article-list-content'

const { empty, clear } = articleListContent

interface NoArticlesProps {
  /** Whether related results may stand below. */
  isQuiet: boolean
  /** Absent if all articles are shown already. */
  onClear?: (() => void) | false
}

/** Says that no title matches: as one line above related results, else in place of the list. */
export function NoArticles({ isQuiet, onClear }: NoArticlesProps) {
  const showAll = onClear && (
    <Button variant={isQuiet ? 'quiet' : 'secondary'} size="small" onClick={onClear}>
      {clear}
    </Button>
  )
  if (!isQuiet) return <EmptyState title={empty} action={showAll} />
  return (
    <Cluster $justify="between" $gap={2}>
      <Caption>{empty}</Caption>
      {showAll}
    </Cluster>
  )
}
