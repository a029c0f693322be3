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

/** The initial values that a link gives the form; '' for none. */
export const newTicketAddress = {
  category: choiceParam<TicketCategory | ''>('category', ticketCategories, ''),
  priority: choiceParam<TicketPriority | ''>('priority', ticketPriorities, ''),
  /** Id of the article that did not help. */
  article: textParam('article'),
  /** The visitor's last search. */
  subject: trimmedTextParam('subject', subjectLimit),
}

export function ticketValuesIn(query: string) {
  const { category, priority } = readAddress(newTicketAddress, query)
  return { category, priority }
}
