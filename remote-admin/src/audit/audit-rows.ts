import type { SupportTicket, TicketEvent } from '@fivefold/shared/domain/tickets/support-ticket'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { personName } from '../accounts/use-people'
import { allStatusChanges, type StatusChange } from '../tickets/status-changes'
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
