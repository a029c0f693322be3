import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { developersContent } from './developers-content'

const { latency } = developersContent

/** Decorative: a histogram of response times up to the promised limit. */
export function LatencyScene() {
  return (
    <Chart viewBox="0 0 1152 240" aria-hidden="true">
      {counts.map((height, position) => (
        <rect
          key={position}
          x={position * step}
          y={240 - height}
          width={step - 5}
          height={height}
          rx="3"
          fill={position === median ? token.color.accent : token.color.line}
        />
      ))}
      <line
        x1={limitX}
        x2={limitX}
        y1="40"
        y2="240"
        stroke={token.color.danger}
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <text className="limit" x={limitX - 12} y="54">
        {latency.limit}
      </text>
      <text className="median" x={median * step + step / 2} y="22">
        {latency.median} {latency.medianLabel}
      </text>
    </Chart>
  )
}

const step = 24
const median = 18
const limitX = 44 * step

/** A skewed bell curve whose tail ends before the limit. */
const counts = [
  2, 2, 3, 4, 6, 8, 12, 17, 24, 34, 48, 66, 90, 116, 142, 166, 186, 198, 204, 198, 184, 166, 146,
  126, 108, 92, 79, 68, 58, 49, 42, 36, 30, 25, 21, 17, 14, 11, 8, 6, 4, 3, 2,
]

const Chart = styled.svg`
  width: 100%;
  height: auto;
  margin-block-start: ${token.space.head};

  & text {
    fill: ${token.color.inkMuted};
    font: 550 max(16px, 1em) ${token.font.sans};
    font-variant-numeric: tabular-nums;
  }

  & .limit {
    text-anchor: end;
  }

  & .median {
    fill: ${token.color.accent};
    text-anchor: middle;
  }

  @media (max-width: 40rem) {
    & text {
      font-size: 34px;
    }

    & .median {
      transform: translateY(8px);
    }
  }
`
