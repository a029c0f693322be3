import type { Queries } from '../database/database'

const about = `body -> 'data' ->> 'id' = any($1::text[]) or email_key = $2`

/** The deliveries about records or the key of an address, as they are stored. */
export async function eventsAbout({ query }: Queries, ids: readonly string[], key: string) {
  const stored = await query<{ row: Record<string, unknown> }>(
    `select to_jsonb(delivery) as row from delivery where ${about} order by created_at`,
    [ids, key],
  )
  return stored.map(({ row }) => row)
}

/** Forgets deliveries about what is deleted, sent or not. */
export async function dropEvents({ query }: Queries, ids: readonly string[], key?: string) {
  await query(`delete from delivery where body -> 'data' ->> 'id' = any($1::text[])`, [ids])
  if (key !== undefined) await query('delete from delivery where email_key = $1', [key])
}
