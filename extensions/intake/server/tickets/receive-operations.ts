import type { Answer } from '@fivefold/shared/receipts/answer'
import { isRecord } from '@fivefold/shared/storage/stored-json'
import type { Database, Queries } from '../database/database'
import type { WebhookEvent } from '../delivery/enqueue'
import { hashOf, sortedJson } from '../records/hash'
import { receiveEach, shortId } from '../records/receive-each'
import type { Person } from '../sign-in/session'
import { TicketOperationSchema, type TicketOperation } from './operation-schema'

/**
 * Stores operations on tickets, each once, and answers for each in their order, as for leads. Customers write on their
 * own tickets, operators on all.
 * @param operations not checked yet.
 */
export function receiveOperations(
  database: Database,
  operations: readonly unknown[],
  person: Person,
): Promise<Answer[]> {
  return receiveEach(database, operations, {
    schema: TicketOperationSchema,
    idOf: (given) => (isRecord(given) ? shortId(given['id']) : ''),
    receive: (within, operation, tell) => receive(within, operation, person, tell),
  })
}

/** Entries of one ticket, which are read together. */
const mostEntries = 500

async function receive(
  { query }: Queries,
  operation: TicketOperation,
  person: Person,
  tell: (event: WebhookEvent) => void,
): Promise<Answer> {
  const { id } = operation
  const digest = digestOf(operation)
  const ticketId = operation.type === 'ticketOpened' ? id : operation.ticketId

  const [ticket] = await query<{ person: string }>('select person from ticket where id = $1', [
    ticketId,
  ])
  const owner = ticket?.person ?? (operation.type === 'ticketOpened' ? person.id : undefined)
  const isAllowed = owner === person.id || (ticket && person.role !== 'customer')
  if (owner === undefined || !isAllowed) return { id, refused: 'There is no such ticket.' }
  // The customer's writers take turns until the end of the transaction.
  await query('select from person where id = $1 for update', [owner])

  const [stored] = await query<{ digest: string; author: string }>(
    'select digest, author from ticket_entry where id = $1',
    [id],
  )
  if (stored) {
    // Earlier releases made it with the sender's time.
    const digests = [digest, hashOf(sortedJson(operation))]
    const isCopy = digests.includes(stored.digest) && stored.author === person.id
    return isCopy ? { id } : { id, refused: 'Another record has this id.' }
  }
  const [entries] = await query<{ count: number }>(
    'select count(*)::int as count from ticket_entry where ticket = $1',
    [ticketId],
  )
  if ((entries?.count ?? 0) >= mostEntries) {
    return { id, refused: `This ticket has ${mostEntries} entries. Open a new one.` }
  }
  const erased = await query('select from erased where id_hash = $1', [hashOf(id)])
  if (erased.length > 0) return { id, refused: 'It was deleted.' }
  const number = operation.type === 'ticketOpened' ? await open(operation) : undefined
  if (operation.type === 'ticketStatusChanged') {
    await query('update ticket set status = $2 where id = $1', [ticketId, operation.status])
  }
  await query(
    `insert into ticket_entry (id, ticket, person, author, operation, digest, received_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, greatest(
       date_trunc('milliseconds', clock_timestamp()),
       (select received_at from ticket_entry where ticket = $2 order by seq desc limit 1)
         + interval '1 millisecond'))`,
    [id, ticketId, owner, person.id, JSON.stringify(told(operation, person, number)), digest],
  )
  tell({ type: eventTypes[operation.type], data: { id, ticket: ticketId } })
  return { id }

  async function open({ category, priority, subject }: TicketOperation & { type: 'ticketOpened' }) {
    const [opened] = await query<{ number: number }>(
      `insert into ticket (id, person, priority, category, subject)
       values ($1, $2, $3, $4, $5) returning number`,
      [id, person.id, priority, category, subject],
    )
    return opened?.number
  }
}

/** A browser takes over the time of the arrival, also in a copy that it sends again. */
const digestOf = (operation: TicketOperation) => hashOf(sortedJson({ ...operation, at: '' }))

const eventTypes = {
  ticketOpened: 'ticket.opened',
  ticketReplied: 'ticket.replied',
  ticketStatusChanged: 'ticket.changed',
} as const

/** The operation as browsers apply it. Its author is the session's, whatever the sender says. */
function told({ name, ...facts }: TicketOperation, person: Person, number: number | undefined) {
  switch (facts.type) {
    case 'ticketOpened': {
      return { ...facts, userId: person.id, userName: name, number }
    }
    case 'ticketReplied': {
      const authorRole = person.role === 'customer' ? 'customer' : 'admin'
      return { ...facts, authorId: person.id, authorName: name, authorRole }
    }
    case 'ticketStatusChanged': {
      return { ...facts, byId: person.id, byName: name }
    }
  }
}
