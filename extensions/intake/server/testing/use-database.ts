import { spawn } from 'node:child_process'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../database/database'
import { opened, type KindOfDatabase } from './databases'

declare global {
  /** All test files of a process share one of each kind: it takes seconds to start. */
  var intakeDatabases: Map<string, Promise<Database>> | undefined
}

const shared = (globalThis.intakeDatabases ??= new Map())

/**
 * An empty database for each test of a suite.
 * @param isOwn gives the suite a new one, which keeps what each test stores.
 */
export function useDatabase(kind: KindOfDatabase, { isOwn = false } = {}): Database {
  let database: Database

  beforeAll(async () => {
    const begun = (isOwn ? undefined : shared.get(kind.name)) ?? begin(kind)
    if (!isOwn) shared.set(kind.name, begun)
    database = await begun
  }, 120_000)
  if (isOwn) afterAll(() => database.close())
  else beforeEach(() => empty(database))

  return {
    query: (sql, values, takes) => database.query(sql, values, takes),
    transaction: (task, takes) => database.transaction(task, takes),
    close: async () => {},
  }
}

async function begin(kind: KindOfDatabase) {
  const { place, leaves } = await kind.begin()
  // Vitest kills its processes, so that none of them cleans up itself.
  const script = `trap '' HUP INT TERM; cat; ${leaves}`
  const cleaner = spawn('sh', ['-c', script], { cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] })
  cleaner.unref()
  return opened(place)
}

/** Keeps the applied migrations, and the secret that one of them makes. */
const empty = ({ query }: Database) =>
  query(
    `do $$ declare name text; begin
       for name in select tablename from pg_tables
         where schemaname = 'public' and tablename not in ('migration', 'secret')
       loop execute format('delete from %I', name); end loop;
     end $$`,
  )
