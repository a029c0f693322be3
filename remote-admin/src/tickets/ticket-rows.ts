import type { SupportTicket, User } from '@fivefold/shared/store/entities'
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
