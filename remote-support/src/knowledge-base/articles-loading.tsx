import { Card } from '@fivefold/shared/ui/card'
import { Stack } from '@fivefold/shared/ui/layout'
import { Skeleton, SkeletonText } from '@fivefold/shared/ui/skeleton'
import { Caption } from '@fivefold/shared/ui/text'
import { articleListContent } from './list/article-list-content'

/** Enough placeholder cards to fill a screen. */
const cards = [0, 1, 2]

export function ArticlesLoading() {
  return (
    <Stack $gap={4}>
      <Caption role="status">{articleListContent.loading}</Caption>
      {cards.map((card) => (
        <Card key={card}>
          <Skeleton width="7rem" />
          <Skeleton width="60%" height="1.5rem" />
          <SkeletonText lines={3} />
          <Skeleton width="14rem" height="2.25rem" />
        </Card>
      ))}
    </Stack>
  )
}
