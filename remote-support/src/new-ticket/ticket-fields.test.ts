import { initialValues, readFields } from '@fivefold/shared/forms/form-fields'
import { describe, expect, it } from 'vitest'
import { ticketCategories, ticketFields } from './ticket-fields'

const complete = {
  category: 'Billing',
  priority: 'medium',
  subject: 'Invoice 12',
  description: 'The total is wrong.',
}

function messages(change: Partial<typeof complete>) {
  const read = readFields(ticketFields, { ...complete, ...change })
  return read.ok ? [] : Object.entries(read.errors)
}

describe('a new ticket', () => {
  it('has one of six categories', () => {
    expect(ticketCategories).toEqual([
      'Technical Issue',
      'Billing',
      'Account',
      'Integration',
      'Feature Request',
      'Other',
    ])
    expect(messages({ category: '' })).toEqual([['category', 'Choose a category.']])
  })

  it('has medium priority by default', () => {
    expect(initialValues(ticketFields).priority).toBe('medium')
    expect(messages({ priority: 'critical' })).toEqual([])
    expect(messages({ priority: 'urgent' })).toEqual([['priority', 'Choose a priority.']])
  })

  it.each(['', '   ', '\n\t'])('is refused when a text is %j', (blank) => {
    expect(messages({ subject: blank, description: blank })).toEqual([
      ['subject', 'Describe the problem in a few words.'],
      ['description', 'Describe what happened or what you want to know.'],
    ])
  })

  it('is refused when a text is too long, and the message names the limit', () => {
    const long = 'a'.repeat(10_000)
    expect(messages({ subject: long, description: long })).toEqual([
      ['subject', 'Shorten this to 150 characters or fewer.'],
      ['description', 'Shorten this to 5,000 characters or fewer.'],
    ])
  })

  it('accepts emoji, right-to-left text and markup as text', () => {
    const subject = '🚨 לא עובד <script>alert(1)</script>'
    const read = readFields(ticketFields, { ...complete, subject })
    expect(read).toMatchObject({ ok: true, output: { subject } })
  })

  it('is stored with trimmed texts', () => {
    const read = readFields(ticketFields, { ...complete, subject: '  Invoice 12 ' })
    expect(read).toEqual({ ok: true, output: complete })
  })
})
