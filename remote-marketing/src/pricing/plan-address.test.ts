import { describe, expect, it } from 'vitest'
import { queryChanges, readAddress } from '@fivefold/shared/address/address-schema'
import { planAddress } from './plan-address'

const read = (query: string) => readAddress(planAddress, query).plan
const planToQuery = (plan: string) => queryChanges(planAddress, { plan })

describe('the plan in the URL', () => {
  it('is the popular one by default', () => {
    expect(read('')).toBe('professional')
    expect(read('plan=Enterprise')).toBe('enterprise')
    expect(read('plan=gold')).toBe('professional')
    expect(read('plan=__proto__')).toBe('professional')
  })

  it('is in the URL only when it is not the popular one', () => {
    expect(planToQuery('professional')).toEqual({ plan: null })
    expect(planToQuery('starter')).toEqual({ plan: 'starter' })
  })
})
