import { brand } from '@fivefold/shared/brand'
import { emailKey } from '../../outbox/address-key'
import { linkMinutes, signInLinkKey } from '../../browser/sign-in-link'
import { HTTPException } from 'hono/http-exception'
import type { Database, Queries } from '../database/database'
import { htmlText, plainText } from './letter'
import { lockIds } from '../records/erased-ids'
import { hashOf, newSecret } from '../records/hash'
import { refusal } from '../requests/read-body'
import { mailFailure, type Mail, type SendMail } from './mailer'

/** Mails to one address within an hour whose links nobody has used. */
const mostMails = 5

interface LinkRequest {
  email: string
  /** The origin of the site. */
  origin: string
}

/** A mail with a link that signs in once, which is stored and not sent. */
export async function makeLink(
  { query }: Queries,
  { email, origin }: LinkRequest,
  { isMailed }: { isMailed: boolean },
): Promise<{ mail: Mail; tokenHash: string }> {
  const token = newSecret()
  const tokenHash = hashOf(token)
  await query(
    `insert into sign_in (token_hash, email, email_key, mailed, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [tokenHash, email, emailKey(email), isMailed, linkMinutes],
  )
  return { mail: mailOf(email, `${origin}/portal#${signInLinkKey}=${token}`), tokenHash }
}

/**
 * Mails a link that signs in the person who opens it and confirms. Its token is in the fragment,
 * which no server and no log sees. Nothing happens before the confirmation, because mail scanners
 * open links.
 *
 * Once an address has many links that nobody has used, those are valid again in place of one more mail. So nobody
 * fills a mailbox, and nobody keeps its owner from signing in.
 * @param takePlace the asker's place for a mail; one that is not sent gives it back.
 * @returns `earlier` for the links of earlier mails.
 * @throws HTTPException 429 for an asker without a place, 400 or 503 for a mail that the mail server does not take.
 */
export async function mailLink(
  database: Database,
  send: SendMail,
  request: LinkRequest,
  takePlace: () => (() => void) | undefined,
): Promise<'sent' | 'earlier'> {
  const key = emailKey(request.email)
  const link = await database.transaction(async (within) => {
    const { query } = within
    await lockIds(within, [`sign-in ${key}`])
    await query(`delete from sign_in where created_at < now() - interval '1 day'`)
    const earlier = await query<{ id: string }>(
      `select id::text as id from sign_in
       where email_key = $1 and mailed and created_at > now() - interval '1 hour'`,
      [key],
    )
    if (earlier.length >= mostMails) {
      await query(
        `update sign_in set expires_at = now() + make_interval(mins => $2)
         where id = any($1::bigint[])`,
        [earlier.map(({ id }) => id), linkMinutes],
      )
      return undefined
    }
    return makeLink(within, request, { isMailed: true })
  })
  if (link === undefined) return 'earlier'
  const giveBack = takePlace()
  try {
    if (!giveBack) throw refusal(429, 'Your network asked for many links. Try again in an hour.')
    await send(link.mail)
    return 'sent'
  } catch (error) {
    giveBack?.()
    await database.query('delete from sign_in where token_hash = $1', [link.tokenHash])
    throw error instanceof HTTPException ? error : failureOf(error)
  }
}

/** The person whom a link signs in; the name is '' for a person who has none yet. @throws HTTPException 410 as `confirmLink`. */
export async function personOfLink(
  { query }: Queries,
  token: string,
): Promise<{ email: string; name: string }> {
  const [link] = await query<{ email: string; name: string }>(
    `select sign_in.email, coalesce(name, '') as name
     from sign_in left join person on person.email_key = sign_in.email_key
     where token_hash = $1 and expires_at > now()`,
    [hashOf(token)],
  )
  if (!link) throw linkIsUsed()
  return link
}

export const linkIsUsed = () =>
  refusal(410, 'This link was used before, or is too old. Ask for a new one.')

function failureOf(error: unknown) {
  const { reason, refuses } = mailFailure(error)
  console.error(`A mail was not sent: ${reason}`)
  return refuses === 'address'
    ? refusal(400, 'Mails to this address are refused. Check how it is written.')
    : refusal(503, 'We could not send the mail. Try again in a few minutes.')
}

function mailOf(to: string, link: string): Mail {
  const title = `Sign in to ${brand.name}`
  const letter = {
    title,
    parts: [
      { text: `This link works once, within ${linkMinutes} minutes.` },
      { label: 'Open it to sign in', href: link },
    ],
    because: 'If you did not ask for it, ignore this mail: nothing happens.',
  }
  return { to, subject: title, text: plainText(letter), html: htmlText(letter) }
}
