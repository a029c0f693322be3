import type { Queries } from '../database/database'
import type { Person } from '../sign-in/session'

/**
 * SQL: an operation as browsers and operators get it, with the time of its arrival in place of the sender's. It is later
 * than that of every entry before it on the ticket.
 */
export const arrivedOperation = (
  table: 'ticket_entry' | 'desk_entry',
) => `operation || jsonb_build_object('at',
  to_char(${table}.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

/** Operations in one answer, and bytes after which there are no more of them. */
const most = 200
const mostBytes = 256 * 1024

/**
 * Reads the changes of the person's own tickets after a place in the order of arrival.
 * @returns `next` is the place to ask from; `more` whether there are later ones already.
 */
export async function operationsSince({ query }: Queries, person: Person, since: number) {
  const entries = await query<{ place: string; operation: object; found: number }>(
    `select seq::text as place, operation, found from (
       select *, count(*) over ()::int as found,
         sum(octet_length(operation::text)) over (order by seq) - octet_length(operation::text) as bytes
       from (
         select seq, ${arrivedOperation('ticket_entry')} as operation from ticket_entry where person = $1 and seq > $2 order by seq limit $3
       ) as page
     ) as sized where bytes < $4 order by seq`,
    [person.id, since, most, mostBytes],
  )
  const found = entries[0]?.found ?? 0
  return {
    operations: entries.map(({ operation }) => operation),
    next: Number(entries.at(-1)?.place ?? since),
    more: found === most || entries.length < found,
  }
}
