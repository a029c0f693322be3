import { describe, expect, it } from 'vitest'
import { perWeek, weekStarts } from './weeks'

const end = Date.parse('2026-11-22T00:00:00Z')

describe('records per week', () => {
  it('end with today and the six days before', () => {
    const moments = [
      '2026-11-21T23:59:59.999Z',
      '2026-11-15T00:00:00Z',
      '2026-11-14T23:59:59.999Z',
      '2026-11-08T00:00:00Z',
    ]
    expect(perWeek(moments, end, 3)).toEqual([0, 2, 2])
  })

  it('leave out what is older, still to come, or no date', () => {
    expect(perWeek(['2026-10-31T00:00:00Z', '2026-11-22T00:00:00Z', 'soon'], end, 3)).toEqual([
      0, 0, 0,
    ])
  })

  it('name the first day of each week', () => {
    expect(weekStarts(end, 2)).toEqual(['2026-11-08T00:00:00.000Z', '2026-11-15T00:00:00.000Z'])
  })
})
