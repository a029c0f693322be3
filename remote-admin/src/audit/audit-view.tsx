import { useMemo } from 'react'
import { useStore } from '@fivefold/shared/store/site-store'
import { usePeople } from '../accounts/use-people'
import { RecordBrowser } from '../records/record-browser'
import { auditRows, type AuditRow } from './audit-rows'
import styled from 'styled-components'
import { ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import { TextLink } from '@fivefold/shared/ui/text'
import { statusWords } from '@fivefold/shared/words/label-words'
import { adminHref } from '../address/admin-address'
import type { RecordKind } from '../records/rows/record-kind'
import { Clipped } from '../records/table/clipped'
import { textColumn, timeColumn } from '../records/table/columns'
import { StatusStep } from '../tickets/status-step'
import { auditContent } from './audit-content'

const { columns, facets, words } = auditContent

const auditKind: RecordKind<AuditRow> = {
  name: 'audit-trail',
  words,
  columns: [
    {
      key: 'ticket',
      label: columns.ticket,
      sortBy: ({ subject }) => subject,
      cell: ({ ticketId, subject }) => (
        <TicketLink to={adminHref('tickets', { open: ticketId })}>
          <Clipped wide>{subject}</Clipped>
        </TicketLink>
      ),
    },
    {
      key: 'change',
      label: columns.change,
      sortBy: ({ change }) => `${change.from} ${change.to}`,
      cell: ({ change }) => <StatusStep from={change.from} to={change.to} />,
    },
    textColumn({ key: 'by', label: columns.by }, ({ by }) => by),
    timeColumn({ key: 'at', label: columns.at }, ({ change }) => change.at, { exact: true }),
  ],
  facets: [
    {
      key: 'from',
      label: facets.from,
      look: 'select',
      values: ticketStatuses,
      labelOf: statusWords,
      valueOf: ({ change }) => change.from,
    },
    {
      key: 'to',
      label: facets.to,
      look: 'select',
      values: ticketStatuses,
      labelOf: statusWords,
      valueOf: ({ change }) => change.to,
    },
  ],
  textOf: ({ subject, by, ticketId }) => [subject, by, ticketId].join('\n'),
  sort: { key: 'at', descending: true },
  fieldsOf: ({ change: { at, from, to, byId }, ticketId, subject, by }) => ({
    at,
    ticket_id: ticketId,
    subject,
    from,
    to,
    by_id: byId,
    by_name: by,
  }),
}

const TicketLink = styled(TextLink)`
  display: inline-block;
  max-width: 100%;
`

export function AuditView() {
  const tickets = useStore((state) => state.supportTickets)
  const events = useStore((state) => state.ticketEvents)
  const people = usePeople()
  // The table sorts stably: of rows with the same time, the latest comes first.
  const rows = useMemo(
    () => auditRows(tickets, events, people).toReversed(),
    [tickets, events, people],
  )
  return <RecordBrowser kind={auditKind} rows={rows} />
}
