import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { answerScene } from './cortex-scenes-content'

const line = 'M4 30C30 24 44 36 68 32S104 22 126 34 150 70 176 76 236 84 296 88'

export function ReturnsChart() {
  return (
    <Chart viewBox="0 0 300 124">
      <path data-part="area" d={`${line}V104H4Z`} />
      <path data-part="rule" d="M138 8V104" />
      <path data-part="base" d="M4 104H296" />
      <path data-part="line" d={line} />
      <circle cx="138" cy="46" r="4.5" />
      {answerScene.months.map((month, position) => (
        <text key={month} x={4 + position * 90} y="120">
          {month}
        </text>
      ))}
    </Chart>
  )
}

const Chart = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  font: 500 11px ${token.font.sans};

  & > [data-part='area'] {
    fill: ${token.product.cortex.soft};
  }

  & > [data-part='line'] {
    stroke: ${token.product.cortex.solid};
    stroke-width: 2;
    stroke-linecap: round;
  }

  & > [data-part='base'] {
    stroke: ${token.color.line};
  }

  & > [data-part='rule'] {
    stroke: ${token.color.lineStrong};
    stroke-dasharray: 3 4;
  }

  & > circle {
    fill: ${token.color.raised};
    stroke: ${token.product.cortex.solid};
    stroke-width: 2;
  }

  & > text {
    fill: ${token.color.inkMuted};
  }

  /* Between phone and desktop the drawing is scaled to twice its size. */
  ${media.tablet} {
    font-size: 7px;
  }

  ${media.desktop} {
    font-size: 11px;
  }
`
