export const auditContent = {
  words: {
    title: 'Audit trail of this browser',
    noun: { one: 'change', many: 'changes' },
    searchLabel: 'Search changes',
    searchHint: 'Ticket or who changed it',
    empty: 'No status changes yet',
    emptyHint: 'Status changes appear here: who made them, when, and what the status was before.',
  },
  columns: { ticket: 'Ticket', change: 'Change', by: 'Changed by', at: 'When' },
  facets: { from: 'From', to: 'To' },
  unknown: 'Unknown user',
} as const
