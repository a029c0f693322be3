import { RecordBrowser } from '../records/record-browser'
import { useLeads } from './use-leads'
import type { RecordKind } from '../records/rows/record-kind'
import { textColumn, timeColumn } from '../records/table/columns'
import { Facts } from '../records/table/facts'
import { formTitle, leadContent, specifiedForms } from './lead-content'
import { leadAnswers, leadText, type LeadRow } from './lead-rows'

const { columns, words, nameless } = leadContent

const nameOf = ({ name, email }: LeadRow) => name || email || nameless

const leadKind: RecordKind<LeadRow> = {
  name: 'leads',
  words,
  columns: [
    textColumn({ key: 'name', label: columns.name }, nameOf, true),
    textColumn({ key: 'email', label: columns.email }, ({ email }) => email, true),
    textColumn({ key: 'company', label: columns.company }, ({ company }) => company),
    {
      key: 'form',
      label: columns.form,
      sortBy: ({ form }) => formTitle(form),
      cell: ({ form }) => formTitle(form),
    },
    timeColumn({ key: 'received', label: columns.received }, ({ receivedAt }) => receivedAt),
  ],
  facets: [
    {
      key: 'form',
      label: columns.form,
      look: 'chips',
      values: specifiedForms,
      valueOf: ({ form }) => form,
      labelOf: formTitle,
    },
  ],
  textOf: leadText,
  sort: { key: 'received', descending: true },
  fieldsOf: ({ form, fields }) => ({ form, ...fields }),
  details: (row) => <Facts facts={leadAnswers(row)} />,
}

export function LeadsView() {
  return <RecordBrowser kind={leadKind} rows={useLeads()} />
}
