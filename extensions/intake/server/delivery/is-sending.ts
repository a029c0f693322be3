import type { Queries } from '../database/database'

/**
 * The table whose row says that some intake of the database sends on a channel, and how long that counts. A visitor is
 * promised a mail that leaves soon. Events are kept for a webhook whose intake stands still: commands of the embedded
 * database run only then.
 */
const signs = {
  webhook: { table: 'webhook', lasts: '7 days' },
  mail: { table: 'mailing', lasts: '2 minutes' },
} as const

export type ChannelName = keyof typeof signs

/** SQL: some intake on this database sends on a channel. */
export const isSending = (name: ChannelName) =>
  `exists (select from ${signs[name].table} where until > now())`

/** Says that this intake does. */
export const saySending = ({ query }: Queries, name: ChannelName) =>
  query(
    `insert into ${signs[name].table} (until) values (now() + $1::interval)
     on conflict (single) do update set until = excluded.until`,
    [signs[name].lasts],
  )
