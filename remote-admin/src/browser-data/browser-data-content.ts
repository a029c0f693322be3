import type { AdminView } from '../address/admin-address'

export const browserDataContent = {
  title: 'In this browser',
  lead: 'What people sent, opened and chose on this device, read from the storage of this browser. Another browser holds other records. This page is hidden from non-admins, not secret: its code is public, and anyone who uses this browser can read and change these records without it.',
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
