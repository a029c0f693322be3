import { describe, expect, it } from 'vitest'
import { planFromQuery, planToQuery } from './plan-query'

const read = (query: string) => planFromQuery(new URLSearchParams(query))

describe('the plan in the URL', () => {
  it('is the popular one unless the URL has another', () => {
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
