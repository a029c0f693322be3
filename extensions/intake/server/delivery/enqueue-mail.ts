import { emailKey } from '../../outbox/address-key'
import type { Queries } from '../database/database'
import { isSending } from './is-sending'

/*
 * Mails to send, in the transaction of what they tell. Their text is made when they are sent, so that nobody is told of
 * what is gone by then.
 */

/** The confirmation of a form, kept whole: the release of the form may be gone. */
export interface Receipt {
  /** The lead's. */
  id: string
  email: string
  subject: string
  text: string
  /** Titles and answers. */
  answers: readonly (readonly [title: string, answer: string])[]
  /** Titles of links, and their addresses below the site. */
  links: readonly (readonly [title: string, path: string])[]
}

/** Receipts that one address gets in a day: strangers may write it into forms. */
const mostReceipts = 5

/** Keeps the receipt of a form, if there is a mail server. @returns whether it will be sent. */
export async function enqueueReceipt({ query }: Queries, receipt: Receipt): Promise<boolean> {
  const { email, ...data } = receipt
  const kept = await query(
    `insert into delivery (channel, kind, body, email_key)
     select 'mail', 'mail.receipt', $1::json, $2
     where ${isSending('mail')} and (
       select count(*) from delivery
       where email_key = $2 and kind = 'mail.receipt' and created_at > now() - interval '1 day'
     ) < ${mostReceipts}
     returning 1`,
    [JSON.stringify({ type: 'mail.receipt', data: { ...data, to: email } }), emailKey(email)],
  )
  return kept.length > 0
}

/** Minutes in which what happens is told in one mail. */
const together = 5

/** Entries that one mail tells of. */
const mostEntries = 100

interface News {
  kind: 'mail.ticket' | 'mail.desk'
  /** The ticket, where the mail is about one. */
  about: string
  /** The entry that tells it. */
  entry: string
  /** SQL that finds the people who want to know, with parameters from `$5`. */
  readers: string
  values: readonly unknown[]
}

/** Adds news to the mail that each reader gets within five minutes. */
async function enqueueNews({ query }: Queries, { kind, about, entry, readers, values }: News) {
  const entries = (row: string) => `(${row}.body::jsonb #> '{data,entries}')`
  await query(
    `insert into delivery (channel, kind, body, email_key, joins, due_at)
     select 'mail', $1::text, json_build_object('type', $1::text, 'data', json_build_object(
         'id', $2::text, 'person', person.id, 'entries', json_build_array($3::text))),
       person.email_key, $1::text || ' ' || $2::text || ' ' || person.id, now() + make_interval(mins => $4)
     from person where ${isSending('mail')} and ${readers} order by person.id
     on conflict (joins) do update set body = case
       when jsonb_array_length(${entries('delivery')}) >= ${mostEntries} then delivery.body
       else jsonb_set(delivery.body::jsonb, '{data,entries}', ${entries('delivery')} || ${entries('excluded')})::json end`,
    [kind, about, entry, together, ...values],
  )
}

/** Tells a customer of an entry of their ticket. */
export const tellCustomer = (within: Queries, ticket: string, entry: string, customer: string) =>
  enqueueNews(within, {
    kind: 'mail.ticket',
    about: ticket,
    entry,
    readers: 'person.id = $5 and mails_tickets',
    values: [customer],
  })

/**
 * Tells operators of a ticket that is new, or late.
 * @param operators the addresses of all.
 * @param writer the person who has opened it.
 */
export const tellOperators = (
  within: Queries,
  what: 'new' | 'late',
  ticket: string,
  operators: Iterable<string>,
  writer = '',
) =>
  enqueueNews(within, {
    kind: 'mail.desk',
    about: '',
    entry: `${what} ${ticket}`,
    readers: `email_key = any($5::text[]) and mails_${what} and person.id <> $6`,
    values: [[...operators].map(emailKey), writer],
  })
