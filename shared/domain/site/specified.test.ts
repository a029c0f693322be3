import { expect, test } from 'vitest'
import { defaultPreferences } from '../accounts/user'
import { analyticsEventLimit } from '../analytics/analytics-event'
import { ticketPriorities, ticketStatuses } from '../tickets/support-ticket'
import { emptyState } from './site-state'
import { seededState } from './seeds'

/* Values that specification 1 names and that no other test spells out. */

test('tickets have the statuses and priorities of the specification, in its order', () => {
  expect(ticketStatuses).toEqual(['open', 'in-progress', 'resolved', 'closed'])
  expect(ticketPriorities).toEqual(['low', 'medium', 'high', 'critical'])
})

test('two users are seeded, and nobody is signed in', () => {
  const named = seededState.users.map(({ name, email, role }) => `${name} ${email} ${role}`)
  expect(named).toEqual([
    'Avery Admin admin@fivefold.example admin',
    'Casey Customer customer@fivefold.example customer',
  ])
  expect([emptyState.currentUser, seededState.currentUser]).toEqual([null, null])
})

test('the three preferences are on by default', () => {
  expect(defaultPreferences).toEqual({
    emailNotifications: true,
    marketingEmails: true,
    newsletter: true,
  })
})

test('500 analytics events are kept', () => {
  expect(analyticsEventLimit).toBe(500)
})
