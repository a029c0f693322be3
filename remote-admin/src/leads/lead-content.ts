import { labelWords } from '@fivefold/shared/words/label-words'

/** The forms of the specification, with what names their records. */
const specified = {
  demoRequests: 'Demo requests',
  waitlistEntries: 'Waitlist entries',
  contactForms: 'Contact messages',
  newsletterSubscriptions: 'Newsletter subscriptions',
} as const

export const specifiedForms = Object.keys(specified) as (keyof typeof specified)[]

const titles = new Map<string, string>(Object.entries(specified))

/** @param form also one of another remote, such as `billing/visit-request`. */
export const formTitle = (form: string) =>
  titles.get(form) ?? labelWords(form.slice(form.indexOf('/') + 1))

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
