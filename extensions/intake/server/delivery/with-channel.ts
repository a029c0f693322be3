import type { Database } from '../database/database'
import { deliverDue, type Channel } from './deliver-due'

/** Wraps a database: what its transactions store for a channel is sent when they end. */
export function withChannel(database: Database, channel: Channel): Database {
  const { wake, stop } = deliverDue(database, channel)
  return {
    ...database,
    transaction: (task, takes) => database.transaction(task, takes).finally(wake),
    async close() {
      await stop()
      await database.close()
    },
  }
}
