import type { Change, DayCounts } from '../health-answer'
import { failingShare } from '../health-words'

/** Milliseconds. */
const dayLength = 24 * 3_600_000

/** Days up to today. */
interface Axis {
  days: number
  today: string
}

/** The place of a moment on the axis, in days. */
export const placeOf = (time: string, { today, days }: Axis) =>
  days - 1 + (Date.parse(time) - Date.parse(today)) / dayLength

export const dayAt = (place: number, { today, days }: Axis) =>
  dayOf(new Date(Date.parse(today) + (place - days + 1) * dayLength).toISOString())

const dayOf = (time: string) => time.slice(0, 'yyyy-mm-dd'.length)

/** The next number with few digits, whose half has few, too. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 1.2, 1.6, 2, 3, 4, 5, 6, 8].find((step) => step * power >= value) ?? 10) * power
}

/** The end of the axis of shares. The wide intervals of days with few browsers are cut. */
export function highestShare(counts: readonly DayCounts[]) {
  const known = counts.filter(({ starts }) => starts > 0)
  const highs = known.map(({ interval: [, high] = [0, 0] }) => high)
  const shares = known.map((one) => 1.5 * failingShare(one))
  return roundUp(Math.max(0.001, Math.min(...highs), ...shares))
}

type Step = DayCounts & { at: number }

/** A line over the days; a day without starts leaves a gap. */
export const stepLine = (steps: readonly Step[]) =>
  steps
    .filter(({ starts }) => starts > 0)
    .map((step, place, all) => {
      const isNext = all[place - 1]?.at === step.at - 1
      return `${isNext ? 'V' : `M${step.at} `}${failingShare(step)}h1`
    })
    .join('')

/** The area of each day's interval. */
export const stepBand = (steps: readonly Step[]) =>
  steps.map(({ at, interval: [low, high] = [0, 0] }) => `M${at} ${low}h1V${high}h-1z`).join('')

/** Lines of labels above a chart, and how many have room side by side on a phone. */
export const lanes = 3
const perLane = 6

/** The changes of each day, the last day first, with a lane for the label: none where it has no room. */
export function marksOf(changes: readonly Change[], axis: Axis) {
  const begins = Array.from({ length: lanes }, () => Infinity)
  const width = axis.days / perLane
  return changes
    .filter(({ time }, place) => dayOf(changes[place + 1]?.time ?? '') !== dayOf(time))
    .map((last) => ({ last, at: placeOf(last.time, axis) }))
    .filter(({ at }) => at >= 0 && at <= axis.days)
    .toReversed()
    .map(({ last, at }) => {
      // The last labels stand before their lines.
      const isBefore = at + width > axis.days
      const start = isBefore ? at - width : at
      const lane = begins.findIndex((begin) => begin >= start + width)
      if (lane >= 0) begins[lane] = start
      const all = changes.filter(({ time }) => dayOf(time) === dayOf(last.time))
      return { at, last, all, isBefore, lane: lane < 0 ? undefined : lane }
    })
}
