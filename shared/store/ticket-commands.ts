import type { SupportTicket, TicketStatus } from '../domain/tickets/support-ticket'
import { newFact } from '../domain/model/record-id'
import { keep } from './keep'
import { readState } from './site-store'
import { StoreError } from './store-error'

export interface TicketFields {
  readonly category: string
  readonly priority: string
  readonly subject: string
  readonly description: string
}

/** Throws a StoreError when nobody is signed in or storage refuses the ticket. */
export function openTicket(fields: TicketFields): SupportTicket {
  const user = readState().currentUser
  if (!user) {
    throw new StoreError('Authentication Required', 'Please log in to submit a support ticket.')
  }
  const { category, subject, description } = fields
  const priority = fields.priority || 'medium'
  const fact = newFact()
  keep({
    type: 'ticketOpened',
    ...fact,
    userId: user.id,
    userName: user.name || user.email,
    category,
    priority,
    subject,
    description,
  })
  const ticket = readState().supportTickets.find(({ id }) => id === fact.id)
  if (!ticket) throw new StoreError('Error', 'Failed to submit ticket. Please try again.')
  return ticket
}

/** An admin changes any ticket, a customer an own one. Throws a StoreError otherwise. */
export function changeTicketStatus(ticketId: string, status: TicketStatus): void {
  const { currentUser, supportTickets } = readState()
  if (!currentUser) {
    throw new StoreError('Authentication Required', 'Please log in to change a support ticket.')
  }
  const ticket = supportTickets.find(({ id }) => id === ticketId)
  if (!ticket) throw new StoreError('Error', 'This ticket no longer exists.')
  if (ticket.user_id !== currentUser.id && currentUser.role !== 'admin') {
    throw new StoreError('Access Denied', 'You can only change your own tickets.')
  }
  if (ticket.status === status) return
  const { id, at } = newFact()
  keep({
    type: 'ticketStatusChanged',
    id,
    // A clock that was put back must not make the change an old one.
    at: at < ticket.updated_at ? ticket.updated_at : at,
    ticketId,
    status,
    byId: currentUser.id,
    byName: currentUser.name || currentUser.email,
  })
}
