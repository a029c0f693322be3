import { initialValues, readFields } from '@fivefold/shared/forms/form-fields'
import { describe, expect, it } from 'vitest'
import { ticketFields } from './ticket-fields'

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
  it('has medium priority by default', () => {
    expect(initialValues(ticketFields).priority).toBe('medium')
    expect(messages({ priority: 'critical' })).toEqual([])
    expect(messages({ priority: 'urgent' })).toEqual([['priority', 'Choose a priority.']])
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
