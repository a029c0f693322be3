import { pageParam, textParam } from '@fivefold/shared/address/address-schema'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'

export interface TicketFilter {
  /** A ticket status; empty for all. */
  status: string
  query: string
}

export const ticketAddress = {
  status: textParam('status'),
  query: textParam('q'),
  page: pageParam,
}

/** Finds the words of the query anywhere in subject, description or reference, in any case. */
export function ticketsMatching(tickets: readonly SupportTicket[], filter: TicketFilter) {
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0 && !filter.status) return tickets
  return tickets.filter(
    (ticket) =>
      (!filter.status || ticket.status === filter.status) &&
      (words.length === 0 || containsAll(ticket, words)),
  )
}

function containsAll(ticket: SupportTicket, words: readonly string[]) {
  const text = `${ticket.subject}\n${ticket.description}\n${ticket.id}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

export function countByStatus(tickets: readonly { status: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { status } of tickets) counts.set(status, (counts.get(status) ?? 0) + 1)
  return counts
}
