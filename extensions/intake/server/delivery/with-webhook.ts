import type { Database } from '../database/database'
import { usualPace } from './pace'
import { sendDelivery } from './send-delivery'
import type { Webhook } from './webhook'
import { withChannel } from './with-channel'

/**
 * Wraps a database: its transactions store events for the webhook, and send them when they end.
 * Without a webhook they store no events.
 */
export async function withWebhook(
  database: Database,
  webhook: Webhook | undefined,
  pace = usualPace,
): Promise<Database> {
  if (webhook === undefined) {
    await database.query('delete from webhook')
    return database
  }
  await database.query('insert into webhook default values on conflict do nothing')
  return withChannel(database, {
    name: 'webhook',
    send: (delivery, signal) => sendDelivery(webhook, delivery, signal),
    pace,
    atOnce: 10,
  })
}
