import { votesOf } from '@fivefold/shared/domain/roadmap/roadmap-selectors'
import { ticketsOf } from '@fivefold/shared/domain/tickets/ticket-selectors'
import { recordsOf } from '@fivefold/shared/store/account-records'
import { attachedContent } from '@fivefold/shared/store/ticket-files'
import type { SiteState } from '@fivefold/shared/store/site-store'

/** Everything the store holds about one person, including the records of single remotes. */
export function exportOf(state: SiteState, userId: string) {
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
    ticketAssignments: state.ticketAssignments.filter(isOwn),
    // With their contents. Internal notes are the support team's.
    ticketAttachments: state.ticketAttachments
      .filter(isOwn)
      .map((file) => ({ ...file, content: attachedContent(file.id) ?? null })),
    roadmapVotes: votesOf(state, userId),
    roadmapIdeas: state.roadmapIdeas.filter((idea) => idea.user_id === userId),
    roadmapComments: state.roadmapComments.filter((comment) => comment.user_id === userId),
    records: recordsOf(userId),
  }
}
