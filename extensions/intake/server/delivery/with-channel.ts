import type { Database } from '../database/database'
import { withTask } from '../database/with-task'
import { deliverDue, type Channel } from './deliver-due'
import { saySending } from './is-sending'

/** Milliseconds between two signs that this intake sends. */
const beat = 30_000

/** Wraps a database: its transactions store something for a channel, and it is sent when they end. */
export async function withChannel(database: Database, channel: Channel): Promise<Database> {
  const say = () => saySending(database, channel.name)
  // Before anything is stored.
  await say()
  const told = withTask(database, beat, 'Deliveries wait for the database', say)
  const { wake, stop } = deliverDue(database, channel)
  return {
    ...told,
    transaction: (task, takes) => database.transaction(task, takes).finally(wake),
    async close() {
      await stop()
      await told.close()
    },
  }
}
