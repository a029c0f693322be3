export const auditContent = {
  words: {
    title: 'Audit trail of this browser',
    noun: { one: 'change', many: 'changes' },
    searchLabel: 'Search changes',
    searchHint: 'Ticket or who changed it',
    empty: 'No status changes yet',
    emptyHint:
      'Every change to a ticket’s status is recorded here: who made it, when, and what it was before. Open a ticket to change its status.',
  },
  columns: { ticket: 'Ticket', change: 'Change', by: 'Changed by', at: 'When' },
  facets: { from: 'From', to: 'To' },
  unknown: 'Unknown user',
} as const
