import * as v from 'valibot'
import { ticketNumberWords } from '@fivefold/shared/domain/tickets/ticket-number'
import { isRecord } from '@fivefold/shared/storage/stored-json'
import type { Answer } from '@fivefold/shared/seams/answer'
import type { Database, Queries } from '../database/database'
import { setWords } from '../database/ticket-words'
import type { WebhookEvent } from '../delivery/enqueue'
import { tellCustomer, tellOperators } from '../delivery/enqueue-mail'
import { hashOf } from '../records/hash'
import { receiveEach, shortId } from '../records/receive-each'
import { listAgents } from '../sign-in/agents'
import type { Operators } from '../sign-in/operators'
import type { Person } from '../sign-in/session'
import { declareFiles, whyNoFiles } from './files/declare-files'
import { followTicket, type Ticket } from './follow-ticket'
import { TicketOperationSchema, type TicketOperation } from './operation-schema'
import { digestOf, isName, signed, writerOf } from './operation-writer'

interface Sender {
  person: Person
  operators: Operators
  /** The latest entry that the writer of a reply has seen. */
  seen?: string | undefined
}

/**
 * Stores operations on tickets, each once, and answers for each in their order, as for leads. Customers write on their
 * own tickets, operators on all.
 * @param operations not checked yet.
 */
export function receiveOperations(
  database: Database,
  operations: readonly unknown[],
  sender: Sender,
): Promise<Answer[]> {
  return receiveEach(database, operations, {
    read: (given) => v.safeParse(TicketOperationSchema, given),
    idOf: (given) => (isRecord(given) ? shortId(given['id']) : ''),
    lock: lockOwners,
    receive: (within, operation, tell) => receive(within, operation, sender, tell),
  })
}

/** The writers on the tickets of a customer take turns until the end of the transaction. */
async function lockOwners({ query }: Queries, operations: readonly TicketOperation[]) {
  const tickets = operations.flatMap((one) => ('ticketId' in one ? one.ticketId : []))
  await query(
    `select from person where id in (select person from ticket where id = any($1::text[]))
     order by id for update`,
    [tickets],
  )
}

/** Entries of one ticket, which are read together. */
const mostEntries = 500

const absent = 'There is no such ticket.'

async function receive(
  within: Queries,
  operation: TicketOperation,
  { person, operators, seen }: Sender,
  tell: (event: WebhookEvent) => void,
): Promise<Answer> {
  const { query } = within
  const { id } = operation
  const refused = (reason: string): Answer => ({ id, refused: reason })
  const isOperator = person.role !== 'customer'
  const opens = operation.type === 'ticketOpened'
  const ticketId = opens ? id : operation.ticketId
  const isPrivate = operation.type === 'ticketNoted' || operation.type === 'ticketAssigned'
  const table = isPrivate ? 'desk_entry' : 'ticket_entry'

  const [found] = await query<{ person: string }>('select person from ticket where id = $1', [
    ticketId,
  ])
  const owner = found?.person ?? (opens ? person.id : undefined)
  const isAllowed = isPrivate ? isOperator : owner === person.id || (found && isOperator)
  if (owner === undefined || !isAllowed) return refused(absent)
  // A ticket of this transaction, or one that it opens.
  await query('select from person where id = $1 for update', [owner])

  const known = await answerOfEarlier(within, table, operation, person)
  if (known) return known
  const name = writerOf(operation)
  if (person.name === '' && isName(name)) {
    await query(`update person set name = $2 where id = $1 and name = ''`, [person.id, name])
  }
  const assigneeId = operation.type === 'ticketAssigned' ? operation.assigneeId : ''
  const agents = assigneeId === '' ? [] : await listAgents(within, operators)
  const agent = agents.find((one) => one.id === assigneeId)
  if (assigneeId !== '' && !agent) return refused('Only operators can be given a ticket.')
  if (operation.type === 'ticketReplied' && isOperator && seen !== undefined) {
    const by = await writerAfter(within, ticketId, seen)
    if (by !== undefined) {
      return refused(`${by} has written meanwhile. Read that, then send your reply again.`)
    }
  }
  const files = 'files' in operation ? (operation.files ?? []) : []
  const problem = await whyNoFiles(within, files, ticketId)
  if (problem !== undefined) return refused(problem)

  const number = opens ? await open(within, operation, person) : undefined
  const [ticket] = await query<Ticket>(
    `select status, priority, email, (select count(*)::int from ${table} where ticket = $1) as entries
     from ticket join person on person.id = ticket.person where ticket.id = $1`,
    [ticketId],
  )
  if (!ticket) return refused(absent)
  if (ticket.entries >= mostEntries) {
    return refused(`This ticket has ${mostEntries} entries. Open a new one.`)
  }
  await declareFiles(within, files, { ticket: ticketId, entry: id, author: person.id })
  const given = signed(operation, person, !isPrivate && owner !== person.id, {
    ...(opens && { number }),
    ...(operation.type === 'ticketAssigned' && { assigneeName: agent?.label ?? '' }),
  })
  const [entry] = await query<{ at: Date | string }>(
    `insert into ${table} (id, ticket, author, operation, digest, received_at${isPrivate ? '' : ', person'})
     values ($1, $2, $3, $4::jsonb, $5, greatest(
       date_trunc('milliseconds', clock_timestamp()),
       (select received_at from ticket_entry where ticket = $2 order by seq desc limit 1)
         + interval '1 millisecond')${isPrivate ? '' : ', $6'}) returning received_at as at`,
    [
      id,
      ticketId,
      person.id,
      JSON.stringify(given),
      digestOf(operation),
      ...(isPrivate ? [] : [owner]),
    ],
  )
  const isCustomer = owner === person.id
  await followTicket(within, operation, ticket, { at: entry?.at, isCustomer, agent })
  if (opens) {
    const { userName, subject, description } = operation
    await setWords(within, id, [
      id,
      ticketNumberWords({ number }),
      subject,
      ticket.email,
      userName,
      description,
    ])
  }
  if (!isPrivate) tell({ type: eventTypes[operation.type], data: { id, ticket: ticketId } })
  if (opens || (!isCustomer && isNewsForCustomer(operation))) {
    await tellCustomer(within, ticketId, id, owner)
  }
  if (opens) await tellOperators(within, 'new', id, operators.keys(), person.id)
  return { id }
}

const isNewsForCustomer = (operation: TicketOperation) =>
  operation.type === 'ticketReplied' ||
  (operation.type === 'ticketStatusChanged' && ['resolved', 'closed'].includes(operation.status))

/** @returns the answer to an operation that has come before, or that was erased. */
async function answerOfEarlier(
  { query }: Queries,
  table: string,
  operation: TicketOperation,
  person: Person,
): Promise<Answer | undefined> {
  const { id, at } = operation
  const [stored] = await query<{ digest: string; author: string }>(
    `select digest, author from ${table} where id = $1`,
    [id],
  )
  if (stored) {
    // Earlier releases made it with the sender's time.
    const digests = [digestOf(operation), digestOf(operation, at)]
    const isCopy = digests.includes(stored.digest) && stored.author === person.id
    return isCopy ? { id } : { id, refused: 'Another record has this id.' }
  }
  const erased = await query('select from erased where id_hash = $1', [hashOf(id)])
  return erased.length > 0 ? { id, refused: 'It was deleted.' } : undefined
}

async function open(
  { query }: Queries,
  { id, category, priority, subject, userName }: TicketOperation & { type: 'ticketOpened' },
  { id: personId }: Person,
) {
  const [opened] = await query<{ number: number }>(
    `insert into ticket (id, person, priority, category, subject, requester, words)
     values ($1, $2, $3, $4, $5, $6, '') returning number`,
    [id, personId, priority, category, subject, userName],
  )
  return opened?.number
}

/** @returns who has written a message after an entry of a ticket, if anybody has. */
async function writerAfter({ query }: Queries, ticketId: string, seen: string) {
  const [later] = await query<{ name: string }>(
    `select coalesce(operation ->> 'authorName', '') as name from ticket_entry
     where ticket = $1 and operation ->> 'type' = 'ticketReplied'
       and seq > coalesce((select seq from ticket_entry where ticket = $1 and id = $2), 0)
     order by seq desc limit 1`,
    [ticketId, seen],
  )
  return later && (later.name || 'Somebody')
}

const eventTypes = {
  ticketOpened: 'ticket.opened',
  ticketReplied: 'ticket.replied',
  ticketStatusChanged: 'ticket.changed',
} as const
