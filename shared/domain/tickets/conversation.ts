import { statusChanges, type StatusChange } from './status-changes'
import type { SupportTicket, Tickets } from './support-ticket'
import type { TicketMessage } from './ticket-message'
import { compareText, ticketHistory } from './ticket-selectors'

/** A note on a ticket that only admins see. */
export type InternalNote = Omit<TicketMessage, 'author_role'>

interface Entry {
  id: string
  at: string
  /** Empty if unknown. */
  byId: string
  byName: string
}

export interface Post extends Entry {
  /** Only admins see a note. */
  kind: 'post' | 'note'
  body: string
}

export interface StatusStep extends StatusChange {
  kind: 'status'
}

/** The opening of a ticket, a message, or a change of its status. */
export type ConversationEntry = Post | StatusStep

/**
 * Oldest first. At equal times a message comes first, since a reply may reopen the ticket.
 * @param notes internal ones, for an admin's view.
 */
export function conversationOf(
  state: Pick<Tickets, 'ticketEvents' | 'ticketMessages'>,
  ticket: SupportTicket,
  notes: readonly InternalNote[] = [],
): ConversationEntry[] {
  const [opening, ...changes] = statusChanges(ticket, ticketHistory(state, ticket.id))
  const first: Post = {
    kind: 'post',
    id: ticket.id,
    at: ticket.created_at,
    byId: ticket.user_id,
    byName: opening?.byName ?? '',
    body: ticket.description,
  }
  const later = [
    ...state.ticketMessages.filter(isOf(ticket)).map(postOf('post')),
    ...notes.filter(isOf(ticket)).map(postOf('note')),
    ...changes.map((change): StatusStep => ({ kind: 'status', ...change })),
  ]
  return [first, ...later.toSorted((one, other) => compareText(one.at, other.at))]
}

/** The time until which the person has read the ticket; empty if never. */
export const readUpTo = (
  { ticketReads }: Pick<Tickets, 'ticketReads'>,
  ticketId: string,
  userId: string,
) => ticketReads.find((read) => read.id === `${ticketId}:${userId}`)?.read_at ?? ''

export const isNewTo = (
  userId: string,
  readAt: string,
  { byId, at }: Pick<ConversationEntry, 'byId' | 'at'>,
) => byId !== userId && at > readAt

type Read = Pick<Tickets, 'supportTickets' | 'ticketEvents' | 'ticketMessages' | 'ticketReads'>

interface Reader {
  readonly id: string
  readonly role: string
}

/**
 * Number of others' messages and status changes that the person has not read, by ticket id. Customers: their own
 * tickets. Admins: all tickets.
 */
export function newEntryCounts(
  { supportTickets, ticketEvents, ticketMessages, ticketReads }: Read,
  { id, role }: Reader,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const own = ticketReads.filter((read) => read.user_id === id)
  const readAt = new Map(own.map((read) => [read.ticket_id, read.read_at]))
  const seen = supportTickets.filter((ticket) => role === 'admin' || ticket.user_id === id)
  const ids = new Set(seen.map((ticket) => ticket.id))
  const entries = [
    ...ticketEvents.map((event) => ({ ...event, byId: event.by_id, at: event.created_at })),
    ...ticketMessages.map((post) => ({ ...post, byId: post.author_id, at: post.created_at })),
  ]
  for (const entry of entries) {
    const { ticket_id: ticketId } = entry
    if (!ids.has(ticketId) || !isNewTo(id, readAt.get(ticketId) ?? '', entry)) continue
    counts.set(ticketId, (counts.get(ticketId) ?? 0) + 1)
  }
  return counts
}

/** The time of each ticket's latest change or message, by ticket id. */
export function latestActivity({
  supportTickets,
  ticketMessages,
}: Pick<Tickets, 'supportTickets' | 'ticketMessages'>): ReadonlyMap<string, string> {
  const latest = new Map(supportTickets.map((ticket) => [ticket.id, ticket.updated_at]))
  for (const { ticket_id: ticketId, created_at: at } of ticketMessages) {
    if (at > (latest.get(ticketId) ?? at)) latest.set(ticketId, at)
  }
  return latest
}

const isOf =
  ({ id }: SupportTicket) =>
  (message: { readonly ticket_id: string }) =>
    message.ticket_id === id

const postOf =
  (kind: Post['kind']) =>
  (message: InternalNote): Post => ({
    kind,
    id: message.id,
    at: message.created_at,
    byId: message.author_id,
    byName: message.author_name,
    body: message.body,
  })
