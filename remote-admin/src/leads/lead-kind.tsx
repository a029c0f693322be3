import { leadCollections } from '@fivefold/shared/domain/leads/lead'
import { Clipped } from '../records/table/clipped'
import { Facts } from '../records/table/facts'
import type { RecordKind } from '../records/rows/record-kind'
import { momentOf } from '@fivefold/shared/words/date-words'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { leadContent, leadForms } from './lead-content'
import { leadAnswers, leadText, type LeadRow } from './lead-rows'

const { columns, words, nameless } = leadContent

const formTitle = (form: string) =>
  leadForms[leadCollections.find((known) => known === form) ?? 'demoRequests'].title

const nameOf = ({ name, email }: LeadRow) => name || email || nameless

export const leadKind: RecordKind<LeadRow> = {
  name: 'leads',
  words,
  columns: [
    {
      key: 'name',
      label: columns.name,
      sortBy: nameOf,
      cell: (row) => <Clipped wide>{nameOf(row)}</Clipped>,
    },
    {
      key: 'email',
      label: columns.email,
      sortBy: ({ email }) => email,
      cell: ({ email }) => <Clipped wide>{email}</Clipped>,
    },
    {
      key: 'company',
      label: columns.company,
      sortBy: ({ company }) => company,
      cell: ({ company }) => <Clipped>{company}</Clipped>,
    },
    {
      key: 'form',
      label: columns.form,
      sortBy: ({ form }) => formTitle(form),
      cell: ({ form }) => formTitle(form),
    },
    {
      key: 'received',
      label: columns.received,
      sortBy: ({ receivedAt }) => momentOf(receivedAt),
      descendingFirst: true,
      cell: ({ receivedAt }) => <TimeStamp iso={receivedAt} />,
    },
  ],
  facets: [
    {
      key: 'form',
      label: columns.form,
      look: 'chips',
      values: leadCollections,
      valueOf: ({ form }) => form,
      labelOf: formTitle,
    },
  ],
  textOf: leadText,
  sort: { key: 'received', descending: true },
  fieldsOf: ({ form, fields }) => ({ form, ...fields }),
  details: (row) => <Facts facts={leadAnswers(row)} />,
}
