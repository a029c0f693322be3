import type { Queries } from '../database/database'
import type { Person } from '../sign-in/session'
import { arrivedOperation } from './arrived-operation'

/** Operations in one answer. */
const most = 200

/**
 * Reads the changes of the person's own tickets after a place in the order of arrival.
 * @returns `next` is the place to ask from; `more` whether there are later ones already.
 */
export async function operationsSince({ query }: Queries, person: Person, since: number) {
  const entries = await query<{ place: string; operation: object }>(
    `select seq::text as place, ${arrivedOperation} as operation from ticket_entry
     join ticket on ticket.id = ticket_entry.ticket
     where ticket.person = $1 and seq > $2 order by seq limit $3`,
    [person.id, since, most],
  )
  return {
    operations: entries.map(({ operation }) => operation),
    next: Number(entries.at(-1)?.place ?? since),
    more: entries.length === most,
  }
}
