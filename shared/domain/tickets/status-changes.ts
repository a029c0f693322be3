import type { SupportTicket, TicketEvent } from './support-ticket'

/** One line of the audit trail. */
export interface StatusChange {
  id: string
  /** Empty for the opening of the ticket. */
  from: string
  to: string
  at: string
  /** Empty if unknown. */
  byId: string
  byName: string
}

/**
 * A ticket's opening and status changes, oldest first. `history` holds its events in that order. Without a stored
 * history, the ticket's own dates give the opening and the last change.
 * @example
 * import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
 * const trail = (ticket: SupportTicket) => statusChanges(ticket, [])
 */
export function statusChanges(
  ticket: SupportTicket,
  history: readonly TicketEvent[],
): readonly StatusChange[] {
  const first = history[0]
  const isOpeningKnown = first !== undefined && first.created_at <= ticket.created_at
  const opening = isOpeningKnown ? [] : [assumed(ticket, 'open', ticket.created_at, ticket.user_id)]
  const known = [...opening, ...history]
  const isComplete = known.at(-1)?.status === ticket.status
  const steps = isComplete ? known : [...known, assumed(ticket, ticket.status, ticket.updated_at)]
  return steps.map((step, place) => changeTo(step, steps[place - 1]?.status ?? ''))
}

const changeTo = (event: TicketEvent, from: string): StatusChange => ({
  id: event.id,
  from,
  to: event.status,
  at: event.created_at,
  byId: event.by_id,
  byName: event.by_name,
})

const assumed = (ticket: SupportTicket, status: string, at: string, byId = ''): TicketEvent => ({
  id: `${ticket.id}-${status}`,
  ticket_id: ticket.id,
  status,
  by_id: byId,
  by_name: '',
  created_at: at,
})
