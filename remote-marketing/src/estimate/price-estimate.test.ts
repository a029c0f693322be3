import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { basePrice, estimateOf, initialUsage } from './price-estimate'

describe('the monthly estimate', () => {
  it('is the base price while no amount exceeds the plan', () => {
    expect(estimateOf(initialUsage)).toEqual({ lines: [], total: 999 })
    expect(estimateOf({ users: 10, integrations: 1, storage: 1 }).total).toBe(999)
  })

  it('adds 10 for each user beyond 50', () => {
    expect(estimateOf({ ...initialUsage, users: 100 })).toEqual({
      lines: [{ dimension: 'users', extra: 50, cost: 500 }],
      total: 1499,
    })
  })

  it('adds 50 for each integration beyond 5', () => {
    expect(estimateOf({ ...initialUsage, integrations: 6 })).toEqual({
      lines: [{ dimension: 'integrations', extra: 1, cost: 50 }],
      total: 1049,
    })
  })

  it('adds 20 for each GB beyond 10', () => {
    expect(estimateOf({ ...initialUsage, storage: 15 })).toEqual({
      lines: [{ dimension: 'storage', extra: 5, cost: 100 }],
      total: 1099,
    })
  })

  it('is largest with every slider at its maximum', () => {
    const { total } = estimateOf({ users: 500, integrations: 50, storage: 500 })
    expect(total).toBe(999 + 4500 + 2250 + 9800)
  })

  it('is always the base price and the sum of its lines', () => {
    const usage = fc.record({
      users: fc.integer({ min: 10, max: 500 }),
      integrations: fc.integer({ min: 1, max: 50 }),
      storage: fc.integer({ min: 1, max: 500 }),
    })
    fc.assert(
      fc.property(usage, (chosen) => {
        const { lines, total } = estimateOf(chosen)
        expect(total).toBe(lines.reduce((sum, line) => sum + line.cost, basePrice))
        for (const line of lines) expect(line.cost).toBeGreaterThan(0)
      }),
    )
  })
})
