import type { Queries } from '../database/database'
import { hashOf } from './hash'
import { formPrefix } from './record-schema'

/**
 * PostgreSQL has room for some thousand locks in all, and a person may have more records: strangers write any address
 * into theirs. So records share locks.
 */
const mostLocks = 1_024

/**
 * Makes other transactions about the same records wait for the end of this one. Else a copy that is under way during a
 * deletion is stored after it.
 */
export async function lockIds({ query }: Queries, ids: readonly string[]): Promise<void> {
  // In one order, so that no two wait for each other.
  await query(
    `select pg_advisory_xact_lock(place) from (
       select distinct hashtextextended(id, 0) & ${mostLocks - 1} as place
       from unnest($1::text[]) id order by place
     ) as places`,
    [ids],
  )
}

/** Days in which a browser that stood still may send what it has withdrawn. */
const days = 30

/** Marks that one request clears away. It adds no more than that. */
const atOnce = 20

/**
 * Copies that are under way from a browser are refused. Others may have the id in good faith, so theirs are received.
 * Forgets marks that have ended, so that they do not pile up.
 * @param browser the hash of its secret.
 */
export async function refuseFrom(
  { query }: Queries,
  ids: readonly string[],
  browser: string,
): Promise<void> {
  if (ids.length === 0) return
  await query(
    `delete from erased where ctid = any(array(
       select ctid from erased where expires_at < now()
       order by expires_at limit ${atOnce} for update skip locked
     ))`,
  )
  await query(
    `insert into erased (id_hash, expires_at)
     select unnest($1::text[]), now() + interval '${days} days' on conflict do nothing`,
    [ids.map((id) => markOf(id, browser)).toSorted()],
  )
}

/** Copies of deleted records are refused. A page without scripts sends no copies, but a person may fill it in again. */
export async function refuseCopies({ query }: Queries, ids: readonly string[]): Promise<void> {
  const copied = ids.filter((id) => !id.startsWith(formPrefix))
  await query('insert into erased (id_hash) select unnest($1::text[]) on conflict do nothing', [
    copied.map((id) => markOf(id)),
  ])
}

/** Each of them refuses a record. */
export const marksOf = (id: string, browser: string) => [markOf(id), markOf(id, browser)]

const markOf = (id: string, browser?: string) => hashOf(browser ? `${browser} ${id}` : id)
