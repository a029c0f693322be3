import { Pool } from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Queries } from './database'

/**
 * Milliseconds. A visitor's browser tries again later, so no request has to hang. The server ends a
 * statement that takes too long. The client gives a server that hangs one second more.
 */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 10_000,
  query_timeout: 11_000,
}

const slow = { query_timeout: 3_600_000 }

/** Tries of a transaction that another one has stopped, and milliseconds between two. */
const mostTries = 5
const longestPause = 100

/** SQLSTATEs: a deadlock, a serialization failure, and a row that came or went after this transaction had looked. */
const stoppedByOthers = new Set(['40P01', '40001', '23505', '23503'])

/** @param url for instance `postgres://intake@localhost/intake`. It connects at the first query. */
export function serverDatabase(url: string): Database {
  const pool = new Pool({ connectionString: url, max: 8, ...timeouts })
  // An idle connection that ends is replaced at the next query.
  pool.on('error', (error) => console.warn(`The database closed a connection: ${error.message}`))
  return {
    ...queriesOf(pool),
    async transaction(task) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await once(task)
        } catch (error) {
          if (tries === mostTries || !stoppedByOthers.has(Object(error).code)) throw error
          await wait(Math.random() * longestPause)
        }
      }
    },
    close: () => pool.end(),
  }

  async function once<Result>(task: (within: Queries) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    // A connection that the database ends emits an error, and its query fails.
    const ignore = () => {}
    client.on('error', ignore)
    let failure: unknown
    try {
      await client.query('begin')
      const result = await task(queriesOf(client))
      await client.query('commit')
      return result
    } catch (error) {
      failure = error
      throw error
    } finally {
      // One that is discarded may still emit an error, which would end the process.
      if (failure === undefined) client.off('error', ignore)
      // After a failure nobody knows the state of the connection. Its end rolls the transaction back.
      client.release(failure !== undefined)
    }
  }
}

const queriesOf = (client: Pick<Pool, 'query'>): Queries => ({
  query: async <Row extends object>(
    text: string,
    values: readonly unknown[] = [],
    takes?: 'minutes',
  ) => (await client.query<Row>({ text, values: [...values], ...(takes && slow) })).rows,
})
