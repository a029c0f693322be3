import type { Database } from '../database/database'
import { withTask } from '../database/with-task'
import { readCount } from '../settings'
import { noMails } from '../sign-in/kept-mails'
import { personalTables } from './personal-tables'

/** Rows in one statement: a statement has 10 s. */
const atOnce = 5_000

const day = 24 * 3_600_000

/** Tables without an address of a person. */
const others = [
  { name: 'delivery', receivedAt: 'created_at' },
  { name: 'tally', receivedAt: 'day' },
  { name: 'vital', receivedAt: 'day' },
  { name: 'problem', receivedAt: 'last_at' },
]

/**
 * Deletes what arrived longer ago than some days.
 * @param ending stops it between two statements.
 * @returns how many rows and mails.
 */
export async function retain(
  { query }: Database,
  days: number,
  mails = noMails,
  ending?: AbortSignal,
): Promise<number> {
  let sum = mails.retain(days)
  for (const { name, receivedAt } of [...personalTables, ...others]) {
    let deleted = atOnce
    while (deleted === atOnce) {
      ending?.throwIfAborted()
      const rows = await query(
        `delete from ${name} where ctid in (
           select ctid from ${name} where ${receivedAt} < now() - $1::int * interval '1 day' limit ${atOnce}
         ) returning 1`,
        [days],
      )
      deleted = rows.length
      sum += deleted
    }
  }
  return sum
}

/** @throws IntakeError for what is no number of days. */
export const readDays = (text: string) => readCount(text, 'Retention is a number of days', 1)

/** Deletes old records now and every day, where days are set. Several processes may do so. */
export const retainDaily = (database: Database, days: number | undefined, mails = noMails) =>
  days === undefined
    ? database
    : withTask(database, day, 'Retention failed, and is tried tomorrow', async (ending) => {
        const deleted = await retain(database, days, mails, ending)
        console.info(`Retention: ${deleted} older than ${days} days are deleted.`)
      })
