import type { Database } from '../database/database'
import { usualPace } from './pace'
import { sendDelivery } from './send-delivery'
import type { Webhook } from './webhook'
import { withChannel } from './with-channel'

/**
 * Wraps a database: its transactions store events for the webhook, and send them when they end. Without a webhook it
 * leaves events to the other intakes of the database.
 */
export async function withWebhook(
  database: Database,
  webhook: Webhook | undefined,
  pace = usualPace,
): Promise<Database> {
  if (webhook === undefined) return database
  return withChannel(database, {
    name: 'webhook',
    send: (delivery, signal) => sendDelivery(webhook, delivery, signal),
    pace,
    atOnce: 10,
  })
}
