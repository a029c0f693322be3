import type { Database } from '../database/database'
import { deliverDue } from './deliver-due'
import { usualPace } from './pace'
import type { Webhook } from './webhook'

/** The same database, whose transactions keep events for the webhook; their ends send them. Without one it keeps none. */
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
