import { newId } from '@fivefold/shared/domain/model/record-id'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Database, Queries } from '../database/database'
import { hashOf, newSecret } from '../leads/hash'
import { refusal } from '../requests/read-json'

export interface Person {
  id: string
  email: string
  role: 'customer' | 'agent' | 'admin'
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
): Promise<Person> {
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
    const [found] = await query<Person>(
      'select id, email, role from person where lower(email) = lower($1)',
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
export async function signedIn(context: Context, { query }: Queries): Promise<Person> {
  const key = getCookie(context, cookie)
  const [person] = key
    ? await query<Person>(
        `select person.id, person.email, person.role from session
         join person on person.id = session.person
         where key_hash = $1 and expires_at > now()`,
        [hashOf(key)],
      )
    : []
  if (!person) throw refusal(401, 'Sign in first.')
  return person
}

export async function endSession(context: Context, { query }: Queries): Promise<void> {
  const key = getCookie(context, cookie)
  if (key) await query('delete from session where key_hash = $1', [hashOf(key)])
  deleteCookie(context, cookie, attributes(false))
}
