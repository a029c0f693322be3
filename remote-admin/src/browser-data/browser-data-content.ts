import type { AdminView } from '../address/admin-address'

export const browserDataContent = {
  title: 'In this browser',
  lead: 'Anyone who uses this browser can read and change these records.',
  tabsLabel: 'Records of this browser',
  extraTabsLabel: 'Records of all visitors',
  toRecords: 'Records of this browser',
  toExtra: 'All visitors',
  tabs: {
    overview: 'Overview',
    leads: 'Leads',
    tickets: 'Tickets',
    audit: 'Audit trail',
    votes: 'Votes',
    ideas: 'Ideas',
    comments: 'Comments',
    accounts: 'Accounts',
    errors: 'Client errors',
  } satisfies Record<AdminView, string>,
} as const
