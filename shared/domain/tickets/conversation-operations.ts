import { defineOperation, textFact } from '../model/define-operation'
import { attachedFiles, withAttachments } from './attached-files'
import type { Tickets } from './support-ticket'

/** Adds a message and changes nothing else: the ticket's latest activity follows from its messages. */
export const ticketReplied = defineOperation(
  'ticketReplied',
  {
    ticketId: textFact,
    authorId: textFact,
    authorName: textFact,
    authorRole: textFact,
    body: textFact,
    files: attachedFiles,
  },
  (state: Tickets, fact) => {
    const { id, at, ticketId, authorId, authorName, authorRole, body, files } = fact
    const { supportTickets, ticketMessages } = state
    const isKnown = ticketMessages.some((message) => message.id === id)
    if (isKnown || !supportTickets.some((ticket) => ticket.id === ticketId)) return state
    const message = {
      id,
      ticket_id: ticketId,
      author_id: authorId,
      author_name: authorName,
      author_role: authorRole,
      body,
      created_at: at,
    }
    return {
      ticketMessages: [...ticketMessages, message],
      ticketAttachments: withAttachments(state.ticketAttachments, fact, files),
    }
  },
)

/** The latest time wins, so tabs agree in any order of arrival. */
export const ticketRead = defineOperation(
  'ticketRead',
  { ticketId: textFact, userId: textFact, readAt: textFact },
  (state: Tickets, { ticketId, userId, readAt }) => {
    const { supportTickets, ticketReads } = state
    const id = `${ticketId}:${userId}`
    const before = ticketReads.find((read) => read.id === id)
    const isLater = readAt > (before?.read_at ?? '')
    if (!isLater || !supportTickets.some((ticket) => ticket.id === ticketId)) return state
    const read = { id, ticket_id: ticketId, user_id: userId, read_at: readAt }
    return { ticketReads: [...ticketReads.filter((other) => other !== before), read] }
  },
)
