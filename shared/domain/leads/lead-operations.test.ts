import { describe, expect, test } from 'vitest'
import { leadReceived } from './lead-operations'
import { leadCollections } from './lead'
import { seededState } from '../site/seeds'
import { frozen } from '../testing/frozen'

const state = frozen(seededState)
const fact = { id: 'x', at: '2026-11-02' }

describe('leads', () => {
  const blanks = {
    demoRequests: { name: '', email: '', company: '', source: '' },
    waitlistEntries: { name: '', email: '', company: '', tier: '' },
    contactForms: { name: '', email: '', company: '', message: '' },
    newsletterSubscriptions: { email: '' },
    submissions: { email: '', form: '' },
  }

  test.each(leadCollections)('of %s have all fields of collection and form', (collection) => {
    const received = { type: 'leadReceived', ...fact, collection } as const
    const empty = leadReceived(state, { ...received, fields: {} })
    expect(empty[collection]).toEqual([{ ...blanks[collection], id: 'x', created_at: fact.at }])
    const second = { ...received, id: 'y', fields: { email: 'e', more: 1, id: 'no' } }
    expect(leadReceived(empty, second)[collection].at(-1)).toEqual({
      ...blanks[collection],
      email: 'e',
      more: 1,
      id: 'y',
      created_at: fact.at,
    })
    expect(leadReceived(empty, second)[collection]).toHaveLength(2)
    expect(leadReceived(empty, { ...second, id: 'x' })).toBe(empty)
  })
})
