import type { ReactNode } from 'react'
import { countWords } from '@fivefold/shared/words/count-words'
import { dayWords } from '@fivefold/shared/words/date-words'
import type { Health } from '../health-answer'
import { healthContent } from '../health-content'
import { changeWords, shareWords, versionOf } from '../health-words'
import { dayAt, highestShare, lanes, marksOf, placeOf, roundUp, stepBand, stepLine } from './plot'
import { Plot } from './plot-look'

const { chart: words } = healthContent
const sides = ['live', 'canary'] as const

/* Lines of text from the top, so that larger text gets a larger chart. */
const laneHeight = 1.35
const shareTop = lanes * laneHeight + 1
const shareEnd = shareTop + 11.5
const startsTop = shareEnd + 2.6
const startsEnd = startsTop + 4.6

const em = (lines: number) => `${lines}em`

/** Widths are shares of the width that there is, so nothing is measured and nothing moves. */
export function DailyPlot({ health, label }: { health: Health; label: string }) {
  const { daily, days, changes } = health
  const counts = daily.map((one) => ({ ...one, at: placeOf(one.day, health) }))
  const starts = new Map<number, number>()
  for (const one of counts) starts.set(one.at, (starts.get(one.at) ?? 0) + one.starts)
  const most = roundUp(Math.max(1, ...starts.values()))
  const top = highestShare(daily)
  const marks = marksOf(changes, health)
  const across = (at: number) => `${(at / days) * 100}%`
  const bar = (at: number, height: number) => ({ x: at + 0.12, width: 0.76, height })
  return (
    <Plot role="img" aria-label={label} height={em(startsEnd + 1.6)}>
      {[shareTop, (shareTop + shareEnd) / 2, shareEnd, startsEnd].map((y) => (
        <line key={y} data-grid x2="100%" y1={em(y)} y2={em(y)} />
      ))}
      <Tick y={shareTop - 1.2}>{words.failing}</Tick>
      <Tick y={shareTop + 0.35}>{shareWords(top)}</Tick>
      <Tick y={(shareTop + shareEnd) / 2 + 0.35}>{shareWords(top / 2)}</Tick>
      <Tick y={shareEnd + 0.35}>{shareWords(0)}</Tick>
      <Tick y={startsTop - 0.75}>{words.starts}</Tick>
      <Tick y={startsTop + 0.65}>{countWords(most)}</Tick>
      {marks.map(({ at, lane = lanes, last }) => {
        const [x, y] = [across(at), em(lane * laneHeight + 0.15)]
        return <line key={at} data-change={last.action} x1={x} x2={x} y1={y} y2={em(startsEnd)} />
      })}
      {marks.map(
        ({ at, lane, isBefore, last, all }) =>
          lane !== undefined && (
            <svg key={at} x={across(at)} y={em(lane * laneHeight)} overflow="visible">
              <text x={isBefore ? -4 : 4} y="0.95em" textAnchor={isBefore ? 'end' : 'start'}>
                {versionOf(last.to ?? last.from ?? '')}
                <title>{all.map(changeWords).join(', ')}</title>
              </text>
            </svg>
          ),
      )}
      <Panel y={shareTop} height={shareEnd - shareTop} days={days} top={top}>
        {sides.map((side) => {
          const steps = counts.filter(({ role }) => role === side)
          return (
            <g key={side} data-side={side}>
              <path data-band d={stepBand(steps)} />
              <path data-line d={stepLine(steps)} vectorEffect="non-scaling-stroke" />
            </g>
          )
        })}
      </Panel>
      <Panel y={startsTop} height={startsEnd - startsTop} days={days} top={most}>
        {[...starts].map(([at, all]) => (
          <rect key={at} data-side="live" {...bar(at, all)} />
        ))}
        {counts.map(
          ({ at, role, ...one }) =>
            role === 'canary' && <rect key={at} data-side={role} {...bar(at, one.starts)} />,
        )}
      </Panel>
      {(['start', 'middle', 'end'] as const).map((textAnchor, place) => (
        <text key={textAnchor} x={`${place * 50}%`} y={em(startsEnd + 1.3)} textAnchor={textAnchor}>
          {dayWords(dayAt(Math.floor(((days - 1) * place) / 2), health)).split(',')[0]}
        </text>
      ))}
    </Plot>
  )
}

const Tick = ({ y, children }: { y: number; children: ReactNode }) => (
  <text x={-8} y={em(y)} textAnchor="end">
    {children}
  </text>
)

interface PanelProps {
  y: number
  height: number
  days: number
  /** The value at the upper edge; what is higher is cut. */
  top: number
  children: ReactNode
}

/** A part with one unit for a day, and values that grow upwards. */
const Panel = ({ y, height, days, top, children }: PanelProps) => (
  <svg
    y={em(y)}
    height={em(height)}
    width="100%"
    preserveAspectRatio="none"
    viewBox={`0 0 ${days} ${top}`}
  >
    <g transform={`matrix(1 0 0 -1 0 ${top})`}>{children}</g>
  </svg>
)
