import { emailKey } from '../../outbox/address-key'
import type { Queries } from '../database/database'
import { isSending } from './is-sending'

/** Thin events for the webhook, documented in docs/operations/intake.md. */
export type WebhookEvent =
  | { type: 'lead.received'; data: { id: string; collection: string; email: string } }
  | { type: 'lead.withdrawn'; data: { id: string } }
  | {
      type: 'ticket.opened' | 'ticket.replied' | 'ticket.changed'
      data: { id: string; ticket: string }
    }
  | { type: 'person.erased'; data: { email: string } }
  | { type: 'release.failing'; data: FailingRelease }

/** Browsers count once a day. */
export interface FailingRelease {
  remote: string
  /** The live one. */
  release: string
  /** When the first of the browsers has reported, in ISO 8601. */
  since: string
  started: number
  failing: number
  /** The number of failing browsers at the rate from before. */
  expected: number
  /** The release before it, if it is known. */
  before?: string
  /** Takes the release back. */
  command: string
}

/** Keeps events for the webhook, if there is one. They are sent once the transaction is committed. */
export async function enqueue({ query }: Queries, events: readonly WebhookEvent[]): Promise<void> {
  if (events.length === 0) return
  const timestamp = new Date().toISOString()
  const bodies = events.map(({ type, data }) => JSON.stringify({ type, timestamp, data }))
  const keys = events.map(({ data }) => ('email' in data ? emailKey(data.email) : null))
  await query(
    `insert into delivery (kind, body, email_key)
     select body::json ->> 'type', body::json, email_key
     from unnest($1::text[], $2::text[]) as event (body, email_key)
     where ${isSending('webhook')}`,
    [bodies, keys],
  )
}
