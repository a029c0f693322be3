import type { Tickets } from '../tickets/support-ticket'

export const noTickets: Tickets = {
  supportTickets: [],
  ticketEvents: [],
  ticketMessages: [],
  ticketReads: [],
  ticketNotes: [],
  ticketAssignments: [],
  ticketAttachments: [],
}

/** Casey's ticket about an invoice. */
export const ticketOpening = {
  type: 'ticketOpened',
  id: 't',
  at: '2026-11-02',
  userId: 'casey',
  userName: 'Casey',
  category: 'Billing',
  priority: 'high',
  subject: 'Invoice',
  description: 'Twice.',
} as const
