import { emailKey } from '../../outbox/address-key'
import type { Queries } from '../database/database'
import type { Leased } from '../delivery/deliver-due'
import type { Receipt } from '../delivery/enqueue-mail'
import { hashOf } from '../records/hash'
import type { Mail } from '../sign-in/mailer'
import { deskLetter } from './desk-letter'
import { htmlText, plainText, type Addressed } from '../sign-in/letter'
import { receiptLetter } from './receipt-letter'
import { replyLine } from './own-words'
import { replyAddressOf } from './reply-address'
import { stopPathOf, type Stoppable } from './stop-links'
import { ticketLetter } from './ticket-letter'

export interface MailSite {
  /** The site's, which begins links. */
  origin: string
  /** The addresses of all operators. */
  operators: Iterable<string>
  /** The address that takes answers to letters about tickets. */
  replies?: string | undefined
}

interface News {
  /** The ticket. */
  id: string
  person: string
  entries: readonly string[]
}

/**
 * Makes a mail from what is stored now.
 * @returns undefined where there is nothing to tell any more, or nobody who wants it.
 */
export async function composeMail(
  queries: Queries,
  { id, kind, body }: Pick<Leased, 'id' | 'kind' | 'body'>,
  { origin, operators, replies }: MailSite,
): Promise<Mail | undefined> {
  const { data }: { data: unknown } = JSON.parse(body)
  const host = new URL(origin).hostname
  const mailOf = (to: string, letter: Addressed, headers = {}): Mail => ({
    to,
    subject: letter.subject,
    text: plainText(letter),
    html: htmlText(letter),
    messageId: `${id}@${host}`,
    ...(letter.ticket && { references: `ticket-${hashOf(letter.ticket).slice(0, 32)}@${host}` }),
    headers,
  })
  if (kind === 'mail.receipt') {
    const receipt = data as Receipt & { to: string }
    return mailOf(receipt.to, receiptLetter(receipt, origin))
  }

  const { id: ticket, person: reader, entries } = data as News
  const isDesk = kind === 'mail.desk'
  const [person] = await queries.query<{ email: string }>(
    `select email from person where id = $1
       and case when $2 then (mails_new or mails_late) and email_key = any($3::text[]) else mails_tickets end`,
    [reader, isDesk, [...operators].map(emailKey)],
  )
  if (!person) return undefined
  const letter: (Addressed & { number?: number }) | undefined = isDesk
    ? await deskLetter(queries, entries, origin)
    : await ticketLetter(queries, { ticket, reader, entries }, origin)
  if (!letter) return undefined
  const kindOfStop: Stoppable = isDesk ? 'desk' : 'tickets'
  const stop = origin + (await stopPathOf(queries, reader, kindOfStop))
  const headers = {
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  if (letter.number === undefined || !replies)
    return mailOf(person.email, { ...letter, stop }, headers)
  const { number } = letter
  const replyTo = await replyAddressOf(queries, replies, { number, ticket, reader })
  return { ...mailOf(person.email, { ...letter, stop, above: replyLine }, headers), replyTo }
}
