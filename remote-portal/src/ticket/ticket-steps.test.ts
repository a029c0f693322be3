import { describe, expect, it } from 'vitest'
import type { SupportTicket, TicketEvent } from '@fivefold/shared/domain/tickets/support-ticket'
import { ticketSteps } from './ticket-steps'

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
  ticketSteps(of, events).map((step) => step.status)

describe('the history of a ticket', () => {
  it('tells every step that was written down', () => {
    const events = [
      event('e-1', 'open', 1),
      event('e-2', 'in-progress', 2),
      event('e-3', 'closed', 3),
    ]
    expect(statuses(ticket, events)).toEqual(['open', 'in-progress', 'closed'])
  })

  it('does not take reopening for the opening', () => {
    const reopened = { ...ticket, status: 'open' }
    expect(statuses(reopened, [event('e-3', 'open', 3)])).toEqual(['open', 'open'])
  })

  it('starts with the opening also when nobody wrote it down', () => {
    expect(ticketSteps(ticket, [event('e-3', 'closed', 3)])[0]).toMatchObject({
      status: 'open',
      at: ticket.created_at,
      byId: 'casey',
    })
  })

  it('ends with the status that the ticket has', () => {
    expect(ticketSteps(ticket, []).at(-1)).toMatchObject({
      status: 'closed',
      at: ticket.updated_at,
      byId: '',
    })
  })

  it('is one line for a ticket that was only opened', () => {
    expect(statuses({ ...ticket, status: 'open' }, [])).toEqual(['open'])
  })
})
