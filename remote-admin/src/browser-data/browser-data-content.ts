import type { AdminView } from '../address/admin-address'

export const browserDataContent = {
  title: 'In this browser',
  lead: 'What people sent, opened and chose in this browser. Other browsers keep their own records. Only admins see this page, but anyone who uses this browser can read and change what it shows.',
  tabsLabel: 'Records of this browser',
  tabs: {
    overview: 'Overview',
    leads: 'Leads',
    tickets: 'Tickets',
    audit: 'Audit trail',
    votes: 'Votes',
    accounts: 'Accounts',
    errors: 'Client errors',
  } satisfies Record<AdminView, string>,
} as const
