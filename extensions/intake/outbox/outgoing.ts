import { leadCollections, type LeadCollection, type Leads } from '../../../shared/domain/leads/lead'
import type { User } from '../../../shared/domain/accounts/user'
import type { SiteState } from '../../../shared/domain/site/site-state'

/** A record as it is sent. */
export interface Outgoing {
  readonly id: string
  readonly kind: 'lead' | 'ticket'
  readonly content: object
}

/** All leads of the store, the oldest of each collection first. */
export const leadsOf = (state: SiteState): Outgoing[] =>
  leadCollections.flatMap((collection) =>
    state[collection].map((lead) => ({
      id: lead.id,
      kind: 'lead' as const,
      content: contentOf(collection, lead),
    })),
  )

/** The store keeps the consent in the lead; the request has it in a separate field. */
function contentOf(collection: LeadCollection, lead: Leads[LeadCollection][number]) {
  const { consent, consentVersion, ...record }: typeof lead & ConsentFields = lead
  return typeof consent === 'string' && typeof consentVersion === 'string'
    ? { collection, record, consent: { text: consent, version: consentVersion } }
    : { collection, record }
}

/** The text that the form showed, with its version. */
interface ConsentFields {
  consent?: unknown
  consentVersion?: unknown
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
    content: { id, ...facts, name },
  }))
}
