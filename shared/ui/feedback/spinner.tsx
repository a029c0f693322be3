import styled, { keyframes } from 'styled-components'
import { media } from '../theme/tokens'

/** A ring in the color of the surrounding text. Decorative: say in words what is busy. */
export function Spinner() {
  return <Ring aria-hidden="true" />
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Ring = styled.span`
  flex: none;
  width: 1em;
  height: 1em;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`
