import { statusChanges, type StatusChange } from '@fivefold/shared/domain/tickets/status-changes'
import type { SupportTicket, TicketEvent } from '@fivefold/shared/domain/tickets/support-ticket'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { momentOf } from '@fivefold/shared/words/date-words'
import { personName } from '../accounts/use-people'
import { grouped } from '../records/rows/grouped'
import { auditContent } from './audit-content'

export interface AuditRow {
  id: string
  change: StatusChange
  ticketId: string
  subject: string
  by: string
}

export const auditRows = (
  tickets: readonly SupportTicket[],
  events: readonly TicketEvent[],
  people: ReadonlyMap<string, User>,
): AuditRow[] =>
  allStatusChanges(tickets, events).map(({ ticket, change }) => ({
    id: change.id,
    change,
    ticketId: ticket.id,
    subject: ticket.subject,
    by: whoOf(change, people),
  }))

function whoOf({ byId, byName }: StatusChange, people: ReadonlyMap<string, User>) {
  return byName || (byId && personName(people, byId)) || auditContent.unknown
}

/** The changes of all tickets, without their openings. */
export function allStatusChanges(
  tickets: readonly SupportTicket[],
  events: readonly TicketEvent[],
): { ticket: SupportTicket; change: StatusChange }[] {
  const histories = grouped(events, (event) => event.ticket_id)
  return tickets.flatMap((ticket) =>
    statusChanges(ticket, inOrder(histories.get(ticket.id) ?? []))
      .filter(({ from }) => from !== '')
      .map((change) => ({ ticket, change })),
  )
}

function inOrder(history: TicketEvent[]) {
  if (history.length < 2) return history
  return history.toSorted((one, other) => momentOf(one.created_at) - momentOf(other.created_at))
}
