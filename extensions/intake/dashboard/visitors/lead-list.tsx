import { leadCollections, type LeadCollection } from '@fivefold/shared/domain/leads/lead'
import { leadForms, leadAnswers, textColumn, timeColumn, Facts, ChoiceChips } from '../admin-parts'
import type { ListAddress } from './list-address'
import { ServerList } from './server-list'
import { operatorPath, useAnswer } from '../use-answer'
import { visitorsContent } from './visitors-content'

interface Answer {
  leads: { collection: LeadCollection; receivedAt: string; record: LeadRecord }[]
  next?: number
}

interface LeadRecord {
  id: string
  email: string
  name?: string
}

type Row = Answer['leads'][number] & { id: string }

const { leads: words, all } = visitorsContent
const { columns: labels } = words

const columns = [
  textColumn<Row>(
    { key: 'name', label: labels.name },
    ({ record: { name, email } }) => name || email,
    true,
  ),
  textColumn<Row>({ key: 'email', label: labels.email }, ({ record }) => record.email),
  textColumn<Row>(
    { key: 'form', label: labels.form },
    ({ collection }) => leadForms[collection].title,
  ),
  timeColumn<Row>({ key: 'received', label: labels.received }, ({ receivedAt }) => receivedAt),
] as const

const forms = [
  { value: '', label: all },
  ...leadCollections.map((value) => ({ value, label: leadForms[value].title })),
]

export function LeadList({ address }: { address: ListAddress }) {
  const { q, kind: collection, before } = address.settled
  const { value, problem } = useAnswer<Answer>(operatorPath('leads', { q, collection, before }))
  return (
    <ServerList
      words={words}
      columns={columns}
      details={({ record }) => <Facts facts={leadAnswers({ fields: { ...record } })} />}
      rows={value?.leads.map((lead) => ({ ...lead, id: lead.record.id }))}
      next={value?.next}
      problem={problem}
      address={address}
      csv={operatorPath('leads.csv', { q, collection })}
      chips={
        <ChoiceChips
          label={words.form}
          choices={forms}
          chosen={collection}
          onChoose={(kind) => address.change({ kind, before: '', open: '' })}
        />
      }
    />
  )
}
