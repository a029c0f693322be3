import {
  leadCollections,
  type LeadCollection,
  type Leads,
} from '@fivefold/shared/domain/leads/lead'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { factsOf } from '@fivefold/shared/domain/model/recorded'
import type { SiteState } from '@fivefold/shared/domain/site/site-state'
import { ticketReplied } from '@fivefold/shared/domain/tickets/conversation-operations'
import {
  ticketOpened,
  ticketStatusChanged,
} from '@fivefold/shared/domain/tickets/ticket-operations'
import { nameOf } from '@fivefold/shared/store/keep'
import { attachedContent } from '@fivefold/shared/store/ticket-files'
import { receiptOf } from './receipts'

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

/** The user's operations on tickets: openings first, then messages, then changes of the status. */
export function ticketOperationsOf(state: SiteState, user: User): Outgoing[] {
  const { supportTickets, ticketMessages, ticketEvents } = state
  const isOwn = (by: string) => by === user.id
  const openedBy = new Map(ticketEvents.map(({ id, by_name: name }) => [id, name]))
  return [
    ...supportTickets
      .filter((ticket) => isOwn(ticket.user_id))
      .map((ticket) => ({
        ...outgoing(ticketOpened, ticket, state),
        userName: openedBy.get(ticket.id) || nameOf(user),
      })),
    ...ticketMessages
      .filter((message) => isOwn(message.author_id))
      .map((message) => outgoing(ticketReplied, message, state)),
    ...ticketEvents
      .filter((event) => isOwn(event.by_id) && event.id !== event.ticket_id)
      .map((event) => outgoing(ticketStatusChanged, event, state)),
  ].map((content) => ({ id: content.id, kind: 'ticket', content }))
}

type TicketOperations = typeof ticketOpened | typeof ticketReplied | typeof ticketStatusChanged

/** The operation that has made a record: the record's facts, and its files. */
function outgoing(
  { schema }: TicketOperations,
  record: { readonly id: string },
  { ticketAttachments }: SiteState,
) {
  const files = ticketAttachments
    .filter((file) => file.message_id === record.id)
    .map(({ id, name, media_type: mediaType, size }) => ({ id, name, mediaType, size }))
  const facts: Record<string, unknown> = {
    ...factsOf(record),
    type: schema.entries.type.literal,
    ...(files.length > 0 && { files }),
  }
  const known = Object.keys(schema.entries).filter((fact) => facts[fact] !== undefined)
  return { id: record.id, ...Object.fromEntries(known.map((fact) => [fact, facts[fact]])) }
}

/** The user's files whose messages have arrived, and which have not. */
export const filesToSend = ({ ticketAttachments }: SiteState, { id: userId }: User) =>
  ticketAttachments.filter(
    ({ id, message_id: messageId, author_id: author }) =>
      author === userId &&
      attachedContent(id) !== undefined &&
      receiptOf(id) === undefined &&
      receiptOf(messageId)?.refused === undefined &&
      receiptOf(messageId) !== undefined,
  )
