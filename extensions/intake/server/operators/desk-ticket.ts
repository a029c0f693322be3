import type { DeskTicket } from '../../outbox/desk-answers'
import type { Queries } from '../database/database'
import { arrivedOperation } from '../tickets/operations-since'

/** Seconds after which an operator who does not ask again is gone. They ask every ten seconds. */
const present = 30

interface Look {
  ticket: string
  /** The operator's id. */
  reader: string
  isWriting: boolean
  /** The titles of forms, for who may see leads. */
  forms?: readonly { name: string; title: string }[] | undefined
}

/** Other tickets of a customer, and leads, that stand beside a conversation. */
const mostBeside = 10

/** A ticket's customer, and what else they have sent. */
async function customerOf({ query }: Queries, { ticket, forms }: Look) {
  const [found] = await query<{ id: string; key: string; name: string; email: string }>(
    `select person.id, email_key as key, coalesce(nullif(name, ''), requester) as name, email
     from ticket join person on person.id = ticket.person where ticket.id = $1`,
    [ticket],
  )
  if (!found) return undefined
  const { id, key, name, email } = found
  const tickets = await query<DeskTicket['customer']['tickets'][number]>(
    `select id, number, subject, status from ticket where person = $1 and id <> $2
     order by number desc limit ${mostBeside}`,
    [id, ticket],
  )
  const leads = await query<{ id: string; form: string; company: string; receivedAt: string }>(
    `select id, collection as form, coalesce(body ->> 'company', '') as company,
       received_at as "receivedAt" from lead where email_key = $1 order by seq desc limit ${mostBeside}`,
    [key],
  )
  return {
    name,
    email,
    company: leads.find(({ company }) => company !== '')?.company ?? '',
    tickets,
    ...(forms && {
      leads: leads.map(({ id: lead, form, receivedAt }) => ({
        id: lead,
        form: forms.find((one) => one.name === form)?.title ?? form,
        receivedAt,
      })),
    }),
  }
}

/** @returns all entries of a ticket, the oldest first, and its other readers; undefined if there is no such ticket. */
export async function deskTicket(queries: Queries, look: Look): Promise<DeskTicket | undefined> {
  const { query } = queries
  const { ticket, reader, isWriting } = look
  const entries = await query<{ operation: object }>(
    `select operation from (
       select received_at, 0 as kind, seq, ${arrivedOperation('ticket_entry')} as operation
       from ticket_entry where ticket = $1
       union all
       select received_at, 1, seq, ${arrivedOperation('desk_entry')} from desk_entry where ticket = $1
     ) as entry order by received_at, kind, seq`,
    [ticket],
  )
  const customer = await customerOf(queries, look)
  if (!customer || entries.length === 0) return undefined
  const others = await query<{ name: string; isWriting: boolean }>(
    `select coalesce(nullif(name, ''), email) as name, is_writing as "isWriting"
     from ticket_look join person on person.id = ticket_look.person
     where ticket = $1 and person.id <> $2 and abs(extract(epoch from now() - seen_at)) < ${present} order by name`,
    [ticket, reader],
  )
  const [before] = await query<{ readAt: string }>(
    `select to_char(seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "readAt"
     from ticket_look where ticket = $1 and person = $2`,
    [ticket, reader],
  )
  await query(
    `insert into ticket_look (ticket, person, seen_at, is_writing)
     select id, $2, now(), $3 from ticket where id = $1 for key share
     on conflict (ticket, person) do update set seen_at = excluded.seen_at, is_writing = excluded.is_writing`,
    [ticket, reader, isWriting],
  )
  return {
    operations: entries.map(({ operation }) => operation),
    customer,
    others,
    readAt: before?.readAt ?? '',
  }
}
