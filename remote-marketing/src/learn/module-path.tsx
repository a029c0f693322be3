import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { learnContent } from './learn-content'

const { items } = learnContent.tracks

/** Decorative: every module of the three tracks as a point on a rising path. */
export function ModulePath() {
  return (
    <Path viewBox="0 0 1440 300" aria-hidden="true">
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={token.color.line}
        strokeWidth="2"
      />
      {points.map(({ x, y, hue, last }) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={last ? 15 : 8}
          fill={token.product[hue].solid}
          stroke={token.color.surface}
          strokeWidth="4"
        />
      ))}
    </Path>
  )
}

const hues = items.flatMap(({ hue, modules }) =>
  Array.from({ length: modules }, (_, position) => ({ hue, last: position === modules - 1 })),
)

const points = hues.map(({ hue, last }, position) => {
  const progress = position / (hues.length - 1)
  return {
    hue,
    last,
    x: Math.round(60 + progress * 1320),
    // a slow wave on a slope
    y: Math.round(250 - progress * 190 + Math.sin(progress * Math.PI * 3.5) * 30),
  }
})

const Path = styled.svg`
  width: 100%;
  max-width: 110rem;
  height: auto;
  margin: ${token.space[3]} auto 0;
`
