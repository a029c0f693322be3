import type { Queries } from '../database/database'
import { largeTables } from './fill-site'

/** Rows and entries of indexes that were read in large tables since the beginning. */
async function rowsRead({ query }: Queries): Promise<number> {
  // Otherwise PostgreSQL counts it a second later.
  await query('select pg_stat_force_next_flush()')
  const [read] = await query<{ rows: number }>(
    `select (select coalesce(sum(seq_tup_read), 0) from pg_stat_user_tables where relname = any($1))::float8
       + (select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes where relname = any($1))::float8 as rows`,
    [largeTables],
  )
  return read?.rows ?? 0
}

/** Asks once. A stream counts as its first portion. */
export async function measureRequest(
  queries: Queries,
  ask: () => Promise<Response>,
): Promise<{ status: number; rows: number; kilobytes: number; milliseconds: number }> {
  const before = await rowsRead(queries)
  const begun = performance.now()
  const response = await ask()
  const bytes = response.headers.get('content-type')?.startsWith('text/csv')
    ? await firstPortions(response)
    : (await response.arrayBuffer()).byteLength
  const milliseconds = performance.now() - begun
  const rows = (await rowsRead(queries)) - before
  return { status: response.status, rows, kilobytes: bytes / 1_000, milliseconds }
}

/** Reads the head of a stream and one portion, which memory holds at once. */
async function firstPortions({ body }: Response): Promise<number> {
  const reader = body?.getReader()
  await reader?.read()
  const portion = await reader?.read()
  await reader?.cancel()
  return portion?.value?.byteLength ?? 0
}
