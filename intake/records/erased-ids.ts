import type { Queries } from '../database/database'
import { hashOf } from './hash'
import { formPrefix } from './record-schema'

/**
 * Makes other transactions about the same records wait for the end of this one. Else a copy that is under way during a
 * deletion is stored after it.
 */
export async function lockIds({ query }: Queries, ids: readonly string[]): Promise<void> {
  // In one order, so that no two wait for each other.
  await query('select pg_advisory_xact_lock(hashtextextended(id, 0)) from unnest($1::text[]) id', [
    ids.toSorted(),
  ])
}

/**
 * Copies of deleted records are refused. A page without scripts sends no copies, but a person may fill it in again.
 * @param browser the hash of its secret: copies of others are still received. They may have had nothing deleted.
 */
export async function refuseCopies(
  { query }: Queries,
  ids: readonly string[],
  browser?: string,
): Promise<void> {
  const copied = ids.filter((id) => !id.startsWith(formPrefix))
  await query('insert into erased (id_hash) select unnest($1::text[]) on conflict do nothing', [
    copied.map((id) => markOf(id, browser)),
  ])
}

/** Each of them refuses a record. */
export const marksOf = (id: string, browser: string) => [markOf(id), markOf(id, browser)]

const markOf = (id: string, browser?: string) => hashOf(browser ? `${browser} ${id}` : id)
