import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { productHue } from '../scenes/product-hue'
import { sessionArcs } from './session-arcs'

interface SessionDialProps {
  minutes: { least: number; most: number }
  products: readonly string[]
}

/** Decorative: the hour of the session, its minutes in the hues of the chosen products. */
export function SessionDial({ minutes, products }: SessionDialProps) {
  return (
    <Dial viewBox="0 0 100 100" aria-hidden="true">
      {quarters.map((turn) => (
        <path key={turn} d="M50 1V5" transform={`rotate(${turn} 50 50)`} />
      ))}
      <Arc from={0} to={60} />
      <g data-part="perhaps">
        <Arc from={0} to={minutes.most} />
      </g>
      {sessionArcs(minutes.least, products).map(({ product, from, to }) => (
        <g key={from} data-part="session" data-product={product}>
          <Arc from={from} to={to} />
        </g>
      ))}
    </Dial>
  )
}

/** Clockwise from the top, in minutes. */
function Arc({ from, to }: { from: number; to: number }) {
  return (
    <circle
      cx="50"
      cy="50"
      r="38"
      pathLength="60"
      strokeDasharray={`${to - from} 60`}
      strokeDashoffset={-from}
      transform="rotate(-90 50 50)"
    />
  )
}

const quarters = [0, 90, 180, 270]

const Dial = styled.svg`
  width: 8rem;
  height: 8rem;
  fill: none;
  stroke: ${token.color.hover};
  stroke-width: 12;

  & > path {
    stroke: ${token.color.lineStrong};
    stroke-width: 2;
  }

  & > [data-part='perhaps'] {
    stroke: ${token.color.lineStrong};
  }

  & > [data-part='session'] {
    ${productHue}
    stroke: var(--hue, ${token.color.ink});
  }
`
