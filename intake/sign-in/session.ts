import { newId } from '@fivefold/shared/domain/model/record-id'
import type { Context } from 'hono'
import type { Database, Queries } from '../database/database'
import { withSmallAscii } from '../records/email-address'
import { hashOf, newSecret } from '../records/hash'
import { refusal } from '../requests/read-body'
import { linkIsUsed } from './mail-link'
import type { Operators, Role } from './operators'
import { dropKey, keepKey, readKey, type CookieSettings } from './session-cookie'

export interface SessionSettings extends CookieSettings {
  operators: Operators
}

interface Account {
  id: string
  /** As the mail has proved it. */
  email: string
}

export interface Person extends Account {
  role: Role
}

const days = 30

/**
 * Uses a link once, and begins a session in place of the browser's earlier one. An address that is new becomes a
 * customer.
 * @throws HTTPException 410 for a link that was used, is too old, or never existed.
 */
export async function confirmLink(
  context: Context,
  database: Database,
  settings: SessionSettings,
  token: string,
): Promise<Person> {
  const before = readKey(context, settings)
  const key = newSecret()
  const account = await database.transaction(async ({ query }) => {
    const [link] = await query<{ email: string; email_key: string }>(
      `delete from sign_in where token_hash = $1 and expires_at > now()
       returning email, email_key`,
      [hashOf(token)],
    )
    if (!link) throw linkIsUsed()
    await query(
      `insert into person (id, email, email_key) values ($1, $2, $3)
       on conflict (email_key) do nothing`,
      [newId(), link.email, link.email_key],
    )
    await query('delete from session where expires_at < now() or key_hash = $1', [
      hashOf(before ?? ''),
    ])
    const [begun] = await query<Account>(
      `insert into session (key_hash, person, email, expires_at)
       select $1, id, $2, now() + make_interval(days => $3) from person where email_key = $4
       returning person as id, email`,
      [hashOf(key), link.email, days, link.email_key],
    )
    return begun
  })
  if (!account) throw new Error('The person who was just stored is gone.')
  keepKey(context, settings, key, days * 24 * 60 * 60)
  return withRole(account, settings)
}

/** @throws HTTPException 401 without a session. */
export async function signedIn(
  context: Context,
  { query }: Queries,
  settings: SessionSettings,
): Promise<Person> {
  const key = readKey(context, settings)
  const [account] = key
    ? await query<Account>(
        `select person as id, email from session where key_hash = $1 and expires_at > now()`,
        [hashOf(key)],
      )
    : []
  if (!account) throw refusal(401, 'Sign in first.')
  return withRole(account, settings)
}

const withRole = (account: Account, { operators }: SessionSettings): Person => ({
  ...account,
  role: operators.get(withSmallAscii(account.email)) ?? 'customer',
})

export async function endSession(
  context: Context,
  { query }: Queries,
  settings: SessionSettings,
): Promise<void> {
  const key = readKey(context, settings)
  if (key) await query('delete from session where key_hash = $1', [hashOf(key)])
  dropKey(context, settings)
}

/** Ends the account's sessions in other browsers. @returns how many. @throws HTTPException 401 without a session. */
export async function endOtherSessions(
  context: Context,
  database: Database,
  settings: SessionSettings,
): Promise<number> {
  const { id } = await signedIn(context, database, settings)
  const ended = await database.query<{ lasts: boolean }>(
    'delete from session where person = $1 and key_hash <> $2 returning expires_at > now() as lasts',
    [id, hashOf(readKey(context, settings) ?? '')],
  )
  return ended.filter(({ lasts }) => lasts).length
}
