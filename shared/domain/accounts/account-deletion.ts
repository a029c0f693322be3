import { defineOperation, textFact } from '../model/define-operation'
import type { Roadmap } from '../roadmap/roadmap-item'
import { voteRemoved } from '../roadmap/vote-operations'
import type { Tickets } from '../tickets/support-ticket'
import type { Accounts } from './user'

/** A record of any list, also of one that only another release knows. */
type AnyRecord = { readonly user_id?: unknown; readonly ticket_id?: unknown } | null

/**
 * Removes the account, its votes, which lowers their counts, and every record of any list that is the account's own or
 * belongs to one of its tickets.
 */
export const accountDeleted = defineOperation(
  'accountDeleted',
  { userId: textFact },
  (state: Accounts & Tickets & Roadmap, { userId, id, at }) => {
    const { users, currentUser } = state
    if (!users.some((user) => user.id === userId) && currentUser?.id !== userId) return state
    const rest = state.roadmapVotes
      .filter((vote) => vote.user_id === userId)
      .reduce(
        (left, { roadmap_item_id: itemId }) =>
          voteRemoved(left, { type: 'voteRemoved', id, at, itemId, userId }),
        state,
      )
    const tickets = new Set<unknown>(
      state.supportTickets.filter((ticket) => ticket.user_id === userId).map((ticket) => ticket.id),
    )
    const isOthers = (record: AnyRecord) =>
      record?.user_id !== userId && !tickets.has(record?.ticket_id)
    const lists = Object.entries<unknown>({ ...rest }).map(([name, list]) => [
      name,
      Array.isArray(list) && !list.every(isOthers) ? list.filter(isOthers) : list,
    ])
    const left = Object.fromEntries(lists) as typeof state
    return {
      ...left,
      users: users.filter((user) => user.id !== userId),
      currentUser: currentUser?.id === userId ? null : currentUser,
      ticketAssignments: left.ticketAssignments.map((one) =>
        one.assignee_id === userId ? { ...one, assignee_id: '', assignee_name: '' } : one,
      ),
    }
  },
)
