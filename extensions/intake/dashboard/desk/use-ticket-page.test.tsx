// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { beginWith } from '../../../../remote-admin/src/testing/visit-dashboard'
import type { TicketPage } from '../../outbox/desk-answers'
import { intakeAnswer } from '../../outbox/testing/intake-answer'
import { WaitingCard } from '../work/waiting-card'
import { IntakeTickets } from './intake-tickets'

const hour = 3_600_000
const before = (now: number, hours: number) => new Date(now - hours * hour).toISOString()

/** One ticket whose answer is late by an hour. @param now milliseconds by the clock of the intake. */
const late = (now: number): TicketPage => ({
  tickets: [
    {
      id: 'ticket-01',
      number: 1001,
      customerId: 'person-1',
      requester: 'Casey',
      email: 'casey@acme.example',
      status: 'open',
      priority: 'high',
      category: 'Billing',
      subject: 'Import stops',
      assignee: '',
      assigneeId: '',
      dueAt: before(now, 1),
      activeAt: before(now, 3),
      receivedAt: before(now, 3),
      last: null,
      newEntries: 0,
    },
  ],
  opened: [],
  facets: {},
  matching: 1,
  all: 1,
  counts: {},
  agents: [],
  role: 'agent',
  now: new Date(now).toISOString(),
})

beforeEach(() => beginWith())
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the first view', WaitingCard, -48],
  ['the first view', WaitingCard, 48],
  ['the list', IntakeTickets, -48],
  ['the list', IntakeTickets, 48],
])('%s says by how much an answer is late, by a clock that is off (%#)', async (_, View, hours) => {
  vi.stubGlobal('fetch', async () => intakeAnswer(late(Date.now() - hours * hour)))
  renderPage(View, '/admin?view=tickets')
  expect(await screen.findByText('Late by 1 h')).toBeTruthy()
})
