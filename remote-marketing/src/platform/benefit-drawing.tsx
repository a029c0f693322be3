import type { ReactNode } from 'react'
import type { ProductName } from '@fivefold/shared/theme/palette'
import { Drawing } from '../scenes/drawing'
import type { BenefitId } from './platform-content'

const upTo = (count: number) => Array.from({ length: count }, (_, position) => position)

/** A hundred ticks; the last two are the remaining work. */
const time = {
  product: 'cortex',
  viewBox: '0 0 500 44',
  shapes: upTo(100).map((tick) => (
    <rect
      key={tick}
      data-part={tick < 98 ? 'lit' : 'core'}
      x={(tick % 50) * 10 + 1}
      y={tick < 50 ? 1 : 25}
      width="6"
      height="18"
      rx="2"
    />
  )),
} as const

/** Five systems in one place. */
const place = {
  product: 'integ',
  viewBox: '0 0 320 92',
  shapes: (
    <>
      {upTo(5).map((system) => (
        <g key={system}>
          <path
            data-part="flow"
            d={`M14 ${10 + system * 18}C130 ${10 + system * 18} 150 46 250 46`}
          />
          <rect data-part="box" x="1" y={3 + system * 18} width="26" height="14" rx="4" />
        </g>
      ))}
      <rect data-part="lit" x="250" y="24" width="44" height="44" rx="10" />
      <circle data-part="core" cx="272" cy="46" r="7" />
    </>
  ),
} as const

/** Eight steps; the last one is the launch. */
const weeks = {
  product: 'workflows',
  viewBox: '0 0 320 92',
  shapes: upTo(8).map((week) => (
    <rect
      key={week}
      data-part={week < 7 ? 'lit' : 'core'}
      x={week * 40 + 1}
      y={80 - week * 11}
      width="32"
      height={11 + week * 11}
      rx="4"
    />
  )),
} as const

/** The days of a quarter, one of them with an incident. */
const uptime = {
  product: 'pipelines',
  viewBox: '0 0 540 44',
  shapes: upTo(90).map((day) => (
    <rect
      key={day}
      data-part={day === 61 ? 'dot' : 'core'}
      x={day * 6}
      y={day === 61 ? 18 : 0}
      width="3"
      height={day === 61 ? 26 : 44}
      rx="1.5"
    />
  )),
} as const

const drawings = { time, place, weeks, uptime } satisfies Record<
  BenefitId,
  { product: ProductName; viewBox: string; shapes: ReactNode }
>

export function BenefitDrawing({ benefit }: { benefit: BenefitId }) {
  const { product, viewBox, shapes } = drawings[benefit]
  return (
    <Drawing data-product={product} viewBox={viewBox}>
      {shapes}
    </Drawing>
  )
}
