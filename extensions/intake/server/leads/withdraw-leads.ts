import type { Database } from '../database/database'
import { enqueue } from '../delivery/enqueue'
import { dropEvents } from '../delivery/events-about'
import { lockIds, refuseFrom } from '../records/erased-ids'
import { hashOf } from '../records/hash'

/**
 * Deletes leads of a browser, and refuses copies that it sends later. Ids that another browser has sent stay.
 * @returns the ids that are not stored any more.
 */
export function withdrawLeads(
  database: Database,
  ids: readonly string[],
  sender: string,
): Promise<string[]> {
  const browser = hashOf(sender)
  return database.transaction(async (within) => {
    const { query } = within
    await lockIds(within, ids)
    const deleted = await query<{ id: string }>(
      'delete from lead where id = any($1::text[]) and sender = $2 returning id',
      [ids, browser],
    )
    const left = await query<{ id: string }>('select id from lead where id = any($1::text[])', [
      ids,
    ])
    const others = new Set(left.map(({ id }) => id))
    const own = deleted.map(({ id }) => id)
    const gone = ids.filter((id) => !others.has(id))
    await refuseFrom(within, gone, browser)
    if (own.length > 0) {
      await dropEvents(within, own)
      await enqueue(
        within,
        own.map((id) => ({ type: 'lead.withdrawn', data: { id } })),
      )
    }
    return gone
  })
}
