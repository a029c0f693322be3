import type { LeadCollection } from '@fivefold/shared/domain/leads/lead'

interface FormWords {
  /** Names the form's records. */
  title: string
}

export const leadForms: Readonly<Record<LeadCollection, FormWords>> = {
  demoRequests: { title: 'Demo requests' },
  waitlistEntries: { title: 'Waitlist entries' },
  contactForms: { title: 'Contact messages' },
  newsletterSubscriptions: { title: 'Newsletter subscriptions' },
}

export const leadContent = {
  words: {
    title: 'Leads in this browser',
    noun: { one: 'lead', many: 'leads' },
    searchLabel: 'Search leads',
    searchHint: 'Name, email, company or message',
    empty: 'No leads yet',
    emptyHint:
      'Demo requests, waitlist entries, contact messages and newsletter subscriptions from this browser appear here.',
  },
  columns: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    form: 'Form',
    received: 'Received',
  },
  nameless: 'No name',
  yes: 'Yes',
  no: 'No',
} as const
