import type { Database } from '../database/database'
import { deliverDue } from './deliver-due'
import { usualPace } from './pace'
import type { Webhook } from './webhook'

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
  const { wake, stop } = deliverDue(database, webhook, pace)
  return {
    ...database,
    transaction: (task) => database.transaction(task).finally(wake),
    async close() {
      await stop()
      await database.close()
    },
  }
}
