import type { Queries } from '../database/database'
import { hashOf } from './hash'

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

/** Days in which a browser that stood still may send what it has withdrawn. */
const days = 30

/** Marks that are cleared away by a request that adds at most as many. */
const atOnce = 100

/** How an id is remembered that one browser has withdrawn before it came: others may send it. */
export const markOf = (id: string, sender: string) => hashOf(`${sender}:${id}`)

/** Copies are refused that are still under way from a browser. Forgets marks that have ended, so that they do not pile up. */
export async function refuseFrom({ query }: Queries, sender: string, ids: readonly string[]) {
  if (ids.length === 0) return
  await query(
    `delete from erased where id_hash in (
       select id_hash from erased where expires_at < now() limit ${atOnce} for update skip locked
     )`,
  )
  await query(
    `insert into erased (id_hash, expires_at)
     select unnest($1::text[]), now() + interval '${days} days' on conflict do nothing`,
    [ids.map((id) => markOf(id, sender)).toSorted()],
  )
}

/** Copies of deleted records are refused. */
export async function refuseCopies({ query }: Queries, ids: readonly string[]): Promise<void> {
  await query('insert into erased (id_hash) select unnest($1::text[]) on conflict do nothing', [
    ids.map(hashOf),
  ])
}
