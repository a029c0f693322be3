import {
  choiceParam,
  readAddress,
  textParam,
  trimmedTextParam,
} from '@fivefold/shared/address/address-schema'
import {
  ticketPriorities,
  type TicketPriority,
} from '@fivefold/shared/domain/tickets/support-ticket'
import { subjectLimit, ticketCategories, type TicketCategory } from './ticket-fields'

/** A link's knowledge of the ticket that it opens the form for; '' where it knows nothing. */
export const newTicketAddress = {
  category: choiceParam<TicketCategory | ''>('category', ticketCategories, ''),
  priority: choiceParam<TicketPriority | ''>('priority', ticketPriorities, ''),
  /** Id of the article that did not help. */
  article: textParam('article'),
  /** Words that the visitor has looked for. */
  subject: trimmedTextParam('subject', subjectLimit),
}

/** Values that the form begins with. */
export function askedOfTicket(query: string) {
  const { category, priority } = readAddress(newTicketAddress, query)
  return { category, priority }
}
