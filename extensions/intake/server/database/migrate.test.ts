import { describe, expect, test } from 'vitest'
import { addressKey } from '@fivefold/shared/outbox/address-key'
import { exportPerson } from '../privacy/export-person'
import { kindsOfDatabase } from '../testing/databases'
import type { Database } from './database'
import { embeddedDatabase } from './embedded-database'
import { migrate } from './migrate'
import { serverDatabase } from './server-database'

const lastBefore = '013'

describe.each(kindsOfDatabase)('an upgrade with $name', ({ begin }) => {
  test('what is stored is found by the keys of its addresses, and one address has one account', async () => {
    const { place, end } = await begin()
    const database = await open(place)
    await migrate(database, lastBefore)
    await database.query(
      `insert into lead (id, collection, email, body, digest, sender, claimed_at)
       select 'lead-' || n, 'contactForms', 'N' || n || '@x.example', '{}', '', '', ''
       from generate_series(1, 5001) n`,
    )
    await database.query(
      `insert into person (id, email, created_at) values
         ('person-1', 'ΓΙΩΡΓΟΣ@x.example', '2026-01-01'), ('person-2', 'γιωργος@x.example', '2026-01-02')`,
    )
    await database.query(
      `insert into ticket (id, person, priority, category, subject)
       values ('ticket-1', 'person-2', '', '', '')`,
    )
    await database.query(
      `insert into ticket_entry (id, ticket, author, operation, digest)
       values ('ticket-1', 'ticket-1', 'person-2', '{"userId": "person-2"}', '')`,
    )
    await database.query(
      `insert into delivery (kind, body) values
         ('lead.received', '{"data": {"email": "ΓΙΩΡΓΟΣ@x.example"}}'), ('ticket.opened', '{"data": {}}')`,
    )
    await database.query(
      `insert into sign_in (token_hash, email, expires_at)
       values ('', '1,Victim@x.example', now() + interval '15 minutes')`,
    )
    await Promise.all([migrate(database), migrate(database)])

    const keys = await database.query<{ email: string; email_key: string }>(
      'select email, email_key from lead',
    )
    expect(keys).toHaveLength(5_001)
    expect(keys.filter((row) => row.email_key !== addressKey(row.email))).toEqual([])
    const george = await exportPerson(database, 'γιωργοσ@x.example')
    expect(george).toMatchObject({
      person: [{ id: 'person-1' }],
      ticket: [{ person: 'person-1' }],
      ticket_entry: [{ author: 'person-1', operation: { userId: 'person-1' } }],
      delivery: [{ kind: 'lead.received' }],
    })
    expect(await exportPerson(database, '1,victim@x.example')).toMatchObject({ sign_in: [{}] })
    await database.close()
    await end()
  }, 120_000)
})

async function open({ url, folder }: { url?: string; folder: string }): Promise<Database> {
  if (!url) return embeddedDatabase(folder)
  return serverDatabase(url)
}
