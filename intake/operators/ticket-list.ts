import * as v from 'valibot'
import { ticketPriorities, ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import type { ListedTicket } from '@fivefold/shared/outbox/visitor-ticket'
import type { Queries } from '../database/database'
import { arrivedOperation } from '../tickets/arrived-operation'
import { csvStream, portion } from './csv-stream'
import { containing, isoOf, listEntries, pageSize } from './list-query'

export const TicketListSchema = v.strictObject({
  ...listEntries,
  status: v.optional(v.picklist(ticketStatuses)),
  priority: v.optional(v.picklist(ticketPriorities)),
})

/** The largest integer of PostgreSQL. */
const last = 2 ** 31 - 1

/** JSON makes a text of a date. */
type ListedRow = Omit<ListedTicket, 'receivedAt'> & { receivedAt: Date | string }

type TicketQuery = v.InferOutput<typeof TicketListSchema>

/** @returns the condition of a list and its values; the status is not among them. */
function matching({ q, priority }: TicketQuery) {
  const [, number] = /^(?:\D+-)?(\d{1,9})$/.exec(q.trim()) ?? []
  const text = number || q === '' ? null : containing(q.toLowerCase())
  return {
    from: `from ticket
      where ($1::text is null or priority = $1)
        and ($2::int is null or number = $2)
        and ($3::text is null or subject_lower like $3
          or person in (select id from person where lower(email) like $3))`,
    values: [priority ?? null, number ?? null, text],
  }
}

function ticketsBefore({ query }: Queries, asked: TicketQuery, most: number) {
  const { from, values } = matching(asked)
  return query<ListedRow>(
    `select id, number, (select email from person where person.id = ticket.person) as email,
       status, priority, category, subject, received_at as "receivedAt" ${from}
       and ($4::text is null or status = $4) and number < $5
     order by number desc limit $6`,
    [...values, asked.status ?? null, Math.min(asked.before ?? last, last), most],
  )
}

/**
 * All customers' tickets, the newest first: those that match, and how many have each status. `q` is a number, or a part
 * of the subject or of the address.
 */
export async function listTickets(queries: Queries, asked: TicketQuery) {
  const { from, values } = matching(asked)
  const counts = await queries.query<{ status: string; tickets: number }>(
    `select status, count(*)::int as tickets ${from} group by status`,
    values,
  )
  const tickets = await ticketsBefore(queries, asked, pageSize)
  return {
    tickets,
    counts: Object.fromEntries(counts.map((one) => [one.status, one.tickets])),
    next: tickets.length === pageSize ? tickets.at(-1)?.number : undefined,
  }
}

/** The same as CSV. */
export const ticketsAsCsv = (queries: Queries, asked: TicketQuery) =>
  csvStream<ListedRow>({
    head: ['received', 'number', 'id', 'email', 'status', 'priority', 'category', 'subject'],
    rowsAfter: (row) =>
      ticketsBefore(queries, { ...asked, before: row ? row.number : asked.before }, portion),
    cells: ({ receivedAt, number, id, email, status, priority, category, subject }) => [
      isoOf(receivedAt),
      number,
      id,
      email,
      status,
      priority,
      category,
      subject,
    ],
  })

/** Reads the history of a ticket, the oldest entry first. Undefined if there is none. */
export async function ticketEntries({ query }: Queries, id: string) {
  const entries = await query<{ operation: object }>(
    `select ${arrivedOperation} as operation from ticket_entry where ticket = $1 order by seq`,
    [id],
  )
  return entries.length === 0 ? undefined : entries.map(({ operation }) => operation)
}
