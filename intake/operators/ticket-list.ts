import * as v from 'valibot'
import { ticketPriorities, ticketStatuses } from '@fivefold/shared/domain/tickets/support-ticket'
import type { Queries } from '../database/database'
import { containing, listEntries, pageSize } from './list-query'

export const TicketListSchema = v.strictObject({
  ...listEntries,
  status: v.optional(v.picklist(ticketStatuses)),
  priority: v.optional(v.picklist(ticketPriorities)),
})

/** The largest integer of PostgreSQL. */
const last = 2 ** 31 - 1

interface ListedTicket {
  id: string
  number: number
  email: string
  status: string
  priority: string
  category: string
  subject: string
  receivedAt: string
}

/**
 * All customers' tickets, the newest first: those that match, and how many have each status. `q` is a number, or a part
 * of the subject or of the address.
 */
export async function listTickets(
  { query }: Queries,
  { q, before, status, priority }: v.InferOutput<typeof TicketListSchema>,
) {
  const matching = `from ticket
    where ($1::text is null or priority = $1)
      and ($2::int is null or number = $2)
      and ($3::text is null or subject_lower like $3
        or person in (select id from person where lower(email) like $3))`
  const [, number] = /^(?:\D+-)?(\d{1,9})$/.exec(q.trim()) ?? []
  const text = number || q === '' ? null : containing(q.toLowerCase())
  const values = [priority ?? null, number ?? null, text]
  const counts = await query<{ status: string; tickets: number }>(
    `select status, count(*)::int as tickets ${matching} group by status`,
    values,
  )
  const tickets = await query<ListedTicket>(
    `select id, number, (select email from person where person.id = ticket.person) as email,
       status, priority, category, subject, received_at as "receivedAt" ${matching}
       and ($4::text is null or status = $4) and number < $5
     order by number desc limit $6`,
    [...values, status ?? null, Math.min(before ?? last, last), pageSize],
  )
  return {
    tickets,
    counts: Object.fromEntries(counts.map((one) => [one.status, one.tickets])),
    next: tickets.length === pageSize ? tickets.at(-1)?.number : undefined,
  }
}

/** Reads the history of a ticket, the oldest entry first. Undefined if there is none. */
export async function ticketEntries({ query }: Queries, id: string) {
  const entries = await query<{ operation: object }>(
    'select operation from ticket_entry where ticket = $1 order by seq',
    [id],
  )
  return entries.length === 0 ? undefined : entries.map(({ operation }) => operation)
}
