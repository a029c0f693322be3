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

/** Copies of deleted records are refused. */
export async function refuseCopies({ query }: Queries, ids: readonly string[]): Promise<void> {
  await query('insert into erased (id_hash) select unnest($1::text[]) on conflict do nothing', [
    ids.map(hashOf),
  ])
}
