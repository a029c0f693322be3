import { describe, expect, it } from 'vitest'
import { leadsByForm } from '../overview/leads-by-form'
import { leadAnswers, leadRows, leadText, type Leads } from './lead-rows'

const at = (day: number) => `2026-11-0${day}T12:00:00.000Z`
const demo = {
  id: '1',
  created_at: at(3),
  email: 'ann@example.com',
  name: 'Ann',
  company: 'Kite',
  source: 'cortex',
  products: ['cortex', 'integ'],
  newsletter: true,
  phone: '',
}
const leads: Leads = {
  demoRequests: [demo],
  waitlistEntries: [
    { id: '1', created_at: at(1), email: 'bo@example.com', name: 'Bo', company: '', tier: 'beta' },
    { id: '2', created_at: at(2), email: 'cy@example.com', name: 'Cy', company: '', tier: 'free' },
  ],
  contactForms: [],
  newsletterSubscriptions: [{ id: '1', created_at: at(4), email: 'dee@example.com' }],
  submissions: [{ id: '3', created_at: at(5), email: 'eve@example.com', form: 'billing/visit' }],
}
const rows = leadRows(leads)

describe('the leads of the four forms', () => {
  it('are rows of one table with unique ids', () => {
    expect(rows.map(({ form, name, email }) => [form, name, email])).toEqual([
      ['demoRequests', 'Ann', 'ann@example.com'],
      ['waitlistEntries', 'Bo', 'bo@example.com'],
      ['waitlistEntries', 'Cy', 'cy@example.com'],
      ['newsletterSubscriptions', '', 'dee@example.com'],
      ['billing/visit', '', 'eve@example.com'],
    ])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(5)
  })

  it('list the completed fields', () => {
    const [first] = rows
    expect(first && leadAnswers(first)).toEqual([
      { label: 'Email', value: 'ann@example.com' },
      { label: 'Name', value: 'Ann' },
      { label: 'Company', value: 'Kite' },
      { label: 'Source', value: 'cortex' },
      { label: 'Products', value: 'cortex, integ' },
      { label: 'Newsletter', value: 'Yes' },
    ])
    expect(first && leadText(first)).toContain('integ')
  })

  it('are counted by form, including forms without leads', () => {
    expect(
      leadsByForm(rows).map(({ form, moments, latest }) => [form, moments.length, latest]),
    ).toEqual([
      ['demoRequests', 1, at(3)],
      ['waitlistEntries', 2, at(2)],
      ['contactForms', 0, ''],
      ['newsletterSubscriptions', 1, at(4)],
      ['billing/visit', 1, at(5)],
    ])
  })
})
