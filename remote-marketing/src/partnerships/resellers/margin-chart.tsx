import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { resellersContent } from './resellers-content'

const { chart, tiers } = resellersContent

/** Decorative: the margin ranges of the table below as floating columns. */
export function MarginChart() {
  return (
    <Chart viewBox="0 0 420 380" aria-hidden="true">
      <text x="0" y="16">
        {chart.axis}
      </text>
      {marks.map((percent) => (
        <g key={percent}>
          <line x1="44" x2="420" y1={yOf(percent)} y2={yOf(percent)} stroke={token.color.line} />
          <text x="0" y={yOf(percent) + 5}>
            {percent}%
          </text>
        </g>
      ))}
      {tiers.map(({ name, target, from, to }, position) => (
        <g key={name} transform={`translate(${64 + position * 124} 0)`}>
          <rect
            y={yOf(from)}
            width="92"
            height={yOf(0) - yOf(from)}
            fill={token.product.scd.soft}
          />
          <rect
            y={yOf(to)}
            width="92"
            height={yOf(from) - yOf(to)}
            rx="8"
            fill={token.product.scd.solid}
          />
          <text className="name" x="46" y="346">
            {name}
          </text>
          <text className="target" x="46" y="368">
            {target}
          </text>
        </g>
      ))}
    </Chart>
  )
}

const marks = [0, 10, 20, 30]

/** 36 percent are 288 high. */
const yOf = (percent: number) => 322 - percent * 8

const Chart = styled.svg`
  width: 100%;
  max-width: 30rem;
  height: auto;

  & text {
    fill: ${token.color.inkMuted};
    font: 500 14px ${token.font.sans};
    font-variant-numeric: tabular-nums;
  }

  & .name,
  & .target {
    text-anchor: middle;
  }

  & .name {
    fill: ${token.color.ink};
    font-weight: 600;
    font-size: 16px;
  }
`
