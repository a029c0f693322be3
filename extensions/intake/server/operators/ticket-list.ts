import * as v from 'valibot'
import { ticketPriorities, ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import { pageSize } from '@fivefold/shared/listing/page-of'
import type { ListedTicket } from '../../outbox/desk-answers'
import type { Queries } from '../database/database'
import { tsqueryOf } from '../database/ticket-words'
import { listAgents } from '../sign-in/agents'
import { isoOf, listEntries, type List, type Page } from './list'
import { ticketCounts } from './ticket-counts'

/** Every value but these of `assignee` is a name. */
const nobody = 'nobody'
const me = 'me'

const placeIn = (values: readonly string[], column: string) =>
  `array_position(array[${values.map((value) => `'${value}'`).join(', ')}], ${column})`

/** The list is sorted by these, each with an index. */
const sorts = {
  opened: 'number',
  number: 'number',
  updated: 'active_at',
  answer: 'due_at',
  subject: 'lower(left(subject, 100))',
  requester: 'lower(left(requester, 100))',
  category: 'category',
  status: placeIn(ticketStatuses, 'status'),
  priority: placeIn(ticketPriorities, 'priority'),
  assignee: "nullif(assignee_name, '')",
}

/** Blank values come last in both directions. */
const blank = new Set([sorts.answer, sorts.assignee])

const name = v.pipe(v.string(), v.maxLength(400))
const TicketListSchema = v.strictObject({
  ...listEntries,
  status: v.optional(v.picklist(ticketStatuses)),
  priority: v.optional(v.picklist(ticketPriorities)),
  category: v.optional(name),
  assignee: v.optional(name),
  answer: v.optional(v.picklist(['waiting', 'late', 'due', 'none'])),
  sort: v.optional(
    v.pipe(v.string(), v.regex(new RegExp(`^-?(?:${Object.keys(sorts).join('|')})$`))),
    '-opened',
  ),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)), '1'),
  /** The id of the open row, which is answered even where it does not match. */
  open: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
})

type TicketQuery = v.InferOutput<typeof TicketListSchema>

const answers = {
  waiting: 'due_at is not null',
  late: 'due_at <= now()',
  due: 'due_at > now()',
  none: 'due_at is null',
}

/** The SQL of the filters, which stands behind `where`, and its values. */
function matching(
  { q, before, status, priority, category, assignee, answer }: TicketQuery,
  reader: string,
) {
  const values: unknown[] = []
  const is = (column: string, value: unknown, compare = '=') =>
    value === undefined || value === '' ? [] : `${column} ${compare} $${values.push(value)}`
  const assigned = () => {
    if (assignee === nobody) return "assignee_name = ''"
    return assignee === me ? is('assignee', reader) : is('assignee_name', assignee)
  }
  const conditions = [
    is('words', tsqueryOf(q), '@@'),
    is('number', before, '<'),
    is('status', status),
    is('priority', priority),
    is('category', category),
    assigned(),
    answer === undefined ? [] : answers[answer],
  ].flat()
  return { where: conditions.join(' and ') || 'true', values }
}

/** SQL: the latest message of a ticket. */
const lastWord = `(select jsonb_build_object(
    'by', coalesce(operation ->> 'authorName', operation ->> 'userName', ''),
    'text', left(coalesce(operation ->> 'body', operation ->> 'description', ''), 200),
    'at', to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'isCustomer', author = ticket.person)
  from ticket_entry where ticket_entry.ticket = ticket.id
    and operation ->> 'type' in ('ticketOpened', 'ticketReplied') order by seq desc limit 1)`

const listed = (tickets: string, reader: string) => `
  select id, number, person as "customerId", subject, status, priority, category, assignee as "assigneeId",
    assignee_name as assignee, due_at as "dueAt", active_at as "activeAt", received_at as "receivedAt",
    (select email from person where person.id = ticket.person) as email,
    requester, ${lastWord} as last,
    (select count(*)::int from ticket_entry where ticket_entry.ticket = ticket.id and author <> ${reader}
       and received_at > coalesce((select least(seen_at, now()) from ticket_look
         where ticket_look.ticket = ticket.id and ticket_look.person = ${reader}), '-infinity')) as "newEntries"
  from (${tickets}) as ticket`

type ListedRow = Omit<ListedTicket, 'receivedAt'> & { receivedAt: Date | string }

async function ticketsOf(
  { query }: Queries,
  requested: TicketQuery,
  { most, skipped = 0, reader }: { most: number; skipped?: number; reader: string },
): Promise<ListedRow[]> {
  const { where, values } = matching(requested, reader)
  const sort = requested.sort.replace('-', '') as keyof typeof sorts
  // A chosen value is the same in all rows.
  const isSame = Object.entries(requested).some(([filter, value]) => filter === sort && value)
  const column = isSame && sort !== 'answer' ? sorts.number : sorts[sort]
  const [direction, back] = requested.sort.startsWith('-') ? ['desc', 'asc'] : ['asc', 'desc']
  const rest = blank.has(column) ? ' nulls last, number desc' : `, number ${back}`
  return query<ListedRow>(
    listed(
      `select * from ticket where ${where} order by ${column} ${direction}${rest} limit $${values.length + 1} offset $${values.length + 2}`,
      `$${values.length + 3}`,
    ),
    [...values, most, skipped, reader],
  )
}

/** The rows that match before a place, for the CSV. */
async function ticketsBefore(
  queries: Queries,
  requested: TicketQuery,
  most: number,
): Promise<Page<ListedRow>> {
  const rows = await ticketsOf(queries, { ...requested, sort: '-opened' }, { most, reader: '' })
  return { rows, next: rows.length === most ? rows.at(-1)?.number : undefined }
}

/** All customers' tickets that match, and how many each value of a filter would show. */
export const ticketList: List<TicketQuery, ListedRow> = {
  schema: TicketListSchema,
  page: ticketsBefore,
  // One after the other: a request takes one of the few connections.
  async answer(queries, requested, { id: reader, role, operators }) {
    const { page, open } = requested
    const skipped = (page - 1) * pageSize
    const found = await ticketsOf(queries, requested, { most: pageSize + 1, skipped, reader })
    const rows = found.slice(0, pageSize)
    const isElsewhere = open !== '' && !rows.some(({ id }) => id === open)
    const opened = isElsewhere
      ? await queries.query<ListedRow>(listed('select * from ticket where id = $1', '$2'), [
          open,
          reader,
        ])
      : []
    const counted = await ticketCounts(queries, requested, reader)
    return {
      tickets: rows,
      opened,
      ...counted,
      counts: counted.facets['status'],
      next: found.length > pageSize ? rows.at(-1)?.number : undefined,
      role,
      agents: await listAgents(queries, operators),
      now: new Date().toISOString(),
    }
  },
  columns: async () => ({
    received: ({ receivedAt }) => isoOf(receivedAt),
    number: ({ number }) => number,
    id: ({ id }) => id,
    email: ({ email }) => email,
    status: ({ status }) => status,
    priority: ({ priority }) => priority,
    category: ({ category }) => category,
    subject: ({ subject }) => subject,
    assignee: ({ assignee }) => assignee,
  }),
}
