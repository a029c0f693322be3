import type { Change, DayCounts, Vital } from './health-answer'
import { healthContent } from './health-content'

/** Two digits, such as `0.52 %`. */
export const shareWords = (share: number) => `${percent(share)}\u00A0%`

function percent(share: number) {
  if (share === 0) return '0'
  return share < 0.0995 ? (share * 100).toPrecision(2) : (share * 100).toFixed(0)
}

/** The share of browsers that fail, with its interval: `0.52 % (0.39–0.68 %)`. */
export function failingWords({ starts, failing, interval }: Omit<DayCounts, 'day' | 'role'>) {
  if (!interval) return healthContent.noShare
  const [low, high] = interval
  return `${shareWords(failingShare({ starts, failing }))} (${percent(low)}–${shareWords(high)})`
}

/** An error may arrive where the start before it was lost. */
export const failingShare = ({ starts, failing }: Pick<DayCounts, 'starts' | 'failing'>) =>
  Math.min(1, failing / starts)

/** web.dev's thresholds. */
const thresholds = { INP: [200, 500], LCP: [2_500, 4_000], CLS: [100, 250] } as const

export function vitalRating({ name, value }: Pick<Vital, 'name' | 'value'>) {
  const [good, poor] = thresholds[name]
  if (value <= good) return 'good'
  return value > poor ? 'poor' : 'fair'
}

export function vitalWords({ name, value }: Pick<Vital, 'name' | 'value'>) {
  if (name === 'CLS') return (value / 1_000).toFixed(2)
  // A bucket is no more exact than two digits.
  return value < 1_000
    ? `${Number(value.toPrecision(2))}\u00A0ms`
    : `${(value / 1_000).toPrecision(2)}\u00A0s`
}

/** `1.4.0` for `1.4.0-77d1f20b3e`: a chart has no room for the hash. */
export const versionOf = (release: string) => release.replace(/-[0-9a-f]{10}$/, '')

export const changeWords = ({ action, from = '', to = from }: Change) =>
  healthContent.changes[action](to)
