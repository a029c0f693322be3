import { defineOperation, textFact } from '../model/define-operation'
import type { Tickets } from './support-ticket'
import { ticketHistory } from './ticket-selectors'

interface Entry {
  readonly id: string
  readonly created_at: string
}

/**
 * The time at which an entry has arrived at an intake. Clocks of browsers differ, so their times put an answer above its
 * question, and the wrong one of two changes last.
 */
export const ticketEntryDated = defineOperation(
  'ticketEntryDated',
  { entryId: textFact },
  (state: Tickets, { at, entryId }) => {
    const isOther = ({ id, created_at: time }: Entry) => id !== entryId || time === at
    const dated = <Kind extends Entry>(entries: readonly Kind[]): readonly Kind[] =>
      entries.every(isOther)
        ? entries
        : entries.map((entry) => (isOther(entry) ? entry : { ...entry, created_at: at }))
    const ticketMessages = dated(state.ticketMessages)
    const ticketEvents = dated(state.ticketEvents)
    if (ticketMessages === state.ticketMessages && ticketEvents === state.ticketEvents) return state
    const event = ticketEvents.find(({ id }) => id === entryId)
    const last = event && ticketHistory({ ticketEvents }, event.ticket_id).at(-1)
    const supportTickets = dated(state.supportTickets).map((ticket) =>
      ticket.id === last?.ticket_id
        ? { ...ticket, status: last.status, updated_at: last.created_at }
        : ticket,
    )
    return { supportTickets, ticketEvents, ticketMessages }
  },
)
