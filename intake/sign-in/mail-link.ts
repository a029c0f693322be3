import { brand } from '@fivefold/shared/brand'
import { signInLinkKey } from '@fivefold/shared/outbox/sign-in-link'
import type { Database } from '../database/database'
import { hashOf, newSecret } from '../records/hash'
import { refusal } from '../requests/read-body'
import type { SendMail } from './mailer'

/** Mails to one address within an hour. */
const mostMails = 5

const linkMinutes = 15

interface LinkRequest {
  email: string
  /** The origin of the site. */
  origin: string
}

/**
 * Mails a link that signs in whoever opens it and confirms. Its token stands in the fragment, which no server and no
 * log sees, and nothing happens before the confirmation: mail scanners open links.
 * @throws HTTPException 429 for an address that got enough mails.
 */
export async function sendLink(
  database: Database,
  send: SendMail,
  { email, origin }: LinkRequest,
): Promise<void> {
  const token = newSecret()
  await database.transaction(async ({ query }) => {
    await query('select pg_advisory_xact_lock(hashtext(lower($1)))', [email])
    await query(`delete from sign_in where created_at < now() - interval '1 day'`)
    const [sent] = await query<{ mails: number }>(
      `select count(*)::int as mails from sign_in
       where lower(email) = lower($1) and created_at > now() - interval '1 hour'`,
      [email],
    )
    if ((sent?.mails ?? 0) >= mostMails) {
      throw refusal(429, 'This address got several links already. Try again in an hour.')
    }
    await query(
      `insert into sign_in (token_hash, email, expires_at)
       values ($1, $2, now() + make_interval(mins => $3))`,
      [hashOf(token), email, linkMinutes],
    )
  })
  await send(mailOf(email, `${origin}/portal#${signInLinkKey}=${token}`))
}

const mailOf = (to: string, link: string) => ({
  to,
  subject: `Sign in to ${brand.name}`,
  text: `Open this link to sign in to ${brand.name}:

${link}

It works once, within ${linkMinutes} minutes. If you did not ask for it, ignore this mail: nothing happens.
`,
})
