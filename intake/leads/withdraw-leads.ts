import type { Database } from '../database/database'
import { hashOf } from './hash'

/**
 * Deletes leads of a browser, and refuses copies that arrive later. Ids that another browser has sent stay.
 * @returns the ids that are not stored any more.
 */
export function withdrawLeads(
  database: Database,
  ids: readonly string[],
  sender: string,
): Promise<string[]> {
  return database.transaction(async ({ query }) => {
    // A copy that is being stored is seen by nobody else. This waits for it, and lets no other begin.
    await query('lock table lead in share row exclusive mode')
    await query('delete from lead where id = any($1::text[]) and sender = $2', [
      ids,
      hashOf(sender),
    ])
    const left = await query<{ id: string }>('select id from lead where id = any($1::text[])', [
      ids,
    ])
    const others = new Set(left.map(({ id }) => id))
    const gone = ids.filter((id) => !others.has(id))
    await query('insert into erased (id_hash) select unnest($1::text[]) on conflict do nothing', [
      gone.map(hashOf),
    ])
    return gone
  })
}
