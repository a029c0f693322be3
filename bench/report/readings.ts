import type { LoadTimes, Loads, Subject, Times } from '../results/results'
import { estimate, pairRatios } from '../results/statistics'
import type { Reading } from './target'

type OfProfile = Times[string] | undefined

/** For every page, one variant's times relative to another's in the same round. */
export const ratioReadings = (
  times: OfProfile,
  figure: keyof LoadTimes,
  one: Subject,
  other: Subject,
): Reading[] =>
  Object.entries(times ?? {}).flatMap(([of, samples]) => {
    const ratios = pairRatios(samples[one]?.[figure] ?? [], samples[other]?.[figure] ?? [])
    if (ratios.length === 0) return []
    const { value, low, high } = estimate(ratios)
    return [{ of, value, spread: { low, high } }]
  })

export const countReadings = (
  loads: Loads | undefined,
  figure: (counts: Loads[string]) => number | undefined,
): Reading[] =>
  Object.entries(loads ?? {}).flatMap(([of, counts]) => {
    const value = figure(counts)
    return value === undefined ? [] : [{ of, value }]
  })
