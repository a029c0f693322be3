import styled from 'styled-components'
import { Mark } from '@fivefold/shared/marks/mark'
import { token } from '@fivefold/shared/theme/tokens'

/** The mark as a construction drawing: outlines on guides. */
export function PetalOutlines() {
  return (
    <Plan aria-hidden="true">
      <Guides viewBox="0 0 100 100">
        {rings.map((radius) => (
          <circle key={radius} cx="50" cy="54" r={radius} />
        ))}
        {turns.map((turn) => (
          <line key={turn} x1="50" y1="54" x2="50" y2="2" transform={`rotate(${turn} 50 54)`} />
        ))}
      </Guides>
      <Mark />
    </Plan>
  )
}

const rings = [8, 28, 50]
const turns = [0, 36, 72, 108, 144, 180, 216, 252, 288, 324]

const Plan = styled.div`
  position: relative;

  && path {
    fill: none;
    stroke-width: 0.45px;
    stroke-dasharray: 1.6 1.2;
    stroke-linecap: round;
  }

  & > svg:last-child {
    width: 100%;
    height: auto;
  }
`

const Guides = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  overflow: visible;
  fill: none;
  stroke: ${token.color.line};
  stroke-width: 0.15;
`
