import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { personName } from '../accounts/use-people'
import type { TicketRow } from './ticket-kind'

export const ticketRows = (
  tickets: readonly SupportTicket[],
  people: ReadonlyMap<string, User>,
  activity: ReadonlyMap<string, string>,
  newEntries: ReadonlyMap<string, number>,
): TicketRow[] =>
  tickets.map((ticket) => ({
    id: ticket.id,
    ticket,
    requester: personName(people, ticket.user_id),
    email: people.get(ticket.user_id)?.email ?? '',
    activity: activity.get(ticket.id) ?? ticket.updated_at,
    newEntries: newEntries.get(ticket.id) ?? 0,
  }))
