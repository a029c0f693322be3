import {
  leadCollections,
  type LeadCollection,
  type Leads,
} from '@fivefold/shared/domain/leads/lead'
import type { User } from '@fivefold/shared/domain/accounts/user'
import type { SiteState } from '@fivefold/shared/domain/site/site-state'

/** A record as it is sent. */
export interface Outgoing {
  readonly id: string
  readonly kind: 'lead' | 'ticket'
  /** ISO time. */
  readonly at: string
  readonly content: object
}

/** All leads of the store, the oldest of each collection first. */
export const leadsOf = (state: SiteState): Outgoing[] =>
  leadCollections.flatMap((collection) =>
    state[collection].map((lead) => ({
      id: lead.id,
      kind: 'lead' as const,
      at: lead.created_at,
      content: contentOf(collection, lead),
    })),
  )

/** The store keeps the form and the consent in the lead; the request has them in fields of its own. */
function contentOf(kept: LeadCollection, lead: Leads[LeadCollection][number]) {
  const { consent, consentVersion, form, release, ...record }: typeof lead & SentFields = lead
  return {
    collection: typeof form === 'string' ? form : kept,
    record,
    ...(typeof release === 'string' && { release }),
    ...(typeof consent === 'string' &&
      typeof consentVersion === 'string' && {
        consent: { text: consent, version: consentVersion },
      }),
  }
}

interface SentFields {
  /** The text that the form showed, with its version. */
  consent?: unknown
  consentVersion?: unknown
  form?: unknown
  /** The release that has made the record. */
  release?: unknown
}

/** The user's changes of tickets: openings first, then messages, then changes of the status. */
export function ticketOperationsOf(state: SiteState, { id: userId, ...user }: User): Outgoing[] {
  const name = user.name || user.email
  const operations = [
    ...state.supportTickets
      .filter((ticket) => ticket.user_id === userId)
      .map(({ id, created_at: at, category, priority, subject, description }) => ({
        type: 'ticketOpened',
        id,
        at,
        category,
        priority,
        subject,
        description,
      })),
    ...state.ticketMessages
      .filter((message) => message.author_id === userId)
      .map(({ id, created_at: at, ticket_id: ticketId, body }) => ({
        type: 'ticketReplied',
        id,
        at,
        ticketId,
        body,
      })),
    ...state.ticketEvents
      .filter((event) => event.by_id === userId && event.id !== event.ticket_id)
      .map(({ id, created_at: at, ticket_id: ticketId, status }) => ({
        type: 'ticketStatusChanged',
        id,
        at,
        ticketId,
        status,
      })),
  ]
  return operations.map(({ id, ...facts }) => ({
    id,
    kind: 'ticket',
    at: facts.at,
    content: { id, ...facts, name },
  }))
}
