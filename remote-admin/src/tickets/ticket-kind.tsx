import {
  ticketPriorities,
  ticketStatuses,
  type SupportTicket,
} from '@fivefold/shared/domain/tickets/support-ticket'
import { TicketStatusBadge } from '@fivefold/shared/ui/ticket-status-badge'
import { Clipped } from '../records/table/clipped'
import type { RecordKind } from '../records/rows/record-kind'
import { momentOf } from '@fivefold/shared/words/date-words'
import { labelWords } from '@fivefold/shared/words/label-words'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { PriorityWord } from './priority-word'
import { ticketContent } from './ticket-content'
import { TicketDetails } from './ticket-details'

export interface TicketRow {
  id: string
  ticket: SupportTicket
  requester: string
  email: string
}

const { columns, words } = ticketContent

const rank = (values: readonly string[], value: string) => values.indexOf(value)

export const ticketKind: RecordKind<TicketRow> = {
  name: 'tickets',
  words,
  columns: [
    {
      key: 'subject',
      label: columns.subject,
      sortBy: ({ ticket }) => ticket.subject,
      cell: ({ ticket }) => <Clipped wide>{ticket.subject}</Clipped>,
    },
    {
      key: 'requester',
      label: columns.requester,
      sortBy: ({ requester }) => requester,
      cell: ({ requester }) => <Clipped>{requester}</Clipped>,
    },
    {
      key: 'category',
      label: columns.category,
      sortBy: ({ ticket }) => ticket.category,
      cell: ({ ticket }) => labelWords(ticket.category),
    },
    {
      key: 'priority',
      label: columns.priority,
      sortBy: ({ ticket }) => rank(ticketPriorities, ticket.priority),
      descendingFirst: true,
      cell: ({ ticket }) => <PriorityWord priority={ticket.priority} />,
    },
    {
      key: 'status',
      label: columns.status,
      sortBy: ({ ticket }) => rank(ticketStatuses, ticket.status),
      cell: ({ ticket }) => <TicketStatusBadge status={ticket.status} />,
    },
    {
      key: 'opened',
      label: columns.opened,
      sortBy: ({ ticket }) => momentOf(ticket.created_at),
      descendingFirst: true,
      cell: ({ ticket }) => <TimeStamp iso={ticket.created_at} />,
    },
    {
      key: 'updated',
      label: columns.updated,
      sortBy: ({ ticket }) => momentOf(ticket.updated_at),
      descendingFirst: true,
      cell: ({ ticket }) => <TimeStamp iso={ticket.updated_at} />,
    },
  ],
  facets: [
    {
      key: 'status',
      label: columns.status,
      look: 'chips',
      values: ticketStatuses,
      valueOf: ({ ticket }) => ticket.status,
    },
    {
      key: 'priority',
      label: columns.priority,
      look: 'select',
      values: ticketPriorities,
      valueOf: ({ ticket }) => ticket.priority,
    },
    {
      key: 'category',
      label: columns.category,
      look: 'select',
      valueOf: ({ ticket }) => ticket.category,
    },
  ],
  textOf: ({ ticket, requester, email }) =>
    [ticket.subject, ticket.description, requester, email, ticket.id].join('\n'),
  sort: { key: 'opened', descending: true },
  fieldsOf: ({ ticket, requester, email }) => ({ ...ticket, requester, email }),
  details: (row) => <TicketDetails ticket={row.ticket} email={row.email} />,
}
