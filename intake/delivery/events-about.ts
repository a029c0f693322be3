import type { Queries } from '../database/database'

const about = `body -> 'data' ->> 'id' = any($1::text[]) or lower(body -> 'data' ->> 'email') = lower($2)`

/** The deliveries about records or an address, as they are stored. */
export async function eventsAbout({ query }: Queries, ids: readonly string[], email: string) {
  const stored = await query<{ row: Record<string, unknown> }>(
    `select to_jsonb(delivery) as row from delivery where ${about} order by created_at`,
    [ids, email],
  )
  return stored.map(({ row }) => row)
}

/** Forgets deliveries about what is deleted, sent or not. */
export async function dropEvents({ query }: Queries, ids: readonly string[], email?: string) {
  await query(`delete from delivery where body -> 'data' ->> 'id' = any($1::text[])`, [ids])
  if (email !== undefined) await query(`delete from delivery where ${about}`, [[], email])
}
