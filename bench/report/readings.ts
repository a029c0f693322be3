import type { LoadTimes, Loads, Subject, Times } from '../results/results'
import { estimate, pairRatios } from '../results/statistics'
import type { Reading } from './target'

/** An estimate for each page or action with values. */
export const estimates = <Samples>(
  samples: Readonly<Record<string, Samples>> | undefined,
  valuesOf: (of: Samples) => readonly number[],
): Reading[] =>
  Object.entries(samples ?? {}).flatMap(([of, figures]) => {
    const { value, low, high } = estimate(valuesOf(figures))
    return Number.isNaN(value) ? [] : [{ of, value, spread: { low, high } }]
  })

/** The ratio of times of the same rounds, for the whole site. */
export const siteRatio = (ones: readonly number[] = [], others: readonly number[] = []) =>
  estimates({ '': ones }, () => pairRatios(ones, others))

/** For every page, one variant's times relative to another's in the same round. */
export const ratioReadings = (
  times: Times[string] | undefined,
  figure: keyof LoadTimes,
  one: Subject,
  other: Subject,
): Reading[] =>
  estimates(times, (samples) =>
    pairRatios(samples[one]?.[figure] ?? [], samples[other]?.[figure] ?? []),
  )

export const countReadings = (
  loads: Loads | undefined,
  figure: (counts: Loads[string]) => number | undefined,
): Reading[] =>
  Object.entries(loads ?? {}).flatMap(([of, counts]) => oneReading(figure(counts), of))

/** @param of absent for the whole site. */
export const oneReading = (value: number | undefined, of = ''): Reading[] =>
  value === undefined ? [] : [{ of, value }]
