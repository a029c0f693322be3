import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../database/database'
import { kindsOfDatabase, opened } from './databases'

/** A database for all tests of a suite. It is there once the first of them begins. */
export function useDatabase(begin: (typeof kindsOfDatabase)[number]['begin']): Database {
  let database: Database
  let end = async () => {}

  beforeAll(async () => {
    const begun = await begin()
    database = await opened(begun.place)
    end = async () => {
      await database.close()
      await begun.end()
    }
  }, 120_000)
  afterAll(() => end())

  return {
    query: (sql, values, takes) => database.query(sql, values, takes),
    transaction: (task, takes) => database.transaction(task, takes),
    close: () => database.close(),
  }
}
