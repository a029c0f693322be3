import { SelectField } from '@fivefold/shared/fields/field'
import { ticketPriorities, ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { TicketStatusBadge } from '@fivefold/shared/ui/ticket-status-badge'
import { labelWords, statusWords } from '@fivefold/shared/words/label-words'
import { textColumn, timeColumn } from '../../../records/table/columns'
import { PriorityWord } from '../../../tickets/priority-word'
import { ChoiceChips } from '../choice-chips'
import { listPath, type ListAddress } from '../list-address'
import { ServerList } from '../server-list'
import { useAnswer } from '../use-answer'
import { visitorsContent } from '../visitors-content'
import { VisitorTicketDetails } from './visitor-ticket'

interface Answer {
  tickets: Row[]
  counts: Record<string, number>
  next?: number
}

interface Row {
  id: string
  number: number
  email: string
  status: string
  priority: string
  category: string
  subject: string
  receivedAt: string
}

const { tickets: words, all } = visitorsContent
const { columns: labels } = words

const columns = [
  textColumn<Row>({ key: 'subject', label: labels.subject }, ({ subject }) => subject, true),
  textColumn<Row>({ key: 'number', label: labels.number }, ticketNumberWords),
  {
    key: 'status',
    label: labels.status,
    sortBy: ({ status }: Row) => status,
    cell: ({ status }: Row) => <TicketStatusBadge status={status} />,
  },
  {
    key: 'priority',
    label: labels.priority,
    sortBy: ({ priority }: Row) => priority,
    cell: ({ priority }: Row) => <PriorityWord priority={priority} />,
  },
  textColumn<Row>({ key: 'email', label: labels.email }, ({ email }) => email),
  timeColumn<Row>({ key: 'received', label: labels.received }, ({ receivedAt }) => receivedAt),
] as const

const statuses = {
  '': all,
  ...Object.fromEntries(ticketStatuses.map((status) => [status, statusWords(status)])),
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((all, count) => all + count, 0)

export function TicketList({ address }: { address: ListAddress }) {
  const { q, kind: status, priority, before } = address.settled
  const { value, problem, again } = useAnswer<Answer>(
    listPath('tickets', { q, status, priority, before }),
  )
  const counts = value && { ...value.counts, '': sum(value.counts) }
  const narrow = (changes: object) => address.change({ ...changes, before: '', open: '' })
  return (
    <ServerList
      words={words}
      columns={columns}
      details={({ id }) => <VisitorTicketDetails id={id} onChange={again} />}
      rows={value?.tickets}
      next={value?.next}
      problem={problem}
      address={address}
      csv={listPath('tickets.csv', { q, status, priority })}
      chips={
        <ChoiceChips
          label={words.status}
          choices={statuses}
          counts={counts}
          chosen={status}
          onChoose={(kind) => narrow({ kind })}
        />
      }
      fields={
        <SelectField
          name="priority"
          label={words.priority}
          placeholder={words.anyPriority}
          value={priority}
          options={ticketPriorities.map((value) => ({ value, label: labelWords(value) }))}
          onChange={({ target }) => narrow({ priority: target.value })}
        />
      }
    />
  )
}
