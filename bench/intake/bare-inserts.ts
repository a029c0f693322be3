import { openDatabase } from '../../extensions/intake/server/database/open-database'
import { newLead } from './sent-body'

/** Inserts a second of the row of a lead, by a program that does nothing else. */
export async function bareInserts(
  place: Parameters<typeof openDatabase>[0],
  connections: number,
  seconds: number,
): Promise<number> {
  const database = await openDatabase(place)
  const started = performance.now()
  let inserted = 0
  async function insertOn() {
    while (performance.now() - started < seconds * 1000) {
      const { collection, record } = newLead()
      await database.query(
        `insert into lead (id, collection, email, email_key, body, digest, sender, claimed_at)
         values ($1, $2, $3, $3, $4::jsonb, $5, $5, $6)`,
        [
          record.id,
          collection,
          record.email,
          JSON.stringify(record),
          'd'.repeat(64),
          record.created_at,
        ],
      )
      inserted += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, insertOn))
  const rate = inserted / ((performance.now() - started) / 1000)
  await database.close()
  return rate
}
