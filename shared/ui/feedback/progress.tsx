import styled, { keyframes } from 'styled-components'
import { media, token } from '../theme/tokens'

interface ProgressProps {
  /** Null or absent if unknown. */
  value?: number | null
  max?: number
  label: string
}

/**
 * `data-state` is `indeterminate`, `loading` or `complete`.
 * @example <Progress label="Upload" value={40} max={100} />
 */
export function Progress({ value = null, max = 100, label }: ProgressProps) {
  const known = value === null ? undefined : Math.min(Math.max(value, 0), max)
  return <Bar value={known} max={max} aria-label={label} data-state={stateOf(known, max)} />
}

function stateOf(value: number | undefined, max: number) {
  if (value === undefined) return 'indeterminate'
  return value === max ? 'complete' : 'loading'
}

const wander = keyframes`
  50% { opacity: 0.35; }
`

/* A native element draws its share without a style attribute, which static pages may not have. */
const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.5rem;
  overflow: hidden;
  border: 0;
  border-radius: ${token.radius.control};
  appearance: none;
  background: ${token.color.hover};
  color: ${token.color.accent};

  &::-webkit-progress-bar {
    background: ${token.color.hover};
  }

  &::-webkit-progress-value {
    border-radius: ${token.radius.control};
    background: currentColor;
  }

  &::-moz-progress-bar {
    border-radius: ${token.radius.control};
    background: currentColor;
  }

  &[data-state='complete'] {
    color: ${token.color.success};
  }

  &[data-state='indeterminate'],
  &[data-state='indeterminate']::-webkit-progress-bar {
    background: linear-gradient(90deg, ${token.color.hover}, ${token.color.accent});
  }

  &[data-state='indeterminate'] {
    animation: ${wander} 1400ms ease-in-out infinite;
  }

  ${media.reducedMotion} {
    &[data-state='indeterminate'] {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    color: Highlight;
    forced-color-adjust: none;
  }
`
