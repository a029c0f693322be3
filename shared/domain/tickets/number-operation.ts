import * as v from 'valibot'
import { defineOperation, textFact } from '../model/define-operation'
import type { Tickets } from './support-ticket'

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
