import { addressKey } from '@fivefold/shared/outbox/address-key'
import type { Database, Queries } from './database'

/** Rows in one transaction: a statement has 10 s, a transaction of the embedded database 30 s. */
const atOnce = 5_000

/** The type and the smallest value of each table's `id`, and the SQL of its address. */
const tables = [
  { name: 'lead', type: 'text', first: '', email: 'email' },
  { name: 'person', type: 'text', first: '', email: 'email' },
  { name: 'sign_in', type: 'bigint', first: '0', email: 'email' },
  {
    name: 'delivery',
    type: 'uuid',
    first: '00000000-0000-0000-0000-000000000000',
    email: `(body -> 'data' ->> 'email')`,
  },
]

type Table = (typeof tables)[number]

/**
 * Adds the keys of addresses to rows that are older than the keys. What ends early goes on at the next start.
 * @param lock makes other intakes wait for the end of a transaction.
 */
export async function addEmailKeys(
  database: Database,
  lock: (within: Queries) => Promise<void>,
): Promise<void> {
  for (const table of tables) {
    let last: string | undefined = table.first
    while (last !== undefined) {
      const after: string = last
      last = await database.transaction(async (within) => {
        await lock(within)
        return addKeysAfter(within, table, after)
      })
    }
  }
}

/** @returns the last id, if more follow. */
async function addKeysAfter(
  { query }: Queries,
  { name, type, email }: Table,
  after: string,
): Promise<string | undefined> {
  // The planner would read the whole table for each portion of it.
  await query('set local enable_seqscan = off')
  const rows = await query<{ id: string; email: string }>(
    `select id::text as id, ${email} as email from ${name}
     where id > $1::${type} and email_key is null and ${email} is not null
     order by ${name}.id limit ${atOnce}`,
    [after],
  )
  await query(
    `update ${name} set email_key = given.email_key
     from unnest($1::${type}[], $2::text[]) as given (id, email_key) where ${name}.id = given.id`,
    [rows.map(({ id }) => id), rows.map((row) => addressKey(row.email))],
  )
  return rows.length === atOnce ? rows.at(-1)?.id : undefined
}
