import styled from 'styled-components'
import {
  ticketPriorities,
  ticketStatuses,
  type SupportTicket,
} from '@fivefold/shared/domain/tickets/support-ticket'
import { NewMark } from '@fivefold/shared/conversation/new-mark'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { token } from '@fivefold/shared/theme/tokens'
import { TicketStatusBadge } from '@fivefold/shared/ui/ticket-status-badge'
import { labelWords } from '@fivefold/shared/words/label-words'
import type { RecordKind } from '../records/rows/record-kind'
import { textColumn, timeColumn } from '../records/table/columns'
import { PriorityWord } from './priority-word'
import { ticketContent } from './ticket-content'
import { TicketDetails } from './ticket-details'

export interface TicketRow {
  id: string
  ticket: SupportTicket
  requester: string
  email: string
  /** ISO time of the last change or message. */
  activity: string
  /** Number of messages and changes by others that the admin has not read. */
  newEntries: number
}

const { columns, words } = ticketContent

const rank = (values: readonly string[], value: string) => values.indexOf(value)

export const ticketKind: RecordKind<TicketRow> = {
  name: 'tickets',
  words,
  columns: [
    textColumn({ key: 'subject', label: columns.subject }, ({ ticket }) => ticket.subject, true),
    {
      key: 'number',
      label: columns.number,
      sortBy: ({ ticket }) => ticket.number ?? '',
      descendingFirst: true,
      cell: ({ ticket, newEntries }) => (
        <Numbered>
          {ticketNumberWords(ticket)}
          <NewMark count={newEntries} />
        </Numbered>
      ),
    },
    textColumn({ key: 'requester', label: columns.requester }, ({ requester }) => requester),
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
    timeColumn({ key: 'opened', label: columns.opened }, ({ ticket }) => ticket.created_at),
    timeColumn({ key: 'updated', label: columns.updated }, ({ activity }) => activity),
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
    [
      ticket.subject,
      ticket.description,
      requester,
      email,
      ticketNumberWords(ticket),
      ticket.id,
    ].join('\n'),
  sort: { key: 'opened', descending: true },
  fieldsOf: ({ ticket, requester, email }) => ({ ...ticket, requester, email }),
  details: (row) => <TicketDetails ticket={row.ticket} email={row.email} />,
}

const Numbered = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
`
