import { emailKey } from '../../outbox/address-key'
import type { Database, Queries } from '../database/database'
import { enqueue } from '../delivery/enqueue'
import { dropEvents } from '../delivery/events-about'
import { lockIds, refuseCopies } from '../records/erased-ids'
import { noMails } from '../sign-in/kept-mails'
import { personalTables, emailOf } from './personal-tables'

/**
 * Deletes everything that is stored about an email address, refuses copies that arrive later, and tells the webhook,
 * which may know more than is stored here.
 * @returns how many records were deleted.
 */
export async function erasePerson(
  database: Database,
  given: string,
  mails = noMails,
): Promise<number> {
  const email = emailOf(given)
  const key = emailKey(email)
  const erased = await database.transaction(async (within) => {
    const onEach = async (statement: string) => {
      const ids: string[] = []
      for (const { name, ofPerson } of personalTables) {
        const sql = statement.replace('…', `from ${name} where ${ofPerson}`)
        const rows = await within.query<{ id: string }>(sql, [key])
        ids.push(...rows.map(({ id }) => id))
      }
      return ids
    }
    await lockIds(within, await onEach('select id::text …'))
    // Writers of tickets lock in this order, too.
    const people = await within.query<{ id: string }>(
      'select id from person where email_key = $1 for update',
      [key],
    )
    await forgetNames(
      within,
      people.map(({ id }) => id),
    )
    const ids = await onEach('delete … returning id::text')
    await refuseCopies(within, ids)
    await dropEvents(within, ids, key)
    await enqueue(within, [{ type: 'person.erased', data: { email } }])
    return ids.length
  })
  mails.erase(email)
  return erased
}

/** An operator has written on tickets of others, which stay. */
const namesOnTickets = [
  `update ticket_entry set operation = jsonb_set(operation, '{authorName}', $2::jsonb, false)
   where author = any($1::text[]) and author <> person`,
  `update desk_entry set operation =
     jsonb_set(jsonb_set(operation, '{authorName}', $2::jsonb, false), '{byName}', $2::jsonb, false)
   where author = any($1::text[])`,
  `update desk_entry set operation = jsonb_set(operation, '{assigneeName}', $2::jsonb, false)
   where operation ->> 'assigneeId' = any($1::text[]) and operation ? 'assigneeId'`,
  `update ticket set assignee_name = $2::jsonb #>> '{}' where assignee = any($1::text[]) and assignee <> ''`,
]

async function forgetNames({ query }: Queries, people: readonly string[]): Promise<void> {
  for (const statement of namesOnTickets) {
    await query(statement, [people, JSON.stringify('Former operator')])
  }
}
