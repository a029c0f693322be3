import styled, { keyframes } from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { Bubble } from '../../scenes/bubble'

export function TypingDots({ label }: { label: string }) {
  return (
    <Dots $from="assistant">
      <VisuallyHidden>{label}</VisuallyHidden>
      <i />
      <i />
      <i />
    </Dots>
  )
}

const breathe = keyframes`
  50% { opacity: 0.25; }
`

const Dots = styled(Bubble)`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: 2.5rem;

  & > i {
    width: 0.4375rem;
    height: 0.4375rem;
    border-radius: 50%;
    background: ${token.product.cortex.solid};
    animation: ${breathe} 900ms ease-in-out infinite;
  }

  & > i:nth-of-type(2) {
    animation-delay: 150ms;
  }

  & > i:nth-of-type(3) {
    animation-delay: 300ms;
  }

  ${media.reducedMotion} {
    & > i {
      animation: none;
    }
  }
`
