import type { SupportTicket, TicketEvent } from '@fivefold/shared/domain/tickets/support-ticket'

export interface TicketStep {
  id: string
  status: string
  at: string
  /** Empty when nobody is known to have done it. */
  byId: string
  byName: string
}

/**
 * What happened to a ticket, oldest first; `history` holds its own events in that order. Tickets
 * that were stored without a history still tell when they were opened and last changed.
 */
export function ticketSteps(
  ticket: SupportTicket,
  history: readonly TicketEvent[],
): readonly TicketStep[] {
  const written = history.map(stepOf)
  const first = written[0]
  const steps =
    first && first.at <= ticket.created_at
      ? written
      : [known(ticket, 'open', ticket.created_at, ticket.user_id), ...written]
  if (steps.at(-1)?.status === ticket.status) return steps
  return [...steps, known(ticket, ticket.status, ticket.updated_at, '')]
}

const stepOf = (event: TicketEvent): TicketStep => ({
  id: event.id,
  status: event.status,
  at: event.created_at,
  byId: event.by_id,
  byName: event.by_name,
})

const known = (ticket: SupportTicket, status: string, at: string, byId: string): TicketStep => ({
  id: `${ticket.id}-${status}`,
  status,
  at,
  byId,
  byName: '',
})
