import styled from 'styled-components'
import { productNames } from '@fivefold/shared/theme/palette'
import { media, token } from '@fivefold/shared/theme/tokens'

/** A queue at a door in which one person overtakes the others. */
export function QueueScene() {
  return (
    <Frame aria-hidden="true">
      <Scene viewBox="0 0 480 250">
        <path className="floor" d="M0 214h480" />
        <path className="door" d="M28 214V96a44 44 0 0 1 88 0v118Z" />
        <path className="inside" d="M40 214V98a32 32 0 0 1 64 0v116Z" />
        {productNames.map((product, position) => (
          <circle
            key={product}
            fill={token.product[product].solid}
            cx={48 + position * 12}
            cy="126"
            r="4"
          />
        ))}
        {places.map((place) => (
          <g
            key={place}
            transform={`translate(${152 + place * 44} 214)`}
            data-person={personAt(place)}
          >
            <circle cy="-62" r="11" />
            <path d="M-16 0v-22a16 16 0 0 1 32 0v22Z" />
          </g>
        ))}
        <path className="way" d="M416 128C408 44 200 28 158 118" />
        <path className="head" d="M150 104l6 18 16-10" />
        <rect className="pill" x="256" y="34" width="58" height="28" rx="14" />
        <text x="285" y="53">
          +10
        </text>
      </Scene>
    </Frame>
  )
}

const places = [0, 1, 2, 3, 4, 5, 6]

function personAt(place: number) {
  if (place === 0) return 'ahead'
  return place === 6 ? 'left' : 'waiting'
}

/* A phone has no room for it. */
const Frame = styled.div`
  display: none;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  ${media.desktop} {
    display: block;
    padding: ${token.space[2]} ${token.space[6]} 0;
  }
`

const Scene = styled.svg`
  display: block;
  width: 100%;

  & .floor {
    stroke: ${token.color.line};
    stroke-width: 2;
  }

  & .door {
    fill: ${token.color.ink};
  }

  & .inside {
    fill: ${token.color.paper};
  }

  & [data-person] {
    fill: ${token.color.line};
  }

  & [data-person='ahead'] {
    fill: ${token.color.accent};
  }

  & [data-person='left'] {
    fill: none;
    stroke: ${token.color.accent};
    stroke-width: 1.5;
    stroke-dasharray: 4 4;
  }

  & .way,
  & .head {
    fill: none;
    stroke: ${token.color.accent};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  & .way {
    stroke-dasharray: 1 8;
  }

  & .pill {
    fill: ${token.color.accent};
  }

  & text {
    fill: ${token.color.accentInk};
    font: 600 15px ${token.font.sans};
    text-anchor: middle;
  }
`
