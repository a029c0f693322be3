import type { Database } from '../database/database'
import { refuseCopies } from '../records/erased-ids'

/** Deletes an account with its tickets and sessions, and refuses copies of them that arrive later. */
export function deleteAccount(database: Database, personId: string): Promise<void> {
  return database.transaction(async (within) => {
    const entries = await within.query<{ id: string }>(
      `select ticket_entry.id from ticket_entry join ticket on ticket.id = ticket_entry.ticket
       where ticket.person = (select id from person where id = $1 for update)`,
      [personId],
    )
    await within.query('delete from person where id = $1', [personId])
    await refuseCopies(
      within,
      entries.map(({ id }) => id),
    )
  })
}
