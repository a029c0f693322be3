import { Mark } from '@fivefold/shared/marks/mark'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'

/** Decorative: the four kinds of partners on rings around the mark. */
export function PartnerOrbit() {
  return (
    <Scene aria-hidden="true">
      <Drawing viewBox="0 0 640 640">
        {rings.map((radius) => (
          <circle key={radius} cx="320" cy="320" r={radius} fill="none" stroke={token.color.line} />
        ))}
        {partners.map(({ name, x, y, width, color }) => (
          <g key={name}>
            <line x1="320" y1="320" x2={x} y2={y} stroke={token.color.line} strokeDasharray="2 6" />
            <rect
              x={x - width / 2}
              y={y - 22}
              width={width}
              height="44"
              rx="22"
              fill={token.color.raised}
              stroke={token.color.line}
            />
            <circle cx={x - width / 2 + 24} cy={y} r="6" fill={color} />
            <text x={x - width / 2 + 40} y={y + 5.5}>
              {name}
            </text>
          </g>
        ))}
        {satellites.map(({ x, y, color }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill={color} />
        ))}
        <circle cx="320" cy="320" r="82" fill={token.color.raised} stroke={token.color.line} />
      </Drawing>
      <Mark />
    </Scene>
  )
}

const rings = [140, 218, 300]

const partners = [
  { name: 'Technology', x: 242, y: 116, width: 142, color: token.product.integ.solid },
  { name: 'Integrators', x: 530, y: 262, width: 142, color: token.product.workflows.solid },
  { name: 'Consulting', x: 424, y: 508, width: 142, color: token.product.cortex.solid },
  { name: 'Resellers', x: 112, y: 384, width: 132, color: token.product.scd.solid },
]

const satellites = [
  { x: 440, y: 248, color: token.product.pipelines.solid },
  { x: 212, y: 232, color: token.product.scd.solid },
  { x: 274, y: 452, color: token.product.integ.solid },
  { x: 532, y: 532, color: token.color.lineStrong },
  { x: 86, y: 134, color: token.color.lineStrong },
  { x: 470, y: 61, color: token.product.workflows.solid },
]

const Scene = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;

  & > * {
    grid-area: 1 / 1;
    place-self: center;
    font-size: 17.5cqw;
  }
`

const Drawing = styled.svg`
  width: 100%;
  height: auto;

  & text {
    fill: ${token.color.ink};
    font: 550 16px ${token.font.sans};
  }
`
