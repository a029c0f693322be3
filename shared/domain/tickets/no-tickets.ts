import type { Tickets } from './support-ticket'

export const noTickets: Tickets = {
  supportTickets: [],
  ticketEvents: [],
  ticketMessages: [],
  ticketReads: [],
  ticketAssignments: [],
  ticketAttachments: [],
}
