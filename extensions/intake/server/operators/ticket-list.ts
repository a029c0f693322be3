import * as v from 'valibot'
import { folded } from '../../outbox/address-key'
import { ticketPriorities, ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import type { ListedTicket } from '../../outbox/visitor-ticket'
import type { Queries } from '../database/database'
import { arrivedOperation } from '../tickets/operations-since'
import {
  containing,
  isoOf,
  listEntries,
  nextPlace,
  pageSize,
  searched,
  type List,
  type Page,
} from './list'

const TicketListSchema = v.strictObject({
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
  const isText = !number && q !== ''
  return {
    from: `from ticket
      where ($1::text is null or priority = $1)
        and ($2::int is null or number = $2)
        and ($3::text is null or subject_lower like $3
          or exists (select from person where person.id = ticket.person
            and (email_key like $4 or email ilike $4)))`,
    values: [
      priority ?? null,
      number ?? null,
      isText ? containing(q.toLowerCase()) : null,
      isText ? containing(folded(q)) : null,
    ],
    isSearch: isText,
  }
}

const latestNumber = 'select coalesce(max(number), 0) from ticket'

async function ticketsBefore(
  { query }: Queries,
  requested: TicketQuery,
  most: number,
): Promise<Page<ListedRow>> {
  const { from, values, isSearch } = matching(requested)
  const [latest] = await query<{ number: number }>(`select (${latestNumber}) as number`)
  const top = Math.min(requested.before ?? last, (latest?.number ?? 0) + 1)
  const floor = isSearch ? top - searched : 0
  const rows = await query<ListedRow>(
    `select id, number, (select email from person where person.id = ticket.person) as email,
       status, priority, category, subject, received_at as "receivedAt" ${from}
       and ($5::text is null or status = $5) and number < $6 and number >= $8
     order by number desc limit $7`,
    [...values, requested.status ?? null, top, most, floor],
  )
  const places = rows.map(({ number }) => number)
  return { rows, next: nextPlace(places, most, floor) }
}

/**
 * All customers' tickets that match, and how many of the latest have each status. `q` is a number, or a part of the
 * subject or of the address.
 */
export const ticketList: List<TicketQuery, ListedRow> = {
  schema: TicketListSchema,
  page: ticketsBefore,
  async answer(queries, requested) {
    const { from, values } = matching(requested)
    const counts = await queries.query<{ status: string; tickets: number }>(
      `select status, count(*)::int as tickets ${from}
         and number > (${latestNumber}) - ${searched} group by status`,
      values,
    )
    const { rows, next } = await ticketsBefore(queries, requested, pageSize)
    return {
      tickets: rows,
      counts: Object.fromEntries(counts.map((one) => [one.status, one.tickets])),
      next,
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
  }),
}

/** Reads the history of a ticket, the oldest entry first. Undefined if it has no entry. */
export async function ticketEntries({ query }: Queries, id: string) {
  const entries = await query<{ operation: object }>(
    `select ${arrivedOperation} as operation from ticket_entry where ticket = $1 order by seq`,
    [id],
  )
  return entries.length === 0 ? undefined : entries.map(({ operation }) => operation)
}
