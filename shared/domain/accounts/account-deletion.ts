import { defineOperation, textFact } from '../model/define-operation'
import type { RoadmapVoices } from '../roadmap/roadmap-idea'
import type { Roadmap } from '../roadmap/roadmap-item'
import { voteRemoved } from '../roadmap/vote-operations'
import type { Tickets } from '../tickets/support-ticket'
import type { Accounts } from './user'

/**
 * Removes the account, its tickets with everything that belongs to them, its ideas and comments, and its votes,
 * which lowers their counts.
 */
export const accountDeleted = defineOperation(
  'accountDeleted',
  { userId: textFact },
  (state: Accounts & Tickets & Roadmap & RoadmapVoices, { userId, id, at }) => {
    const { users, currentUser } = state
    if (!users.some((user) => user.id === userId) && currentUser?.id !== userId) return state
    const { roadmapVotes, roadmapItems } = state.roadmapVotes
      .filter((vote) => vote.user_id === userId)
      .reduce<Roadmap>(
        (rest, { roadmap_item_id: itemId }) =>
          voteRemoved(rest, { type: 'voteRemoved', id, at, itemId, userId }),
        state,
      )
    const tickets = new Set(
      state.supportTickets.filter((ticket) => ticket.user_id === userId).map(({ id }) => id),
    )
    const isOthers = (record: { user_id: string }) => record.user_id !== userId
    const isOther = (record: { ticket_id: string }) => !tickets.has(record.ticket_id)
    return {
      roadmapVotes,
      roadmapItems,
      roadmapIdeas: state.roadmapIdeas.filter(isOthers),
      roadmapComments: state.roadmapComments.filter(isOthers),
      users: users.filter((user) => user.id !== userId),
      currentUser: currentUser?.id === userId ? null : currentUser,
      supportTickets: state.supportTickets.filter((ticket) => !tickets.has(ticket.id)),
      ticketEvents: state.ticketEvents.filter(isOther),
      ticketMessages: state.ticketMessages.filter(isOther),
      ticketNotes: state.ticketNotes.filter(isOther),
      ticketAssignments: state.ticketAssignments
        .filter(isOther)
        .map((one) =>
          one.assignee_id === userId ? { ...one, assignee_id: '', assignee_name: '' } : one,
        ),
      ticketAttachments: state.ticketAttachments.filter(isOther),
      ticketReads: state.ticketReads.filter((read) => isOther(read) && isOthers(read)),
    }
  },
)
