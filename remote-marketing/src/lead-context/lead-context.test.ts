import { describe, expect, test } from 'vitest'
import { contextRecord, contextWords, leadContextOf } from './lead-context'
import { hrefWith } from './lead-link'

const nothing = {
  plan: '',
  product: '',
  inquiry: '',
  demo: '',
  industry: '',
  topic: '',
  needs: [],
  usage: undefined,
}
const usage = { users: 120, integrations: 1, storage: 10 }

describe('the context of a form', () => {
  test('is empty without parameters, and with invalid ones', () => {
    expect(leadContextOf('')).toEqual(nothing)
    const nonsense = '?plan=gold&product=%3Cscript%3E&demo=x&inquiry=__proto__&topic=toString'
    expect(leadContextOf(nonsense)).toEqual(nothing)
  })

  test('is read from a link as it was written', () => {
    const context = { plan: 'professional', inquiry: 'sales', product: 'integ' } as const
    const { search } = new URL(hrefWith('/contact', { ...context, usage }), 'https://x.example')
    expect(leadContextOf(search)).toEqual({ ...nothing, ...context, usage })
    expect(hrefWith('/contact', { inquiry: '', topic: '' })).toBe('/contact')
  })

  test('clamps an estimate to the limits of the calculator', () => {
    expect(leadContextOf('?users=99999').usage).toEqual({
      users: 500,
      integrations: 5,
      storage: 10,
    })
  })

  test('is put into words on one line', () => {
    const words = (context: object) => contextWords({ ...leadContextOf(''), ...context })
    expect(words({})).toBe('')
    expect(words({ plan: 'enterprise', inquiry: 'sales' })).toBe('Enterprise plan')
    expect(words({ topic: 'press', inquiry: 'general' })).toBe('Press briefing')
    expect(words({ plan: 'professional', usage })).toBe(
      'Professional plan, $1,699/month, 120 users, 1 integration, 10 GB',
    )
  })

  test('is kept with the record, without empty values', () => {
    expect(contextRecord(leadContextOf(''))).toEqual({})
    expect(contextRecord({ ...leadContextOf(''), topic: 'api', plan: 'starter', usage })).toEqual({
      topic: 'api',
      plan: 'starter',
      ...usage,
      monthlyEstimate: 1699,
    })
  })
})
