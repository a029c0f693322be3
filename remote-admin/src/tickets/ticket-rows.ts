import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { personName } from '../accounts/use-people'
import type { TicketRow } from './ticket-kind'

export const ticketRows = (
  tickets: readonly SupportTicket[],
  people: ReadonlyMap<string, User>,
): TicketRow[] =>
  tickets.map((ticket) => ({
    id: ticket.id,
    ticket,
    requester: personName(people, ticket.user_id),
    email: people.get(ticket.user_id)?.email ?? '',
  }))
