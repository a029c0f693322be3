export const overviewContent = {
  leads: {
    title: 'Leads by form',
    all: 'All leads',
    columns: { form: 'Form', weeks: 'Last 12 weeks', total: 'Total', latest: 'Latest' },
    none: 'None yet',
  },
  tickets: {
    title: 'Tickets',
    all: 'All tickets',
    opened: 'Tickets opened',
    oldest: 'Waiting longest',
    empty: 'No tickets yet.',
  },
  votes: {
    title: 'Roadmap votes',
    all: 'All votes',
    empty: 'No votes yet.',
  },
  errors: {
    title: 'Client errors',
    all: 'All errors',
    empty: 'No errors in this browser.',
  },
  accounts: {
    title: 'Accounts',
    all: 'All accounts',
    lastLogin: 'Last sign-in',
    empty: 'No accounts yet.',
  },
} as const
