import type { User } from '../../domain/accounts/user'
import { newFact } from '../../domain/model/record-id'
import { conversationOf, isNewTo, readUpTo } from '../../domain/tickets/conversation'
import type { SupportTicket, TicketStatus } from '../../domain/tickets/support-ticket'
import { nextTicketNumber } from '../../domain/tickets/ticket-number'
import { author, keep, nameOf, signedIn } from './keep'
import { commit, readState } from './site-store'
import { StoreError } from './store-error'
import { keepWithFiles, type NewFile } from './ticket-files'

export type { NewFile } from './ticket-files'

export interface TicketFields {
  readonly category: string
  readonly priority: string
  readonly subject: string
  readonly description: string
}

/**
 * @throws StoreError if nobody is signed in or storage refuses the ticket.
 * @example
 * openTicket({ category: 'Billing', priority: 'high', subject: 'Invoice', description: 'Came twice.' })
 */
export function openTicket(fields: TicketFields, files: readonly NewFile[] = []): SupportTicket {
  const user = signedIn('Please log in to submit a support ticket.')
  const { category, subject, description } = fields
  const priority = fields.priority || 'medium'
  const fact = newFact()
  keepWithFiles(files, () =>
    keep({
      type: 'ticketOpened',
      ...fact,
      ...author(user),
      category,
      priority,
      subject,
      description,
      number: nextTicketNumber(readState().supportTickets, Math.random()),
      ...factsOf(files),
    }),
  )
  const ticket = readState().supportTickets.find(({ id }) => id === fact.id)
  if (!ticket) throw new StoreError('Error', 'Failed to submit ticket. Please try again.')
  return ticket
}

/**
 * Admins may change any ticket, customers their own.
 * @throws StoreError otherwise.
 * @example changeTicketStatus('t-1', 'resolved')
 */
export function changeTicketStatus(ticketId: string, status: TicketStatus): void {
  const { user, ticket } = ownOrAnyForAdmins(ticketId)
  if (ticket.status === status) return
  const { id, at } = newFact()
  keep({
    type: 'ticketStatusChanged',
    id,
    // If the clock was set back, the change must still be the latest.
    at: at < ticket.updated_at ? ticket.updated_at : at,
    ticketId,
    status,
    byId: user.id,
    byName: nameOf(user),
  })
}

/**
 * Admins may write on any ticket, customers on their own.
 * @throws StoreError otherwise.
 * @example replyToTicket('t-1', 'We are on it.')
 */
export function replyToTicket(
  ticketId: string,
  body: string,
  files: readonly NewFile[] = [],
): void {
  const { user, ticket } = ownOrAnyForAdmins(ticketId)
  const { id, at } = newFact()
  keepWithFiles(files, () =>
    keep({
      type: 'ticketReplied',
      id,
      at: later(at, conversationOf(readState(), ticket).at(-1)?.at),
      ticketId,
      authorId: user.id,
      authorName: nameOf(user),
      authorRole: user.role,
      body,
      ...factsOf(files),
    }),
  )
}

/**
 * Marks the ticket as read by the signed-in user. Writes only if there are new entries.
 * @example markTicketRead('t-1')
 */
export function markTicketRead(ticketId: string): void {
  const state = readState()
  const user = state.currentUser
  const ticket = state.supportTickets.find(({ id }) => id === ticketId)
  if (!user || !ticket) return
  const entries = conversationOf(state, ticket)
  // The user's own clock may be fast, and later answers are new.
  const readAt = entries.findLast(({ byId }) => byId !== user.id)?.at ?? ''
  const before = readUpTo(state, ticketId, user.id)
  if (!entries.some((entry) => isNewTo(user.id, before, entry))) return
  commit({ type: 'ticketRead', ...newFact(), ticketId, userId: user.id, readAt })
}

/** Older code applies a message without this fact, and leaves one with it to newer code. */
const factsOf = (files: readonly NewFile[]) =>
  files.length === 0
    ? {}
    : { files: files.map(({ id, name, mediaType, size }) => ({ id, name, mediaType, size })) }

/** @internal For desk-commands. */
export function ownOrAnyForAdmins(ticketId: string): { user: User; ticket: SupportTicket } {
  const user = signedIn('Please log in to change a support ticket.')
  const ticket = readState().supportTickets.find(({ id }) => id === ticketId)
  if (!ticket) throw new StoreError('Error', 'This ticket no longer exists.')
  if (ticket.user_id !== user.id && user.role !== 'admin') {
    throw new StoreError('Access Denied', 'You can only change your own tickets.')
  }
  return { user, ticket }
}

/** A message is later than those before it, even if the clock was set back. */
function later(at: string, last = ''): string {
  const time = Date.parse(last)
  return at > last || Number.isNaN(time) ? at : new Date(time + 1).toISOString()
}
