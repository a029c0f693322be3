import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database'

/** Milliseconds between two tries. */
const pause = 1_000

/** A database on a server that may start after the intake. Until it opens, all queries fail. */
export function lateDatabase(open: () => Promise<Database>): Database {
  let opened: Database | undefined
  const database = () => {
    if (opened === undefined) throw new Error('The database does not answer yet.')
    return opened
  }
  void tryOn()

  async function tryOn() {
    while (opened === undefined) {
      try {
        opened = await open()
      } catch (error) {
        console.warn(`The database does not answer yet: ${String(error)}`)
        await wait(pause)
      }
    }
  }

  return {
    query: async (sql, values) => database().query(sql, values),
    transaction: async (task) => database().transaction(task),
    close: async () => opened?.close(),
  }
}
