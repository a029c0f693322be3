import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { LockError, takeLock } from '@fivefold/shared/files/process-lock'
import type { Database, Queries } from './database'
import { IntakeError } from '../intake-error'

/** The major version of PostgreSQL in this release of PGlite. */
const major = '18'

/** Milliseconds. On a full disk PGlite hangs at the next query, for ever. */
const longest = 30_000

/**
 * PostgreSQL inside this process. It survives the end of the process, not the loss of power: it never waits for the
 * disk. Two processes on one folder would destroy rows, so it takes a lock.
 * @throws IntakeError where another process uses the folder, or another version of PostgreSQL has written it.
 */
export async function embeddedDatabase(folder: string): Promise<Database> {
  try {
    return await opened(folder)
  } catch (error) {
    if (error instanceof IntakeError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new IntakeError(`The embedded database does not open in ${folder}: ${reason}`)
  }
}

async function opened(folder: string): Promise<Database> {
  refuseOtherVersion(folder)
  const unlock = await lockFolder(folder)
  try {
    const database = await PGlite.create(folder)
    return {
      ...queriesOf(database),
      transaction(task, takes) {
        const work = database.transaction((within) => task(queriesOf(within)))
        return takes ? work : watched(work)
      },
      async close() {
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Only the owner may read what visitors have sent, whatever the umask says. */
async function lockFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  // Outside of the folder, which PostgreSQL wants empty at first. Only processes of one machine use it.
  const lock = `${path.resolve(folder)}.lock`
  const taken = await takeLock(lock, 'one').catch((error: unknown) => {
    throw error instanceof LockError ? new IntakeError(error.message) : error
  })
  if ('release' in taken) return taken.release
  const { holder } = taken
  throw new IntakeError(
    `${holder[0]?.toUpperCase()}${holder.slice(1)} uses ${folder}. Stop it first.`,
  )
}

const queriesOf = (client: Pick<PGlite | Transaction, 'query'>): Queries => ({
  query: async <Row extends object>(
    sql: string,
    values: readonly unknown[] = [],
    takes?: 'minutes',
  ) => {
    const answer = client.query<Row>(sql, [...values])
    return (await (takes ? answer : watched(answer))).rows
  },
})

/** Ends the process, which its supervisor starts again: nothing else frees a query that hangs. */
async function watched<Result>(work: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => {
    console.error(`The embedded database did not answer for ${longest / 1000} s. Is the disk full?`)
    process.exit(1)
  }, longest)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
}

function refuseOtherVersion(folder: string) {
  const file = path.join(folder, 'PG_VERSION')
  const written = existsSync(file) ? readFileSync(file, 'utf8').trim() : major
  if (written === major) return
  throw new IntakeError(
    `${folder} was written by PostgreSQL ${written}, and this intake has ${major}. ` +
      'Start the release that wrote it, or move the folder away to begin anew: ' +
      'docs/operations/intake.md, “Upgrade”.',
  )
}
