import type { Database } from '../database/database'
import { enqueue } from '../delivery/enqueue'
import { dropEvents } from '../delivery/events-about'
import { hashOf } from '../leads/hash'
import { addressOf, personalTables } from './personal-tables'

/**
 * Deletes everything that is stored about an email address, refuses copies that arrive later, and tells the webhook,
 * which may know more than is stored here.
 * @returns how many records were deleted.
 */
export function erasePerson(database: Database, email: string): Promise<number> {
  const address = addressOf(email)
  return database.transaction(async (within) => {
    const ids: string[] = []
    for (const { name, ofPerson } of personalTables) {
      const deleted = await within.query<{ id: string }>(
        `delete from ${name} where ${ofPerson} returning id`,
        [address],
      )
      ids.push(...deleted.map(({ id }) => id))
    }
    await within.query(
      'insert into erased (id_hash) select unnest($1::text[]) on conflict do nothing',
      [ids.map(hashOf)],
    )
    await dropEvents(within, ids, address)
    await enqueue(within, [{ type: 'person.erased', data: { email: address } }])
    return ids.length
  })
}
