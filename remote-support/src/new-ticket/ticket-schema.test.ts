import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { emptyTicket, ticketCategories, ticketSchema } from './ticket-schema'

const complete = {
  category: 'Billing',
  priority: 'medium',
  subject: 'Invoice 12',
  description: 'The total is wrong.',
}

function messages(change: Partial<typeof complete>) {
  const read = v.safeParse(ticketSchema, { ...complete, ...change })
  return read.issues?.map(({ path, message }) => [path?.[0]?.key, message]) ?? []
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

  it('has the priority medium unless another one is chosen', () => {
    expect(emptyTicket.priority).toBe('medium')
    expect(messages({ priority: 'critical' })).toEqual([])
    expect(messages({ priority: 'urgent' })).toEqual([['priority', 'Choose a priority.']])
  })

  it.each(['', '   ', '\n\t'])('is refused when a text is %j', (blank) => {
    expect(messages({ subject: blank, description: blank })).toEqual([
      ['subject', 'Say in a few words what the ticket is about.'],
      ['description', 'Describe what happened or what you want to know.'],
    ])
  })

  it('is refused when a text is too long, with the limit in the message', () => {
    const long = 'a'.repeat(10_000)
    expect(messages({ subject: long, description: long })).toEqual([
      ['subject', 'Shorten this to 150 characters or fewer.'],
      ['description', 'Shorten this to 5,000 characters or fewer.'],
    ])
  })

  it('takes emoji, right-to-left text and markup as text', () => {
    const subject = '🚨 לא עובד <script>alert(1)</script>'
    expect(v.parse(ticketSchema, { ...complete, subject }).subject).toBe(subject)
  })

  it('is stored without the blanks around its texts', () => {
    expect(v.parse(ticketSchema, { ...complete, subject: '  Invoice 12 ' })).toEqual(complete)
  })
})
