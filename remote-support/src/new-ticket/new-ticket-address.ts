import { choiceParam } from '@fivefold/shared/address/address-schema'
import { ticketPriorities } from '@fivefold/shared/domain/tickets/support-ticket'

/** What a button knows of the ticket that it opens the form for. */
export const newTicketAddress = {
  priority: choiceParam('priority', ticketPriorities, 'medium'),
}
