import { defineOperation, textFact } from '../model/define-operation'
import type { Tickets } from './support-ticket'

/** Adds to the history; the assignee follows from it, so tabs agree in any order of arrival. */
export const ticketAssigned = defineOperation(
  'ticketAssigned',
  {
    ticketId: textFact,
    assigneeId: textFact,
    assigneeName: textFact,
    byId: textFact,
    byName: textFact,
  },
  (state: Tickets, { id, at, ticketId, assigneeId, assigneeName, byId, byName }) => {
    const { supportTickets, ticketAssignments } = state
    if (ticketAssignments.some((one) => one.id === id) || !has(supportTickets, ticketId))
      return state
    const assignment = {
      id,
      ticket_id: ticketId,
      assignee_id: assigneeId,
      assignee_name: assigneeName,
      by_id: byId,
      by_name: byName,
      created_at: at,
    }
    return { ticketAssignments: [...ticketAssignments, assignment] }
  },
)

export const ticketNoted = defineOperation(
  'ticketNoted',
  { ticketId: textFact, authorId: textFact, authorName: textFact, body: textFact },
  (state: Tickets, { id, at, ticketId, authorId, authorName, body }) => {
    const { supportTickets, ticketNotes } = state
    if (ticketNotes.some((note) => note.id === id) || !has(supportTickets, ticketId)) return state
    const note = {
      id,
      ticket_id: ticketId,
      author_id: authorId,
      author_name: authorName,
      body,
      created_at: at,
    }
    return { ticketNotes: [...ticketNotes, note] }
  },
)

const has = (tickets: Tickets['supportTickets'], id: string) =>
  tickets.some((ticket) => ticket.id === id)
