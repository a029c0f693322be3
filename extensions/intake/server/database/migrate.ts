import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Database, Queries } from './database'
import { addEmailKeys } from './email-keys'
import { addTicketWords } from './ticket-words'

const folder = path.join(import.meta.dirname, '../migrations')

/** Any number, the same in every intake. */
const lockNumber = 5_55_2026

/** A migration may take minutes, and so may the wait for that of another intake. */
async function lock({ query }: Queries): Promise<void> {
  await query('set local statement_timeout = 0')
  await query('select pg_advisory_xact_lock($1)', [lockNumber], 'minutes')
}

/** Runs before the file that needs it, and does what SQL cannot. It may take several transactions. */
const before: Record<string, typeof addEmailKeys> = {
  '015-email-key-compared.sql': addEmailKeys,
  '027-desk-indexes.sql': addTicketWords,
}

/**
 * Applies each file of `migrations` once, in the order of their names. Several intakes may start at once: one of them
 * migrates, the others wait.
 * @param last the last file that is applied; all of them by default.
 */
export async function migrate(database: Database, last?: string): Promise<void> {
  await database.transaction(async (within) => {
    await lock(within)
    await within.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
  }, 'minutes')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  for (const name of names.toSorted()) {
    if (last !== undefined && name > last) return
    if (await isApplied(database, name)) continue
    await before[name]?.(database, lock)
    await database.transaction(async (within) => {
      await lock(within)
      if (!(await isApplied(within, name))) await apply(within, name)
    }, 'minutes')
  }
}

const isApplied = async ({ query }: Queries, name: string) =>
  (await query('select from migration where name = $1', [name])).length > 0

async function apply({ query }: Queries, name: string) {
  for (const statement of statementsOf(readFileSync(path.join(folder, name), 'utf8'))) {
    await query(statement, [], 'minutes')
  }
  await query('insert into migration (name) values ($1)', [name])
}

/** Statements end with a semicolon at the end of a line. */
const statementsOf = (sql: string) => sql.split(/;\s*$/m).filter((text) => text.trim() !== '')
