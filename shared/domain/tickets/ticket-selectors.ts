import type { SupportTicket, TicketEvent, Tickets } from './support-ticket'

/**
 * The user's own tickets, newest first. At equal times, the ticket added later comes first.
 * @example ticketsOf({ supportTickets: [] }, 'u-1')
 */
export function ticketsOf(state: Pick<Tickets, 'supportTickets'>, userId: string): SupportTicket[] {
  return state.supportTickets
    .filter((ticket) => ticket.user_id === userId)
    .toReversed()
    .toSorted((one, other) => compareText(other.created_at, one.created_at))
}

/** @example openTicketCount({ supportTickets: [] }, 'u-1') // 0 */
export function openTicketCount(state: Pick<Tickets, 'supportTickets'>, userId: string): number {
  return state.supportTickets.filter(
    (ticket) => ticket.user_id === userId && ticket.status === 'open',
  ).length
}

/**
 * A ticket's status history, oldest first.
 * @example ticketHistory({ ticketEvents: [] }, 't-1')
 */
export function ticketHistory(
  state: Pick<Tickets, 'ticketEvents'>,
  ticketId: string,
): TicketEvent[] {
  return state.ticketEvents
    .filter((event) => event.ticket_id === ticketId)
    .toSorted((one, other) => compareText(one.created_at, other.created_at))
}

/** @example ['b', 'a'].toSorted(compareText) // ['a', 'b'] */
export function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
