import { leadCollections, type LeadCollection, type Leads } from '../domain/leads/lead'

/** A lead as it is sent. */
export interface OutgoingLead {
  readonly collection: LeadCollection
  readonly record: { readonly id: string }
}

/** All leads of the store, the oldest of each collection first. */
export const leadsOf = (state: Leads): OutgoingLead[] =>
  leadCollections.flatMap((collection) =>
    state[collection].map((record) => ({ collection, record })),
  )
