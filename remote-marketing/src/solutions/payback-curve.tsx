import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

const months = Array.from({ length: 12 }, (_, month) => month + 1)

export interface PaybackLabels {
  axis: string
  costs: string
  savings: string
}

/** Decorative: costs first, then savings. */
export function PaybackCurve({ axis, costs, savings }: PaybackLabels) {
  return (
    <Chart viewBox="0 0 560 300" aria-hidden="true">
      {months.map((month) => (
        <path key={month} data-part="grid" d={`M${20 + month * 42} 20V250`} />
      ))}
      <path data-part="axis" d="M20 150H540" />
      <path data-part="loss" d="M20 150C70 160 100 228 150 232S240 190 272 150Z" />
      <path data-part="gain" d="M272 150C340 66 440 44 540 30V150Z" />
      <path
        data-part="curve"
        d="M20 150C70 160 100 228 150 232S240 190 272 150C340 66 440 44 540 30"
      />
      <text data-part="costs" x="146" y="192">
        {costs}
      </text>
      <text data-part="savings" x="440" y="112">
        {savings}
      </text>
      <circle cx="272" cy="150" r="7" />
      <text x="20" y="278">
        {axis}
      </text>
      {months
        .filter((month) => month % 3 === 0)
        .map((month) => (
          <text key={month} x={20 + month * 42} y="278">
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
  font: 500 13px ${token.font.sans};
  font-variant-numeric: tabular-nums;
  text-anchor: middle;

  & > [data-part='grid'] {
    stroke: ${token.color.line};
  }

  & > [data-part='axis'] {
    stroke: ${token.color.lineStrong};
  }

  & > [data-part='loss'] {
    fill: ${token.color.dangerSoft};
  }

  & > [data-part='gain'] {
    fill: ${token.color.successSoft};
  }

  & > [data-part='curve'] {
    stroke: ${token.color.ink};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-dasharray: 2 7;
  }

  & > circle {
    fill: ${token.color.paper};
    stroke: ${token.color.ink};
    stroke-width: 2.5;
  }

  & > text {
    fill: ${token.color.inkMuted};
  }

  & > [data-part='costs'] {
    fill: ${token.color.danger};
  }

  & > [data-part='savings'] {
    fill: ${token.color.success};
  }
`
