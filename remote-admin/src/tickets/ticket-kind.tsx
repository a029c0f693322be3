import styled from 'styled-components'
import { ticketPriorities, ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import { DueMark } from '@fivefold/shared/conversation/due-mark'
import { NewMark } from '@fivefold/shared/conversation/new-mark'
import { useMinute } from '@fivefold/shared/conversation/use-answers-due'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { token } from '@fivefold/shared/theme/tokens'
import { TicketStatusBadge } from '@fivefold/shared/ui/ticket-status-badge'
import { statusWords } from '@fivefold/shared/words/label-words'
import type { RecordKind } from '../records/rows/record-kind'
import { textColumn, timeColumn } from '../records/table/columns'
import { PriorityWord } from './priority-word'
import { ticketContent } from './ticket-content'
import { momentOf } from '@fivefold/shared/words/date-words'
import { LastWordLine } from './list/last-word-line'
import { TicketBulk } from './bulk/ticket-bulk'
import { TicketDetails } from './ticket-details'
import type { TicketRow } from './ticket-rows'

const { columns, words, answers, nobody, me } = ticketContent

/** The address's words for tickets without an assignee, and for the reader's own. */
const unassigned = 'nobody'
const own = 'me'
const assignees = new Map([
  [unassigned, nobody],
  [own, me],
])

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
    textColumn(
      { key: 'requester', label: columns.requester, narrow: 'line' },
      ({ requester }) => requester,
    ),
    {
      key: 'answer',
      label: columns.answer,
      sortBy: ({ dueAt = '' }) => dueAt,
      cell: ({ dueAt }) => dueAt && <Due dueAt={dueAt} />,
    },
    {
      key: 'status',
      label: columns.status,
      sortBy: ({ ticket }) => rank(ticketStatuses, ticket.status),
      cell: ({ ticket }) => <TicketStatusBadge status={ticket.status} />,
    },
    {
      key: 'priority',
      label: columns.priority,
      sortBy: ({ ticket }) => rank(ticketPriorities, ticket.priority),
      descendingFirst: true,
      cell: ({ ticket }) => <PriorityWord priority={ticket.priority} />,
    },
    textColumn(
      { key: 'assignee', label: columns.assignee, narrow: 'label' },
      ({ assignee }) => assignee,
    ),
    timeColumn(
      { key: 'opened', label: columns.opened, narrow: 'hidden' },
      ({ ticket }) => ticket.created_at,
    ),
    {
      key: 'updated',
      label: columns.updated,
      sortBy: ({ activity }) => momentOf(activity),
      descendingFirst: true,
      cell: ({ last, requester }) => last && <LastWordLine {...last} requester={requester} />,
    },
    textColumn(
      { key: 'category', label: columns.category, sortOnly: true },
      ({ ticket }) => ticket.category,
    ),
  ],
  facets: [
    {
      key: 'status',
      label: columns.status,
      look: 'chips',
      values: ticketStatuses,
      labelOf: statusWords,
      valueOf: ({ ticket }) => ticket.status,
    },
    {
      key: 'answer',
      label: columns.answer,
      look: 'select',
      values: ['waiting', 'late', 'due', 'none'],
      labelOf: (value) => answers.get(value) ?? value,
      valueOf: ({ answer }) => (answer === 'none' ? answer : ['waiting', answer]),
    },
    {
      key: 'assignee',
      label: columns.assignee,
      look: 'select',
      values: [unassigned, own],
      labelOf: (value) => assignees.get(value) ?? value,
      valueOf: ({ assignee, isMine }) => [assignee || unassigned, ...(isMine ? [own] : [])],
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
  fieldsOf: ({ ticket, requester, email, assignee, dueAt }) => ({
    ...ticket,
    requester,
    email,
    assignee,
    answer_due: dueAt ?? '',
  }),
  details: (row) => <TicketDetails row={row} />,
  nameOf: ({ ticket }) => ticketNumberWords(ticket) || ticket.subject,
  bulk: TicketBulk,
}

/** Kept here, so that a row renders each minute and not the whole table. */
function Due({ dueAt }: { dueAt: string }) {
  return <DueMark dueAt={dueAt} now={useMinute()} />
}

const Numbered = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
`
