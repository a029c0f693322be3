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
import type { AuditRow } from './audit-rows'

const { columns, facets, words } = auditContent

export const auditKind: RecordKind<AuditRow> = {
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
