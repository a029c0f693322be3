import { newId } from '@fivefold/shared/domain/model/record-id'
import { addressKey } from '@fivefold/shared/outbox/address-key'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Database, Queries } from '../database/database'
import { hashOf, newSecret } from '../records/hash'
import { refusal } from '../requests/read-body'
import type { Operators, Role } from './operators'

interface Account {
  id: string
  email: string
}

export interface Person extends Account {
  role: Role
}

const cookie = 'fivefold-session'
const days = 30

/** Only the intake needs the cookie, and only for requests of the site's own pages. */
const attributes = (isSecure: boolean) =>
  ({ path: '/intake', httpOnly: true, sameSite: 'Strict', secure: isSecure }) as const

/**
 * Uses a link once, and begins a session. An address that is new becomes a customer.
 * @throws HTTPException 410 for a link that was used, is too old, or never existed.
 */
export async function confirmLink(
  context: Context,
  database: Database,
  { token, origin }: { token: string; origin: string },
): Promise<Account> {
  const key = newSecret()
  const person = await database.transaction(async ({ query }) => {
    const [link] = await query<{ email: string }>(
      'delete from sign_in where token_hash = $1 and expires_at > now() returning email',
      [hashOf(token)],
    )
    if (!link) throw refusal(410, 'This link was used before, or is too old. Ask for a new one.')
    await query(
      'insert into person (id, email) values ($1, $2) on conflict (lower(email)) do nothing',
      [newId(), link.email],
    )
    const [found] = await query<Account>(
      'select id, email from person where lower(email) = lower($1)',
      [link.email],
    )
    await query('delete from session where expires_at < now()')
    await query(
      `insert into session (key_hash, person, expires_at)
       values ($1, $2, now() + make_interval(days => $3))`,
      [hashOf(key), found?.id, days],
    )
    return found
  })
  if (!person) throw new Error('The person who was just stored is gone.')
  setCookie(context, cookie, key, {
    ...attributes(origin.startsWith('https:')),
    maxAge: days * 24 * 60 * 60,
  })
  return person
}

/** @throws HTTPException 401 without a session. */
export async function signedIn(
  context: Context,
  { query }: Queries,
  operators: Operators,
): Promise<Person> {
  const key = getCookie(context, cookie)
  const [account] = key
    ? await query<Account>(
        `select person.id, person.email from session
         join person on person.id = session.person
         where key_hash = $1 and expires_at > now()`,
        [hashOf(key)],
      )
    : []
  if (!account) throw refusal(401, 'Sign in first.')
  return withRole(account, operators)
}

export const withRole = (account: Account, operators: Operators): Person => ({
  ...account,
  role: operators.get(addressKey(account.email)) ?? 'customer',
})

export async function endSession(context: Context, { query }: Queries): Promise<void> {
  const key = getCookie(context, cookie)
  if (key) await query('delete from session where key_hash = $1', [hashOf(key)])
  deleteCookie(context, cookie, attributes(false))
}
