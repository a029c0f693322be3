import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { dayWords } from '@fivefold/shared/words/date-words'
import { chartContent } from './chart-content'
import { perWeek, weekStarts } from './weeks'

interface WeekBarsProps {
  /** Names the counted records, for screen readers. */
  label: string
  moments: readonly string[]
  /** End of the last week, in milliseconds. */
  end: number
  /** The count of a bar of full height, so that several charts share one scale. */
  highest?: number
}

const barWidth = 8
const gap = 3
const height = 32

/** One bar per week; the counts are in the accessible name. */
export function WeekBars({ label, moments, end, highest }: WeekBarsProps) {
  const counts = perWeek(moments, end)
  const starts = weekStarts(end)
  const top = Math.max(1, highest ?? 0, ...counts)
  const width = counts.length * (barWidth + gap) - gap
  return (
    <Bars
      role="img"
      aria-label={chartContent.perWeek(label, counts)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <rect y={height - 1} width={width} height={1} data-base />
      {counts.map((count, week) => {
        const tall = count === 0 ? height : Math.max(3, (count / top) * height)
        return (
          <rect
            key={starts[week]}
            x={week * (barWidth + gap)}
            y={height - tall}
            width={barWidth}
            height={tall}
            rx={1.5}
            data-empty={count === 0 || undefined}
          >
            <title>{chartContent.week(dayWords(starts[week] ?? ''), count)}</title>
          </rect>
        )
      })}
    </Bars>
  )
}

const Bars = styled.svg`
  flex: none;
  fill: ${token.color.accent};

  & > [data-base] {
    fill: ${token.color.lineStrong};
  }

  @media (forced-colors: active) {
    fill: CanvasText;
  }

  /* The bar of an empty week only shows its title on hover. */
  & > [data-empty] {
    fill: transparent;
  }
`
