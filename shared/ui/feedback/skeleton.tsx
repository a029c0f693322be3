import styled, { keyframes } from 'styled-components'
import { media, token } from '../theme/tokens'
import { Container } from '../layout/layout'
import { VisuallyHidden } from '../text/visually-hidden'

interface SkeletonProps {
  /** CSS lengths; by default the parent's width and one line. */
  width?: string
  height?: string
}

/**
 * A grey block in the shape of the content to come.
 * @example <Skeleton width="12rem" height="2rem" />
 */
export function Skeleton({ width = '100%', height = '1rem' }: SkeletonProps) {
  return <Block data-skeleton aria-hidden="true" $width={width} $height={height} />
}

/**
 * Lines of text to come; the last one is shorter.
 * @example <SkeletonText lines={3} />
 */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '64%' : '100%'} height="0.875rem" />
      ))}
    </Lines>
  )
}

/**
 * Placeholder for a page that is loading.
 * @example <PageSkeleton />
 */
export function PageSkeleton() {
  return (
    <Container>
      <Blocks role="status">
        <VisuallyHidden>Loading page…</VisuallyHidden>
        <Skeleton width="min(32rem, 80%)" height="3.5rem" />
        <Skeleton height="14rem" />
        <Skeleton height="22rem" />
      </Blocks>
    </Container>
  )
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`

const Block = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  border-radius: ${token.radius.control};
  background: ${token.color.hover};
  animation: ${breathe} 1600ms ease-in-out infinite;

  ${media.reducedMotion} {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`

const Lines = styled.span`
  display: grid;
  gap: ${token.space[2]};
`

const Blocks = styled.div`
  display: grid;
  gap: ${token.space[8]};
  min-height: 70vh;
  padding-block: ${token.space[16]};
`
