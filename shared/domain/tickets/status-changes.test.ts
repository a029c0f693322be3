import { describe, expect, it } from 'vitest'
import type { SupportTicket, TicketEvent } from './support-ticket'
import { statusChanges } from './status-changes'

const ticket: SupportTicket = {
  id: 't-1',
  user_id: 'casey',
  subject: 'Sync stops',
  description: '',
  category: 'Integration',
  priority: 'medium',
  status: 'closed',
  created_at: '2026-01-01T08:00:00.000Z',
  updated_at: '2026-01-03T08:00:00.000Z',
}

const event = (id: string, status: string, day: number, change: Partial<TicketEvent> = {}) => ({
  id,
  ticket_id: 't-1',
  status,
  by_id: 'avery',
  by_name: 'Avery Admin',
  created_at: `2026-01-0${day}T08:00:00.000Z`,
  ...change,
})

const statuses = (of: SupportTicket, events: TicketEvent[]) =>
  statusChanges(of, events).map(({ to }) => to)

describe('the history of a ticket', () => {
  it('lists every recorded change', () => {
    const events = [
      event('e-1', 'open', 1),
      event('e-2', 'in-progress', 2),
      event('e-3', 'closed', 3),
    ]
    expect(statuses(ticket, events)).toEqual(['open', 'in-progress', 'closed'])
  })

  it('does not take a reopening for the opening', () => {
    const reopened = { ...ticket, status: 'open' }
    expect(statuses(reopened, [event('e-3', 'open', 3)])).toEqual(['open', 'open'])
  })

  it('starts with the opening, even if it was not recorded', () => {
    expect(statusChanges(ticket, [event('e-3', 'closed', 3)])[0]).toMatchObject({
      to: 'open',
      at: ticket.created_at,
      byId: 'casey',
    })
  })

  it('ends with the ticket’s status', () => {
    expect(statusChanges(ticket, []).at(-1)).toMatchObject({
      to: 'closed',
      at: ticket.updated_at,
      byId: '',
    })
  })

  it('is one line for a new ticket', () => {
    expect(statuses({ ...ticket, status: 'open' }, [])).toEqual(['open'])
  })
})
