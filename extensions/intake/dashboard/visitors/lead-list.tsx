import { SelectField } from '@fivefold/shared/fields/field'
import { labelWords } from '@fivefold/shared/words/label-words'
import { leadAnswers, textColumn, timeColumn, Facts, ChoiceChips } from '../admin-parts'
import type { LeadPage } from './lead-answer'
import type { ListAddress } from './list-address'
import { ServerList } from './server-list'
import { operatorPath, useAnswer } from '../use-answer'
import { visitorsContent } from './visitors-content'

type Row = LeadPage['leads'][number] & { id: string }

const { leads: words, all } = visitorsContent
const { columns: labels } = words

/** Columns of a form's own, beside those that every list has. */
const mostColumns = 3

const answersOf = ({ record }: Row) => leadAnswers({ fields: { ...record } })

const received = timeColumn<Row>(
  { key: 'received', label: labels.received },
  ({ receivedAt }) => receivedAt,
)

function columnsOf({ forms, fields }: Pick<LeadPage, 'forms' | 'fields'>) {
  const titleOf = (name: string) => forms.find((form) => form.name === name)?.title ?? name
  const own = fields.slice(0, mostColumns).map(({ name, title, choices }) =>
    textColumn<Row>({ key: name, label: title }, ({ record }) => {
      const value: unknown = Reflect.get(record, name)
      const texts = (Array.isArray(value) ? value : [value ?? '']).map(String)
      return texts.map((text) => (choices?.includes(text) ? labelWords(text) : text)).join(', ')
    }),
  )
  return [
    textColumn<Row>(
      { key: 'name', label: labels.name },
      ({ record: { name, email } }) => name || email,
      true,
    ),
    textColumn<Row>({ key: 'email', label: labels.email }, ({ record }) => record.email),
    ...(fields.length > 0
      ? own
      : [textColumn<Row>({ key: 'form', label: labels.form }, (row) => titleOf(row.collection))]),
    received,
  ] as const
}

export function LeadList({ address }: { address: ListAddress }) {
  const { q, kind: collection, field, value: wanted, before } = address.settled
  const filter = { q, collection, ...(wanted && { field, value: wanted }) }
  const { value, problem } = useAnswer<LeadPage>(operatorPath('leads', { ...filter, before }))
  const { forms = [], fields = [] } = value ?? {}
  const narrow = (changes: object) => address.change({ ...changes, before: '', open: '' })
  return (
    <ServerList
      words={words}
      columns={columnsOf({ forms, fields })}
      details={(row) => <Facts facts={answersOf(row)} />}
      rows={value?.leads.map((lead) => ({ ...lead, id: lead.record.id }))}
      next={value?.next}
      problem={problem}
      address={address}
      csv={operatorPath('leads.csv', filter)}
      chips={
        <ChoiceChips
          label={words.form}
          choices={[
            { value: '', label: all },
            ...forms.map(({ name, title }) => ({ value: name, label: title })),
          ]}
          chosen={collection}
          onChoose={(kind) => narrow({ kind, field: '', value: '' })}
        />
      }
      fields={fields.map(
        ({ name, title, choices }) =>
          choices && (
            <SelectField
              key={name}
              name={name}
              label={title}
              placeholder={`${title}: ${all}`}
              value={field === name ? wanted : ''}
              options={choices.map((one) => ({ value: one, label: labelWords(one) }))}
              onChange={({ target }) => narrow({ field: name, value: target.value })}
            />
          ),
      )}
    />
  )
}
