import { media, token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { securityContent } from './security-content'

/** Decorative: the four pillars as rings around a lock. */
export function LayersScene() {
  return (
    <Scene viewBox="0 0 440 440" aria-hidden="true">
      {rings.map(({ radius, turn, hue }) => (
        <circle
          key={radius}
          cx="220"
          cy="220"
          r={radius}
          fill="none"
          stroke={hue}
          strokeWidth="14"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray="86 14"
          transform={`rotate(${turn} 220 220)`}
        />
      ))}
      {securityContent.pillars.map(({ name }, position) => (
        <text key={name} x="220" y={220 - (rings[position]?.radius ?? 0) + 26}>
          {name}
        </text>
      ))}
      <rect x="196" y="212" width="48" height="38" rx="8" fill={token.color.ink} />
      <path
        d="M206 212 V200 a14 14 0 0 1 28 0 V212"
        fill="none"
        stroke={token.color.ink}
        strokeWidth="6"
      />
    </Scene>
  )
}

const rings = [
  { radius: 202, turn: 40, hue: token.product.cortex.solid },
  { radius: 160, turn: 160, hue: token.product.integ.solid },
  { radius: 118, turn: 275, hue: token.product.pipelines.solid },
  { radius: 76, turn: 80, hue: token.product.workflows.solid },
]

const Scene = styled.svg`
  width: 100%;
  max-width: 14rem;
  height: auto;
  margin-inline: auto;

  ${media.tablet} {
    max-width: 28rem;
  }

  & text {
    fill: ${token.color.inkMuted};
    font: 550 12.5px ${token.font.sans};
    text-anchor: middle;
  }

  /* The names are also below the drawing; in it they would be too small to read. */
  @media (max-width: 47.99rem) {
    & text {
      display: none;
    }
  }
`
