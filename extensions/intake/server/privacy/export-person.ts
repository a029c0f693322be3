import { emailKey } from '../../outbox/address-key'
import type { Database } from '../database/database'
import { eventsAbout } from '../delivery/events-about'
import { contentOf } from '../tickets/files/file-pieces'
import { noMails } from '../sign-in/kept-mails'
import { personalTables, emailOf } from './personal-tables'

interface StoredRow {
  row: Record<string, unknown>
}

/** Everything that is stored about an email address: for each table its rows, and mails that are files. `jsonParts` writes it. */
export function exportPerson(database: Database, given: string, mails = noMails) {
  const email = emailOf(given)
  const key = emailKey(email)
  return database.transaction(async (within) => {
    const tables: Record<string, StoredRow['row'][]> = {}
    for (const { name, ofPerson, receivedAt, withheld = [] } of personalTables) {
      const stored = await within.query<StoredRow>(
        `select to_jsonb(${name}) - $2::text[] as row from ${name} where ${ofPerson} order by ${receivedAt}`,
        [key, withheld],
      )
      tables[name] = stored.map(({ row }) => row)
    }
    const ids = Object.values(tables).flatMap((rows) => rows.map(({ id }) => String(id)))
    const delivery = await eventsAbout(within, ids, key)
    const mail = mails.of(email)
    // Contents may be larger than memory, so each is read when it is written.
    const files = tables['ticket_file']?.map((row) => async () => ({
      ...row,
      content: Buffer.from(await contentOf(database, String(row['id']))).toString('base64'),
    }))
    return { email, ...tables, ticket_file: files, delivery, ...(mail.length > 0 && { mail }) }
  })
}
