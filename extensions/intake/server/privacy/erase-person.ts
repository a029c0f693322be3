import { emailKey } from '../../outbox/address-key'
import type { Database } from '../database/database'
import { enqueue } from '../delivery/enqueue'
import { dropEvents } from '../delivery/events-about'
import { lockIds, refuseCopies } from '../records/erased-ids'
import { noMails } from '../sign-in/kept-mails'
import { forgetNames } from '../records/forget-names'
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
