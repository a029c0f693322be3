import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Skeleton, SkeletonText } from '@fivefold/shared/ui/skeleton'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'

export function ResultSkeleton() {
  return (
    <Rows role="status">
      <VisuallyHidden>Searching…</VisuallyHidden>
      {[0, 1, 2, 3].map((row) => (
        <Row key={row}>
          <Skeleton width="40%" height="1.375rem" />
          <SkeletonText lines={2} />
        </Row>
      ))}
    </Rows>
  )
}

const Rows = styled.div`
  max-width: 44rem;
`

const Row = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding-block: ${token.space[5]};
`
