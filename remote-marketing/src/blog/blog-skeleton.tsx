import { Skeleton, SkeletonText } from '@fivefold/shared/ui/skeleton'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import styled from 'styled-components'
import { blogContent } from './blog-content'
import { FeaturedFrame, PictureFrame, PostBody, PostFrame, PostGrid } from './posts/post-layout'

/** Specification 2, section 9: six cards, of which the first is the featured one. */
const gridCards = [1, 2, 3, 4, 5]

export function BlogSkeleton() {
  return (
    <Cards role="status">
      <VisuallyHidden>{blogContent.loading}</VisuallyHidden>
      <FeaturedFrame as="div" data-skeleton="card">
        <SkeletonCard lines={5} />
      </FeaturedFrame>
      <PostGrid>
        {gridCards.map((card) => (
          <PostFrame as="div" key={card} data-skeleton="card">
            <SkeletonCard lines={4} />
          </PostFrame>
        ))}
      </PostGrid>
    </Cards>
  )
}

function SkeletonCard({ lines }: { lines: number }) {
  return (
    <>
      <PictureFrame>
        <Skeleton height="100%" />
      </PictureFrame>
      <PostBody>
        <Skeleton width="5rem" height="1.25rem" />
        <Skeleton width="90%" height="1.75rem" />
        <SkeletonText lines={lines} />
        <Skeleton width="11rem" height="2rem" />
      </PostBody>
    </>
  )
}

const Cards = styled.div`
  display: contents;
`
