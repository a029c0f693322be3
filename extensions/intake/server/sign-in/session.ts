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
  /** '' until the person has said it. */
  name: string
}

export interface Person extends Account {
  role: Role
}

const days = 30

/** Hours without a request after which a session ends. An open portal sends requests itself. */
const idleHours: Readonly<Record<Role, number>> = { customer: 14 * 24, agent: 12, admin: 12 }

/**
 * Uses a link once, and begins a session in place of the browser's earlier one. An address that is new becomes a
 * customer.
 * @param name for a person who has none yet.
 * @throws HTTPException 410 for a link that was used, is too old, or never existed.
 */
export async function confirmLink(
  context: Context,
  database: Database,
  settings: SessionSettings,
  { token, name = '' }: { token: string; name?: string | undefined },
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
      `insert into person (id, email, email_key, name) values ($1, $2, $3, $4)
       on conflict (email_key) do update set name = excluded.name where person.name = ''`,
      [newId(), link.email, link.email_key, name],
    )
    await query('delete from session where expires_at < now() or key_hash = $1', [
      hashOf(before ?? ''),
    ])
    const [begun] = await query<Account>(
      `insert into session (key_hash, person, email, expires_at)
       select $1, id, $2, now() + make_interval(days => $3) from person where email_key = $4
       returning person as id, email, (select name from person where email_key = $4)`,
      [hashOf(key), link.email, days, link.email_key],
    )
    return begun
  })
  if (!account) throw new Error('The person who was just stored is gone.')
  keepKey(context, settings, key, days * 24 * 60 * 60)
  return withRole(context, account, settings)
}

/** @throws HTTPException 401 without a session, or with one that was not used for long. */
export async function signedIn(
  context: Context,
  { query }: Queries,
  settings: SessionSettings,
): Promise<Person> {
  const key = readKey(context, settings)
  const [session] = key
    ? await query<Account & { idle: number }>(
        `select person as id, session.email, name, extract(epoch from now() - used_at)::float8 / 3600 as idle
         from session join person on person.id = person where key_hash = $1 and expires_at > now()`,
        [hashOf(key)],
      )
    : []
  if (!key || !session) throw refusal(401, 'Sign in first.')
  const { idle, ...account } = session
  const person = withRole(context, account, settings)
  if (idle > idleHours[person.role]) throw refusal(401, 'Sign in again.')
  // Not each request needs a write.
  if (idle > 0.1)
    await query('update session set used_at = now() where key_hash = $1', [hashOf(key)])
  return person
}

function withRole(context: Context, account: Account, { operators }: SessionSettings): Person {
  const role = operators.get(withSmallAscii(account.email)) ?? 'customer'
  context.set('person', { id: account.id, role })
  return { ...account, role }
}

/** @throws HTTPException 401 without a session. */
export async function keepName(
  context: Context,
  database: Database,
  settings: SessionSettings,
  name: string,
): Promise<void> {
  const { id } = await signedIn(context, database, settings)
  await database.query('update person set name = $2 where id = $1', [id, name])
}

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

/** @param key of the address whose sessions end; all people's by default. @returns how many. */
export async function endSessionsOf({ query }: Queries, key?: string): Promise<number> {
  const ended = await query<{ lasts: boolean }>(
    `delete from session using person where person.id = session.person
       and ($1::text is null or person.email_key = $1) returning expires_at > now() as lasts`,
    [key ?? null],
  )
  return ended.filter(({ lasts }) => lasts).length
}

/** @returns a check that gives the person, and throws HTTPException 401 without a session, 403 for other roles. */
export const onlyFor =
  (database: Queries, settings: SessionSettings) =>
  async (context: Context, ...roles: Role[]): Promise<Person> => {
    const person = await signedIn(context, database, settings)
    if (!roles.includes(person.role)) throw refusal(403, 'Your account may not see this.')
    return person
  }
