import { votesOf } from '../roadmap/roadmap-selectors'
import type { Roadmap } from '../roadmap/roadmap-item'
import type { Tickets } from '../tickets/support-ticket'
import { ticketsOf } from '../tickets/ticket-selectors'
import type { Accounts } from './user'

/** Everything the store holds about one person. */
export function exportOf(state: Accounts & Tickets & Roadmap, userId: string) {
  const user =
    state.users.find(({ id }) => id === userId) ??
    (state.currentUser?.id === userId ? state.currentUser : null)
  const supportTickets = ticketsOf(state, userId)
  const own = new Set(supportTickets.map(({ id }) => id))
  const isOwn = (record: { ticket_id: string }) => own.has(record.ticket_id)
  return {
    user,
    preferences: user?.preferences ?? null,
    supportTickets,
    ticketEvents: state.ticketEvents.filter(isOwn),
    ticketMessages: state.ticketMessages.filter(isOwn),
    roadmapVotes: votesOf(state, userId),
  }
}
