import { defineOperation, textFacts } from '../model/define-operation'
import { hasId, recorded } from '../model/recorded'
import { attachedFiles, withAttachments } from './attached-files'
import type { Tickets } from './support-ticket'

/** Repeated operations, and those on a deleted ticket, change nothing. */
const isNew = (
  { supportTickets }: Tickets,
  records: readonly { id: string }[],
  { id, ticketId }: { id: string; ticketId: string },
) => !hasId(records, id) && hasId(supportTickets, ticketId)

/** Adds a message and changes nothing else: the ticket's latest activity follows from its messages. */
export const ticketReplied = defineOperation(
  'ticketReplied',
  {
    ...textFacts('ticketId', 'authorId', 'authorName', 'authorRole', 'body'),
    files: attachedFiles,
  },
  (state: Tickets, fact) => {
    const { files, ...message } = fact
    if (!isNew(state, state.ticketMessages, fact)) return state
    return {
      ticketMessages: [...state.ticketMessages, recorded(message)],
      ticketAttachments: withAttachments(state.ticketAttachments, fact, files),
    }
  },
)

/** The latest time wins, so tabs agree in any order of arrival. */
export const ticketRead = defineOperation(
  'ticketRead',
  textFacts('ticketId', 'userId', 'readAt'),
  (state: Tickets, { ticketId, userId, readAt }) => {
    const { supportTickets, ticketReads } = state
    const id = `${ticketId}:${userId}`
    const before = ticketReads.find((read) => read.id === id)
    if (readAt <= (before?.read_at ?? '') || !hasId(supportTickets, ticketId)) return state
    const read = { id, ticket_id: ticketId, user_id: userId, read_at: readAt }
    return { ticketReads: [...ticketReads.filter((other) => other !== before), read] }
  },
)

/** Adds to the history; the assignee follows from it, so tabs agree in any order of arrival. */
export const ticketAssigned = defineOperation(
  'ticketAssigned',
  textFacts('ticketId', 'assigneeId', 'assigneeName', 'byId', 'byName'),
  (state: Tickets, fact) =>
    isNew(state, state.ticketAssignments, fact)
      ? { ticketAssignments: [...state.ticketAssignments, recorded(fact)] }
      : state,
)
