import { beforeEach, describe, expect, it, vi } from 'vitest'
import { perWeek, weekStarts } from './weeks'

beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'))
// In New York the clocks are set back on November 1.
const end = () => new Date(2026, 10, 5).getTime()
const at = (...time: readonly [number, number, number?, number?, number?]) =>
  new Date(2026, ...time).toISOString()

describe('records per week', () => {
  it('end with today and the six days before, even when the clocks change', () => {
    const moments = [at(10, 4, 23, 59), at(9, 29), at(9, 28, 23, 59), at(9, 22)]
    expect(perWeek(moments, end(), 3)).toEqual([0, 2, 2])
  })

  it('leave out older and future moments and invalid dates', () => {
    expect(perWeek([at(9, 14, 23, 59), at(10, 5), 'soon'], end(), 3)).toEqual([0, 0, 0])
  })

  it('name the first day of each week', () => {
    expect(weekStarts(end(), 2)).toEqual([at(9, 22), at(9, 29)])
  })
})
