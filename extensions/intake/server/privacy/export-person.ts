import { addressKey } from '@fivefold/shared/outbox/address-key'
import type { Database } from '../database/database'
import { eventsAbout } from '../delivery/events-about'
import { noMails } from '../sign-in/kept-mails'
import { addressOf, personalTables } from './personal-tables'

interface StoredRow {
  row: Record<string, unknown>
}

/** Everything that is stored about an email address: for each table its rows, as they are, and mails that are files. */
export function exportPerson(database: Database, email: string, mails = noMails) {
  const address = addressOf(email)
  const key = addressKey(address)
  return database.transaction(async (within) => {
    const tables: Record<string, StoredRow['row'][]> = {}
    for (const { name, ofPerson, receivedAt } of personalTables) {
      const stored = await within.query<StoredRow>(
        `select to_jsonb(${name}) as row from ${name} where ${ofPerson} order by ${receivedAt}`,
        [key],
      )
      tables[name] = stored.map(({ row }) => row)
    }
    const ids = Object.values(tables).flatMap((rows) => rows.map(({ id }) => String(id)))
    const delivery = await eventsAbout(within, ids, key)
    const mail = mails.of(address)
    return { email: address, ...tables, delivery, ...(mail.length > 0 && { mail }) }
  })
}
