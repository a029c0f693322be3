import type { Leads } from '@fivefold/shared/domain/leads/lead'
import { leadReceived } from '@fivefold/shared/domain/leads/lead-operations'
import type { PostedForm } from 'remote-marketing/src/posted-forms/posted-form'
import { hashOf, sortedJson } from '../records/hash'

const noLeads: Leads = {
  demoRequests: [],
  waitlistEntries: [],
  contactForms: [],
  newsletterSubscriptions: [],
}

/** Milliseconds in which the same values are the same record. */
const window = 86_400_000

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

/**
 * A page that is the same for all visitors carries no id, so the values make it: the same ones have the same id for a
 * day.
 * @returns today's, and yesterday's under which they may be stored.
 */
export function idsOf(name: string, fields: object, now: Date): [string, string] {
  const day = Math.floor(now.getTime() / window)
  const idOn = (day: number) => `form-${hashOf(sortedJson({ name, fields, day })).slice(0, 32)}`
  return [idOn(day), idOn(day - 1)]
}
