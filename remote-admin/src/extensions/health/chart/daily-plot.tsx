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

/* Pixels from the top. */
const laneHeight = 16
const shareTop = lanes * laneHeight + 12
const shareEnd = shareTop + 140
const startsTop = shareEnd + 32
const startsEnd = startsTop + 56

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
    <Plot role="img" aria-label={label} height={startsEnd + 20}>
      {[shareTop, (shareTop + shareEnd) / 2, shareEnd, startsEnd].map((y) => (
        <line key={y} data-grid x2="100%" y1={y} y2={y} />
      ))}
      <Tick y={shareTop - 14}>{words.failing}</Tick>
      <Tick y={shareTop + 4}>{shareWords(top)}</Tick>
      <Tick y={(shareTop + shareEnd) / 2 + 4}>{shareWords(top / 2)}</Tick>
      <Tick y={shareEnd + 4}>{shareWords(0)}</Tick>
      <Tick y={startsTop - 12}>{words.starts}</Tick>
      <Tick y={startsTop + 8}>{countWords(most)}</Tick>
      {marks.map(({ at, lane = lanes, last }) => {
        const [x, y] = [across(at), lane * laneHeight + 2]
        return <line key={at} data-change={last.action} x1={x} x2={x} y1={y} y2={startsEnd} />
      })}
      {marks.map(
        ({ at, lane, isBefore, last, all }) =>
          lane !== undefined && (
            <svg key={at} x={across(at)} y={lane * laneHeight} overflow="visible">
              <text x={isBefore ? -4 : 4} y={11} textAnchor={isBefore ? 'end' : 'start'}>
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
        <text key={textAnchor} x={`${place * 50}%`} y={startsEnd + 16} textAnchor={textAnchor}>
          {dayWords(dayAt(Math.floor(((days - 1) * place) / 2), health)).split(',')[0]}
        </text>
      ))}
    </Plot>
  )
}

const Tick = ({ y, children }: { y: number; children: ReactNode }) => (
  <text x={-8} y={y} textAnchor="end">
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
const Panel = ({ days, top, children, ...place }: PanelProps) => (
  <svg {...place} width="100%" preserveAspectRatio="none" viewBox={`0 0 ${days} ${top}`}>
    <g transform={`matrix(1 0 0 -1 0 ${top})`}>{children}</g>
  </svg>
)
