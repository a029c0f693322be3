import type { Database } from '../database/database'

/** Tables that strangers fill. */
export const largeTables = [
  'lead',
  'erased',
  'delivery',
  'person',
  'session',
  'sign_in',
  'ticket',
  'ticket_entry',
  'desk_entry',
  'ticket_file',
  'ticket_file_piece',
  'tally',
  'vital',
  'problem',
] as const

/** Rows of one statement, which has 10 s. */
const atOnce = 20_000

/** Days of reports. Each day but the last has the most rows that a day may begin. */
const days = 90

/** SQL that fills each table with the rows from `$1` to `$2`. People have ten tickets each, and their addresses other capitals. */
const statements = [
  `insert into lead (id, collection, email, email_key, body, digest, sender, claimed_at)
   select 'lead-' || n, 'contactForms', 'Person-' || n % 1000 || '@filled.example', 'person-' || n % 1000 || '@filled.example',
     jsonb_build_object('id', 'lead-' || n, 'email', 'Person-' || n % 1000 || '@filled.example', 'message', repeat('word ', 20)),
     md5(n::text), md5((n % 1000)::text), '2026-11-27T10:00:00.000Z' from generate_series($1::int, $2::int) n`,
  `insert into erased (id_hash, expires_at)
   select 'erased-' || n, case when n % 2 = 0 then now() + n % 30 * interval '1 day' end from generate_series($1::int, $2::int) n`,
  `insert into delivery (kind, body, email_key, state)
   select 'lead.received', json_build_object('type', 'lead.received', 'data', json_build_object('id', 'lead-' || n,
     'email', 'Person-' || n % 1000 || '@filled.example')), 'person-' || n % 1000 || '@filled.example', 'done' from generate_series($1::int, $2::int) n`,
  `insert into person (id, email, email_key)
   select 'person-' || n / 10, 'Person-' || n / 10 || '@filled.example', 'person-' || n / 10 || '@filled.example' from generate_series($1::int, $2::int) n where n % 10 = 0`,
  `insert into session (key_hash, person, email, expires_at)
   select md5(n::text), 'person-' || n / 10, 'Person-' || n / 10 || '@filled.example', now() + interval '1 day' from generate_series($1::int, $2::int) n where n % 10 = 0`,
  `insert into sign_in (token_hash, email, email_key, expires_at)
   select md5(n::text), 'Person-' || n / 10 || '@filled.example', 'person-' || n / 10 || '@filled.example', now() from generate_series($1::int, $2::int) n where n % 10 = 0`,
  `insert into ticket (id, person, priority, category, subject, status, assignee_name, active_at, due_at, words)
   select 'ticket-' || n, 'person-' || greatest(1, n / 10), (array['low', 'medium', 'high', 'critical'])[1 + n % 4],
     'Category ' || n % 5, 'Invoice ' || n, (array['open', 'in-progress', 'resolved', 'closed'])[1 + n / 7 % 4],
     case when n % 3 > 0 then 'Agent ' || n % 10 else '' end, now() - n * interval '1 minute',
     case when n / 7 % 4 < 2 and n % 2 = 0 then now() + (n % 1000 - 500) * interval '1 minute' end,
     array_to_tsvector(array['invoice', n::text, 'word' || n % 1000, 'person', 'filled', 'example'])
   from generate_series($1::int, $2::int) n`,
  `insert into ticket_entry (id, ticket, person, author, operation, digest)
   select 'ticket-' || n, 'ticket-' || n, 'person-' || greatest(1, n / 10), 'person-' || greatest(1, n / 10),
     jsonb_build_object('type', 'ticketOpened', 'id', 'ticket-' || n), '' from generate_series($1::int, $2::int) n`,
  `insert into desk_entry (id, ticket, author, operation, digest, received_at)
   select 'note-' || n, 'ticket-' || n, 'person-1', jsonb_build_object('type', 'ticketNoted', 'id', 'note-' || n), '', now() from generate_series($1::int, $2::int) n`,
  `insert into ticket_file (id, ticket, entry, author, name, media_type, size, arrived_at)
   select 'file-' || n, 'ticket-' || n, 'ticket-' || n, 'person-1', 'a.txt', 'text/plain', 5, now() from generate_series($1::int, $2::int) n`,
  `insert into ticket_file_piece (file, place, bytes) select 'file-' || n, 0, 'Hello' from generate_series($1::int, $2::int) n`,
  `insert into tally (day, remote, release, role, canary, percentage, browser, event)
   select current_date - n % ${days}, 'support', '1.0.' || n / ${days}, 'live', '', 0, 'Other', 'start'
   from generate_series($1::int, least($2::int, ${days} * 9900)) n`,
  `insert into vital (day, remote, release, role, canary, percentage, name, bucket, part, target, first)
   select current_date - n % ${days}, 'support', '1.0.0', 'live', '', 0, 'INP', n / ${days} % 50, '', 'p' || n / ${days} / 50, 1
   from generate_series($1::int, least($2::int, ${days} * 9900)) n`,
  `insert into problem (fingerprint, remote, release, kind, message, stack, route, first_at, last_at)
   select md5(n::text), 'support', '1.0.0', 'TypeError', 'x' || n, 'at f (/a.js:1:2)', '/support',
     now() - n % ${days} * interval '1 day' - interval '1 hour', now() - n % ${days} * interval '1 day' - interval '1 hour'
   from generate_series($1::int, least($2::int, ${days} * 990)) n`,
]

/** Fills the tables of an intake as strangers may in the course of years. */
export async function fillSite({ query, transaction }: Database, rows: number): Promise<void> {
  for (let from = 1; from <= rows; from += atOnce) {
    for (const sql of statements) await query(sql, [from, Math.min(rows, from + atOnce - 1)])
  }
  await transaction(async (within) => {
    await within.query('set local statement_timeout = 0')
    await within.query('analyze', [], 'minutes')
  }, 'minutes')
}
