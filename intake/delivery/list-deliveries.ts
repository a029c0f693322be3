import type { Queries } from '../database/database'

export interface ListedDelivery {
  id: string
  kind: string
  state: 'waiting' | 'done' | 'dead'
  tries: number
  due: Date
  error: string | null
}

/** The latest hundred. */
export const listDeliveries = ({ query }: Queries, { dead = false }) =>
  query<ListedDelivery>(
    `select id, kind, state, tries, due, error from delivery
     where not $1 or state = 'dead' order by created_at desc limit 100`,
    [dead],
  )

/** Sends a delivery again, or all dead ones. @returns how many. */
export async function resend({ query }: Queries, id: string | undefined): Promise<number> {
  const sent = await query(
    `update delivery set state = 'waiting', tries = 0, due = now(), error = null
     where case when $1::text is null then state = 'dead' else id::text = $1 end returning id`,
    [id ?? null],
  )
  return sent.length
}
