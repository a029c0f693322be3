import { emailKey } from '../../outbox/address-key'
import type { Queries } from '../database/database'
import type { Operators } from './operators'

/** An operator who has signed in once, and can be given tickets. */
export interface Agent {
  id: string
  /** The name, or the address before any entry has said it. */
  label: string
}

export async function listAgents({ query }: Queries, operators: Operators): Promise<Agent[]> {
  return query<{ id: string; label: string }>(
    `select id, coalesce(nullif(name, ''), email) as label from person
     where email_key = any($1::text[]) order by label`,
    [[...operators.keys()].map(emailKey)],
  )
}
