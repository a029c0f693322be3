import { describe, expect, test } from 'vitest'
import { emailKey } from '../../outbox/address-key'
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
    expect(keys.filter((row) => row.email_key !== emailKey(row.email))).toEqual([])
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

  test('customers read no address of an operator in earlier answers, and the list has its customers’ names', async () => {
    const { place, end } = await begin()
    const database = await open(place)
    await migrate(database, '031')
    await database.query(
      `insert into person (id, email, email_key, name) values ('ada', 'ada@x.example', 'ada@x.example', ''),
         ('bob', 'bob@desk.example', 'bob@desk.example', 'bob@desk.example'),
         ('eve', 'eve@desk.example', 'eve@desk.example', 'Eve')`,
    )
    await database.query(
      `insert into ticket (id, person, priority, category, subject, words) values ('ticket-1', 'ada', '', '', '', '')`,
    )
    const entry = (id: string, author: string, operation: object) =>
      database.query(
        `insert into ticket_entry (id, ticket, person, author, operation, digest) values ($1, 'ticket-1', 'ada', $2, $3, '')`,
        [id, author, JSON.stringify(operation)],
      )
    await entry('ticket-1', 'ada', { type: 'ticketOpened', userName: 'ada@x.example' })
    await entry('reply-1', 'bob', { type: 'ticketReplied', authorName: 'bob@desk.example' })
    await entry('reply-2', 'eve', { type: 'ticketReplied', authorName: 'eve@desk.example' })
    await entry('reply-3', 'eve', { type: 'ticketReplied', authorName: 'Eve Old' })
    await entry('change-1', 'gone', { type: 'ticketStatusChanged', byName: 'gone@desk.example' })
    await migrate(database)
    const entries = await database.query<{ name: string }>(
      `select coalesce(operation ->> 'userName', operation ->> 'authorName', operation ->> 'byName') as name
       from ticket_entry order by seq`,
    )
    expect(entries.map(({ name }) => name)).toEqual([
      'ada@x.example',
      'Support',
      'Eve',
      'Eve Old',
      'Support',
    ])
    expect(await database.query('select requester from ticket')).toEqual([
      { requester: 'ada@x.example' },
    ])
    await database.close()
    await end()
  }, 120_000)
})

async function open({ url, folder }: { url?: string; folder: string }): Promise<Database> {
  if (!url) return embeddedDatabase(folder)
  return serverDatabase(url)
}
