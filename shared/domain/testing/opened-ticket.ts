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
