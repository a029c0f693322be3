import { expect, it } from 'vitest'
import { estimate, median, pairDifferences, pairRatios } from './statistics'

it('takes the median, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([1, 2, 3, 10])).toBe(2.5)
  expect(median([])).toBeNaN()
})

it('compares values of the same round, and ignores values without a counterpart', () => {
  expect(pairRatios([2, 3, 8], [1, 6])).toEqual([2, 0.5])
  expect(pairDifferences([2, 3, 8], [1, 6])).toEqual([1, -3])
})

it('gives equal values no spread, and the same interval in every run', () => {
  expect(estimate([2, 2, 2])).toEqual({ value: 2, low: 2, high: 2 })
  const noisy = [1, 1.1, 0.9, 1.4, 1.05, 0.97, 1.02]
  expect(estimate(noisy)).toEqual(estimate(noisy))
})

it('spans the likely values of the median', () => {
  const { value, low, high } = estimate([1, 1.1, 0.9, 1.4, 1.05, 0.97, 1.02])
  expect(value).toBe(1.02)
  expect(low).toBeGreaterThanOrEqual(0.9)
  expect(low).toBeLessThan(value)
  expect(high).toBeGreaterThan(value)
  expect(high).toBeLessThanOrEqual(1.4)
})
