import type { SiteState } from '../site/site-state'
import type { OperationOf } from '../site/site-operations'
import { voteRemoved } from '../roadmap/vote-operations'

/** Removes the account with its tickets, their history and its votes, whose counts go down. */
export function accountDeleted(
  state: SiteState,
  { userId, id, at }: OperationOf<'accountDeleted'>,
): SiteState {
  if (!state.users.some((user) => user.id === userId) && state.currentUser?.id !== userId) {
    return state
  }
  const withoutVotes = state.roadmapVotes
    .filter((vote) => vote.user_id === userId)
    .reduce(
      (rest, vote) =>
        voteRemoved(rest, { type: 'voteRemoved', id, at, itemId: vote.roadmap_item_id, userId }),
      state,
    )
  const tickets = new Set(
    state.supportTickets.filter((ticket) => ticket.user_id === userId).map((ticket) => ticket.id),
  )
  return {
    ...withoutVotes,
    users: state.users.filter((user) => user.id !== userId),
    currentUser: state.currentUser?.id === userId ? null : state.currentUser,
    supportTickets: state.supportTickets.filter((ticket) => !tickets.has(ticket.id)),
    ticketEvents: state.ticketEvents.filter((event) => !tickets.has(event.ticket_id)),
  }
}
