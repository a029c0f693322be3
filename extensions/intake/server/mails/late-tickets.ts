import type { Database } from '../database/database'
import { withTask } from '../database/with-task'
import { tellOperators } from '../delivery/enqueue-mail'

/** Milliseconds between two looks. */
const pause = 60_000

/** Tickets of one look. The next one goes on. */
const atOnce = 100

/**
 * Tells operators of each ticket whose answer is late, once for each question. Several intakes may look. Those that were
 * late for a day before anybody looked are no news.
 * @param operators the addresses of all.
 */
export async function tellOfLateTickets(
  database: Database,
  operators: Iterable<string>,
): Promise<void> {
  const isLate = `due_at between now() - interval '1 day' and now() and late_told is distinct from due_at`
  const late = await database.query<{ id: string; person: string }>(
    `select id, person from ticket where ${isLate} order by due_at limit ${atOnce}`,
  )
  for (const { id, person } of late) {
    await database.transaction(async (within) => {
      // As all who write on tickets of the customer, so that none waits for another one in a circle.
      await within.query('select from person where id = $1 for update', [person])
      const told = await within.query(
        `update ticket set late_told = due_at where id = $1 and ${isLate} returning 1`,
        [id],
      )
      if (told.length > 0) await tellOperators(within, 'late', id, operators)
    })
  }
}

/** Looks every minute, until the database is closed. */
export const withLateTickets = (database: Database, operators: readonly string[]) =>
  withTask(database, pause, 'Late tickets are looked for again in a minute', () =>
    tellOfLateTickets(database, operators),
  )
