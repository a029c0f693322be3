import type { Leads } from '@fivefold/shared/domain/leads/lead'
import { leadReceived } from '@fivefold/shared/domain/leads/lead-operations'
import type { PostedForm } from 'remote-marketing/src/posted-forms/posted-form'

const noLeads: Leads = {
  demoRequests: [],
  waitlistEntries: [],
  contactForms: [],
  newsletterSubscriptions: [],
}

/** The record that the page would have made with scripts. */
export function leadOf(form: PostedForm, fields: object, id: string, now: Date) {
  const { collection } = form
  const fact = { id, at: now.toISOString() }
  const state = leadReceived(noLeads, {
    type: 'leadReceived',
    ...fact,
    collection,
    fields: { ...fields },
  })
  return { collection, record: state[collection][0] }
}
