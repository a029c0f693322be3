export const ticketContent = {
  words: {
    title: 'Tickets in this browser',
    noun: { one: 'ticket', many: 'tickets' },
    searchLabel: 'Search tickets',
    searchHint: 'Subject, description, requester or number',
    empty: 'No tickets yet',
    emptyHint: 'Tickets that customers submit in this browser appear here.',
  },
  columns: {
    subject: 'Subject',
    number: 'Number',
    requester: 'Requester',
    category: 'Category',
    priority: 'Priority',
    status: 'Status',
    opened: 'Opened',
    updated: 'Last activity',
  },
  facts: { email: 'Email', reference: 'Reference' },
  status: {
    label: 'Status of this ticket',
    changed: (from: string, to: string) => `Changed from ${from} to ${to}.`,
    undo: 'Undo',
    failed: 'The status could not be changed',
  },
  trail: {
    title: 'Audit trail',
    opened: 'Opened',
    by: (who: string) => `by ${who}`,
    unknown: 'an unknown user',
    arrow: 'to',
  },
} as const
