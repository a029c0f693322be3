import { ticketStatuses, type SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import type { Share } from '../charts/share-bar'
import { ticketStatusTone } from '@fivefold/shared/ui/ticket-status-badge'

/** Counts by status: the four known ones, then any other. */
export function ticketsByStatus(tickets: readonly SupportTicket[]): Share[] {
  const counts = new Map<string, number>(ticketStatuses.map((status) => [status, 0]))
  for (const { status } of tickets) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count, tone: ticketStatusTone(name) }))
}

export function oldestOpen(tickets: readonly SupportTicket[]): SupportTicket | undefined {
  let oldest: SupportTicket | undefined
  for (const ticket of tickets) {
    const waits = ticket.status === 'open'
    if (waits && (!oldest || ticket.created_at < oldest.created_at)) oldest = ticket
  }
  return oldest
}
