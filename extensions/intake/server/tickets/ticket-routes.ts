import type { Hono } from 'hono'
import type { Database } from '../database/database'
import { dropEvents } from '../delivery/events-about'
import { forgetNames } from '../records/forget-names'
import { refuseCopies } from '../records/erased-ids'
import type { Limits } from '../requests/limits'
import { refusal } from '../requests/read-body'
import { readAs, readRequest } from '../requests/read-json'
import { endSession, signedIn, type SessionSettings } from '../sign-in/session'
import { OperationsSchema } from './operation-schema'
import { operationsSince } from './operations-since'
import { receiveOperations } from './receive-operations'

export function ticketRoutes(
  app: Hono,
  database: Database,
  settings: SessionSettings,
  limit: Limits,
): void {
  app.post('/tickets', async (context) => {
    const { operations, seen } = await readAs(context, OperationsSchema)
    const person = await signedIn(context, database, settings)
    limit.ofDay(context, operations.length)
    const { operators } = settings
    const answers = await receiveOperations(database, operations, { person, operators, seen })
    return context.json({ answers })
  })

  app.post('/sign-in/delete', async (context) => {
    await readRequest(context)
    const { id } = await signedIn(context, database, settings)
    await deleteAccount(database, id)
    await endSession(context, database, settings)
    return context.json({})
  })

  app.get('/tickets', async (context) => {
    const since = Number(context.req.query('since') ?? 0)
    if (!Number.isSafeInteger(since) || since < 0) throw refusal(400, 'since is no place.')
    const person = await signedIn(context, database, settings)
    return context.json(await operationsSince(database, person, since))
  })
}

/** Deletes an account with its tickets and sessions, and refuses copies of them that arrive later. */
function deleteAccount(database: Database, personId: string): Promise<void> {
  return database.transaction(async (within) => {
    // A statement that waits for a writer would not see what it has written.
    await within.query('select from person where id = $1 for update', [personId])
    const entries = await within.query<{ id: string }>(
      `select ticket_entry.id from ticket_entry join ticket on ticket.id = ticket_entry.ticket
       where ticket.person = $1`,
      [personId],
    )
    const ids = entries.map(({ id }) => id)
    await forgetNames(within, [personId])
    await dropEvents(within, ids)
    // Receipts stay with their leads.
    await within.query(
      `delete from delivery using person where person.id = $1 and delivery.email_key = person.email_key
         and channel = 'mail' and kind <> 'mail.receipt'`,
      [personId],
    )
    await within.query('delete from person where id = $1', [personId])
    await refuseCopies(within, ids)
  })
}
