import * as v from 'valibot'
import { defineOperation, textFacts, textFact } from '../model/define-operation'
import { hasId, recorded } from '../model/recorded'
import { attachedFiles, withAttachments } from './attached-files'
import type { Tickets } from './support-ticket'
import { freeTicketNumber } from './ticket-number'

export const ticketOpened = defineOperation(
  'ticketOpened',
  {
    ...textFacts('userId', 'userName', 'category', 'priority', 'subject', 'description'),
    /** Older code wrote none. */
    number: v.optional(v.number()),
    files: attachedFiles,
  },
  (state: Tickets, fact) => {
    const { supportTickets, ticketEvents } = state
    const { id, at, userId, userName, number, files, ...fields } = fact
    if (hasId(supportTickets, id) || hasId(ticketEvents, id)) return state
    const status = 'open'
    const ticket = {
      ...recorded({ id, at, userId, ...fields }),
      status,
      updated_at: at,
      number: freeTicketNumber(supportTickets, number),
    }
    const opening = recorded({ id, at, ticketId: id, status, byId: userId, byName: userName })
    const description = { id, at, ticketId: id, authorId: userId }
    return {
      supportTickets: [...supportTickets, ticket],
      ticketEvents: [...ticketEvents, opening],
      ticketAttachments: withAttachments(state.ticketAttachments, description, files),
    }
  },
)

/** The latest change by time wins, so tabs agree in any order of arrival. The history keeps both. */
export const ticketStatusChanged = defineOperation(
  'ticketStatusChanged',
  textFacts('ticketId', 'status', 'byId', 'byName'),
  (state: Tickets, fact) => {
    const { supportTickets, ticketEvents } = state
    const { at, status } = fact
    const ticket = supportTickets.find(({ id }) => id === fact.ticketId)
    if (!ticket || hasId(ticketEvents, fact.id)) return state
    const changed = { ...ticket, status, updated_at: at }
    return {
      supportTickets:
        at >= ticket.updated_at
          ? supportTickets.map((each) => (each === ticket ? changed : each))
          : supportTickets,
      ticketEvents: [...ticketEvents, recorded(fact)],
    }
  },
)

/** The number that an intake has given to a ticket. Another ticket of the browser may have it: its own comes, too. */
export const ticketNumbered = defineOperation(
  'ticketNumbered',
  { ticketId: textFact, number: v.number() },
  (state: Tickets, { ticketId, number }) =>
    state.supportTickets.some((ticket) => ticket.id === ticketId && ticket.number !== number)
      ? {
          supportTickets: state.supportTickets.map((ticket) =>
            ticket.id === ticketId ? { ...ticket, number } : ticket,
          ),
        }
      : state,
)
