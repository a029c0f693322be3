import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database'

/**
 * Wraps a database: does something now, and again after each pause, until the database is closed. Its close waits for
 * what is under way.
 * @param pause milliseconds.
 * @param failed begins the sentence about an error.
 * @param task ends early where the signal says so.
 */
export function withTask(
  database: Database,
  pause: number,
  failed: string,
  task: (ending: AbortSignal) => Promise<unknown>,
): Database {
  const closing = new AbortController()
  const { signal } = closing
  async function run() {
    while (!signal.aborted) {
      await task(signal).catch((error: unknown) => {
        if (!signal.aborted) console.warn(`${failed}: ${String(error)}`)
      })
      await wait(pause, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const running = run()
  return {
    ...database,
    async close() {
      closing.abort()
      await running
      await database.close()
    },
  }
}
