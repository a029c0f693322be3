import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Database } from './database'

const folder = path.join(import.meta.dirname, '../migrations')

/** Any number, the same in every intake. */
const lock = 5_55_2026

/**
 * Applies each file of `migrations` once, in the order of their names. Several intakes may start at once: one of them
 * migrates, the others wait.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async ({ query }) => {
    await query('set local statement_timeout = 0')
    await query('select pg_advisory_xact_lock($1)', [lock], 'minutes')
    await query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const applied = await query<{ name: string }>('select name from migration')
    const known = new Set(applied.map(({ name }) => name))
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && !known.has(name))
    for (const name of files.toSorted()) {
      for (const statement of statementsOf(readFileSync(path.join(folder, name), 'utf8'))) {
        await query(statement, [], 'minutes')
      }
      await query('insert into migration (name) values ($1)', [name])
    }
  }, 'minutes')
}

/** Statements end with a semicolon at the end of a line. */
const statementsOf = (sql: string) => sql.split(/;\s*$/m).filter((text) => text.trim() !== '')
