import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { dimensionNames, dimensions, initialUsage } from './price-estimate'
import { queryChanges, readAddress } from '@fivefold/shared/address/address-schema'
import { sharedQuery, usageAddress } from './usage-address'

const read = (query: string | URLSearchParams) => readAddress(usageAddress, query)

describe('the calculator in the URL', () => {
  it.each([
    ['users=200', [200, 5, 10]],
    ['users=abc&integrations=&storage=NaN', [50, 5, 10]],
    ['users=-40&integrations=0&storage=0', [10, 1, 1]],
    ['users=1e9&integrations=51&storage=99999999999999999999', [500, 50, 500]],
    ['users=Infinity&storage=-Infinity', [50, 5, 10]],
    ['users=203&integrations=7.6', [200, 8, 10]],
    ['users=%00&integrations=%3Cscript%3E&storage=%E2%99%A5', [50, 5, 10]],
    ['users=60&users=90&constructor=1&__proto__=2', [60, 5, 10]],
  ])('reads %s as %j', (query, [users, integrations, storage]) => {
    expect(read(query)).toEqual({ users, integrations, storage })
  })

  it('gives a valid state for any query', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.double(), (query, text, number) => {
        const params = new URLSearchParams(query)
        params.set('users', text)
        params.set('storage', String(number))
        const usage = read(params)
        for (const name of dimensionNames) {
          expect(Number.isInteger(usage[name])).toBe(true)
          expect(usage[name]).toBeGreaterThanOrEqual(dimensions[name].min)
          expect(usage[name]).toBeLessThanOrEqual(dimensions[name].max)
        }
      }),
    )
  })

  it('is the same after its shared link is opened', () => {
    const usages = fc.record({
      users: fc.integer({ min: 1, max: 50 }).map((tens) => tens * 10),
      integrations: fc.integer({ min: 1, max: 50 }),
      storage: fc.integer({ min: 1, max: 500 }),
    })
    fc.assert(
      fc.property(usages, (usage) => {
        expect(read(sharedQuery(usage))).toEqual(usage)
      }),
    )
  })

  it('adds nothing to the address at the start', () => {
    expect(queryChanges(usageAddress, initialUsage)).toEqual({
      users: null,
      integrations: null,
      storage: null,
    })
    expect(queryChanges(usageAddress, { ...initialUsage, users: 60 })['users']).toBe('60')
  })
})
