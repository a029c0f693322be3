import { seededRandom } from '@fivefold/shared/testing/seeded-random'

/** An estimate with its 95 % confidence interval. */
export interface Estimate {
  value: number
  low: number
  high: number
}

const resamples = 2000
const confidence = 0.95

/** @returns NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** The ratio of each value to the other one of the same round. */
export const pairRatios = (ones: readonly number[], others: readonly number[]): number[] =>
  ones.flatMap((one, index) => (others[index] ? [one / others[index]] : []))

/** Each value minus the other one of the same round. */
export const pairDifferences = (ones: readonly number[], others: readonly number[]): number[] =>
  ones.flatMap((one, index) => (others[index] === undefined ? [] : [one - others[index]]))

/** The median with its bootstrap interval; the same values always give the same interval. */
export function estimate(values: readonly number[]): Estimate {
  const random = seededRandom(values.length)
  const medians = Array.from({ length: resamples }, () =>
    median(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).toSorted((one, other) => one - other)
  const at = (share: number) => medians[Math.round(share * (resamples - 1))] ?? Number.NaN
  return { value: median(values), low: at((1 - confidence) / 2), high: at((1 + confidence) / 2) }
}
