import type { Database } from '../database/database'
import { replyAddressOf } from '../mails/reply-address'

/** The address that takes answers to letters about a ticket. */
export async function ticketAddress(database: Database, ticket: string): Promise<string> {
  const [found] = await database.query<{ number: number; reader: string }>(
    'select number, person as reader from ticket where id = $1',
    [ticket],
  )
  return found ? replyAddressOf(database, 'reply@inbox.example', { ticket, ...found }) : ''
}
