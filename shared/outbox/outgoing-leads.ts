import { leadCollections, type LeadCollection, type Leads } from '../domain/leads/lead'

/** A lead as it is sent. */
export interface OutgoingLead {
  readonly collection: LeadCollection
  readonly record: { readonly id: string }
  /** The text that the person agreed to, or was told by the form. */
  readonly consent?: { readonly text: string; readonly version: string }
}

/** All leads of the store, the oldest of each collection first. */
export const leadsOf = (state: Leads): OutgoingLead[] =>
  leadCollections.flatMap((collection) => state[collection].map((lead) => sent(collection, lead)))

/** The consent is kept in the lead until it is sent, and arrives beside it. */
function sent(collection: LeadCollection, lead: Leads[LeadCollection][number]): OutgoingLead {
  const { consent, consentVersion, ...record }: typeof lead & ConsentFields = lead
  if (typeof consent !== 'string' || typeof consentVersion !== 'string')
    return { collection, record }
  return { collection, record, consent: { text: consent, version: consentVersion } }
}

interface ConsentFields {
  consent?: unknown
  consentVersion?: unknown
}
