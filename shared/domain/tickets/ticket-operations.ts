import * as v from 'valibot'
import { defineOperation, textFact } from '../model/define-operation'
import { attachedFiles, withAttachments } from './attached-files'
import type { SupportTicket, TicketEvent, Tickets } from './support-ticket'
import { freeTicketNumber } from './ticket-number'

export const ticketOpened = defineOperation(
  'ticketOpened',
  {
    userId: textFact,
    userName: textFact,
    category: textFact,
    priority: textFact,
    subject: textFact,
    description: textFact,
    /** Older code wrote none. */
    number: v.optional(v.number()),
    files: attachedFiles,
  },
  (state: Tickets, fact) => {
    const { supportTickets, ticketEvents } = state
    if ([...supportTickets, ...ticketEvents].some(({ id }) => id === fact.id)) return state
    const ticket: SupportTicket = {
      id: fact.id,
      user_id: fact.userId,
      subject: fact.subject,
      description: fact.description,
      category: fact.category,
      priority: fact.priority,
      status: 'open',
      created_at: fact.at,
      updated_at: fact.at,
      number: freeTicketNumber(supportTickets, fact.number),
    }
    const opening: TicketEvent = {
      id: fact.id,
      ticket_id: fact.id,
      status: 'open',
      by_id: fact.userId,
      by_name: fact.userName,
      created_at: fact.at,
    }
    return {
      supportTickets: [...supportTickets, ticket],
      ticketEvents: [...ticketEvents, opening],
      ticketAttachments: withAttachments(
        state.ticketAttachments,
        { ...fact, ticketId: fact.id, authorId: fact.userId },
        fact.files,
      ),
    }
  },
)

/** The latest change by time wins, so tabs agree in any order of arrival. The history keeps both. */
export const ticketStatusChanged = defineOperation(
  'ticketStatusChanged',
  { ticketId: textFact, status: textFact, byId: textFact, byName: textFact },
  (state: Tickets, { id, at, ticketId, status, byId, byName }) => {
    const { supportTickets, ticketEvents } = state
    const ticket = supportTickets.find((each) => each.id === ticketId)
    if (!ticket || ticketEvents.some((event) => event.id === id)) return state
    const changed = { ...ticket, status, updated_at: at }
    const line: TicketEvent = {
      id,
      ticket_id: ticketId,
      status,
      by_id: byId,
      by_name: byName,
      created_at: at,
    }
    return {
      supportTickets:
        at >= ticket.updated_at
          ? supportTickets.map((each) => (each === ticket ? changed : each))
          : supportTickets,
      ticketEvents: [...ticketEvents, line],
    }
  },
)
