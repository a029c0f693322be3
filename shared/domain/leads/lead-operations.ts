import type { SiteState } from '../site/site-state'
import type { LeadCollection } from './lead'
import type { OperationOf } from '../site/site-operations'

type Leads = Pick<SiteState, LeadCollection>

/** Fields that the records of a collection always have, whichever form they come from. */
const blank: Readonly<Record<LeadCollection, object>> = {
  demoRequests: { name: '', email: '', company: '', source: '' },
  waitlistEntries: { name: '', email: '', company: '', tier: '' },
  contactForms: { name: '', email: '', company: '', message: '' },
  newsletterSubscriptions: { email: '' },
}

/** Adds what a visitor sent to the collection of its form, with every field of the form. */
export function leadReceived<State extends Leads>(
  state: State,
  { id, at, collection, fields }: OperationOf<'leadReceived'>,
): State {
  const records = state[collection]
  if (records.some((record) => record.id === id)) return state
  return {
    ...state,
    [collection]: [...records, { ...blank[collection], ...fields, id, created_at: at }],
  }
}
