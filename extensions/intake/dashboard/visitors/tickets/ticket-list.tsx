import { SelectField } from '@fivefold/shared/fields/field'
import { ticketPriorities, ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import type { ListedTicket } from '../../../outbox/visitor-ticket'
import { TicketStatusBadge } from '@fivefold/shared/ui/ticket-status-badge'
import { labelWords, statusWords } from '@fivefold/shared/words/label-words'
import { textColumn, timeColumn, PriorityWord, ChoiceChips } from '../../admin-parts'
import type { ListAddress } from '../list-address'
import { ServerList } from '../server-list'
import { operatorPath, useAnswer } from '../../use-answer'
import { visitorsContent } from '../visitors-content'
import { VisitorTicketDetails } from './visitor-ticket'

interface Answer {
  tickets: ListedTicket[]
  counts: Record<string, number>
  next?: number
}

const { tickets: words, all } = visitorsContent
const { columns: labels } = words

const columns = [
  textColumn<ListedTicket>(
    { key: 'subject', label: labels.subject },
    ({ subject }) => subject,
    true,
  ),
  textColumn<ListedTicket>({ key: 'number', label: labels.number }, ticketNumberWords),
  {
    key: 'status',
    label: labels.status,
    sortBy: ({ status }: ListedTicket) => status,
    cell: ({ status }: ListedTicket) => <TicketStatusBadge status={status} />,
  },
  {
    key: 'priority',
    label: labels.priority,
    sortBy: ({ priority }: ListedTicket) => priority,
    cell: ({ priority }: ListedTicket) => <PriorityWord priority={priority} />,
  },
  textColumn<ListedTicket>({ key: 'email', label: labels.email }, ({ email }) => email),
  timeColumn<ListedTicket>(
    { key: 'received', label: labels.received },
    ({ receivedAt }) => receivedAt,
  ),
] as const

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((all, count) => all + count, 0)

export function TicketList({ address }: { address: ListAddress }) {
  const { q, kind: status, priority, before } = address.settled
  const { value, problem, again } = useAnswer<Answer>(
    operatorPath('tickets', { q, status, priority, before }),
  )
  const statuses = [
    { value: '', label: all, count: value && sum(value.counts) },
    ...ticketStatuses.map((name) => ({
      value: name,
      label: statusWords(name),
      count: value && (value.counts[name] ?? 0),
    })),
  ]
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
      csv={operatorPath('tickets.csv', { q, status, priority })}
      chips={
        <ChoiceChips
          label={words.status}
          choices={statuses}
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
