import type { Queries } from '../database/database'
import { isSending } from './is-sending'

export interface ListedDelivery {
  id: string
  kind: string
  state: 'waiting' | 'done' | 'dead'
  tries: number
  due: Date
  error: string | null
  /** The key of the address, for a mail. */
  to: string | null
}

/** The latest hundred. */
export const listDeliveries = ({ query }: Queries, { dead = false }) =>
  query<ListedDelivery>(
    `select id, kind, state, tries, due_at as due, error,
       case when channel = 'mail' then email_key end as "to" from delivery
     where not $1 or state = 'dead' order by created_at desc limit 100`,
    [dead],
  )

/** Dead deliveries that are sent again at once. */
const most = 5_000

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/**
 * Sends a delivery again, or the oldest 5,000 dead ones.
 * @returns how many; none of a channel without a receiver, where they would wait for ever.
 */
export async function resend({ query }: Queries, id: string | undefined): Promise<number> {
  if (id !== undefined && !isId(id)) return 0
  const chosen =
    id === undefined
      ? `select id from delivery where state = 'dead' order by created_at limit ${most}`
      : 'select $1::uuid as id'
  const sent = await query(
    `with chosen as materialized (${chosen})
     update delivery set state = 'waiting', tries = 0, due_at = now(), error = null
     from chosen where delivery.id = chosen.id and case channel
       when 'mail' then ${isSending('mail')} else ${isSending('webhook')} end returning 1`,
    id === undefined ? [] : [id],
  )
  return sent.length
}
