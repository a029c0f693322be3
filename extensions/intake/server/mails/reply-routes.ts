import { cut } from '@fivefold/shared/words/cut'
import type { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Database } from '../database/database'
import { secretMark, type MarkOf } from '../records/secret-mark'
import type { LimitSettings } from '../requests/limits'
import { onlyWithKey } from '../requests/only-with-key'
import { readBytes } from '../requests/read-body'
import type { SessionSettings } from '../sign-in/session'
import { receiveOperations } from '../tickets/receive-operations'
import { headOf, readAnswer, readBounce } from './read-answer'
import { answererOf, replyAddressesIn, type Answerer } from './reply-address'

/** Bytes of a mail, more than services of mail take. Its text is at its beginning, and files are not taken. */
const longest = 40_000_000
const longestRead = 1_000_000

/** Answers to one ticket in an hour: two programs may answer each other. */
const mostAnswers = 30

/** Addresses of one mail that are looked up. */
const mostAddresses = 5

/** Characters of an answer. With notes it is a message of at most 10,000. */
const longestText = 9_900

const noRest = '(The rest of this mail is too long.)'
const noFiles = '(Files of this mail were not taken. Add them in the portal.)'

interface MailReplies {
  /** `reply@…`, whose mails a service posts to the intake. */
  address: string
  /** Any of them lets it do so. */
  keys: readonly string[]
}

export interface ReplySettings extends SessionSettings, LimitSettings {
  /** Absent where answers by mail are not taken. */
  mailReplies?: MailReplies | undefined
}

/**
 * Takes answers to letters about tickets from a mail service. What will never be taken is answered with 200, so that
 * the service does not send it again.
 */
export function replyRoutes(app: Hono, database: Database, settings: ReplySettings): void {
  const { mailReplies, operators } = settings
  if (!mailReplies) return
  const only = onlyWithKey(mailReplies.keys, settings)

  app.post('/mail-replies', async (context) => {
    only(context)
    const raw = await readBytes(context, 'message/rfc822', longest, longestRead).catch((error) => {
      if (error instanceof HTTPException && error.status === 413) return undefined
      throw error
    })
    const refused = raw ? await receive(Buffer.from(raw)) : 'it is too large'
    if (refused === undefined) return context.json({})
    console.info(`A mail is not taken: ${refused}.`)
    return context.json({ refused })
  })

  /** @returns why the mail is not taken. */
  async function receive(raw: Buffer): Promise<string | undefined> {
    const bounce = readBounce(raw)
    if (bounce) return 'refused' in bounce ? bounce.refused : noteBounce(bounce)
    // Reading takes time, which nobody gets without a letter.
    const markOf = await secretMark(database)
    const answerers = await answerersOf(headOf(raw), markOf)
    if (answerers.length === 0) return 'no ticket has such an address'
    const read = await readAnswer(raw)
    if ('refused' in read) return read.refused
    const { identity, text } = read
    const hasFiles = read.hasFiles || raw.length >= longestRead
    const notes = [text.length > longestText && noRest, hasFiles && noFiles].filter(Boolean)
    const body = [cut(text, longestText), ...notes].join('\n\n').trim()
    if (body === '') return 'it is empty'
    const refused = []
    for (const answerer of answerers) {
      const entry = `mail-${markOf(`mail ${answerer.ticket} ${identity}`)}`
      refused.push(await reply(answerer, entry, body))
    }
    return refused.every(Boolean) ? refused[0] : undefined
  }

  async function reply({ ticket, id, email, name }: Answerer, entry: string, body: string) {
    if (await hasManyAnswers(ticket, entry))
      return 'its ticket got many answers by mail within an hour'
    const operation = {
      type: 'ticketReplied',
      id: entry,
      at: new Date().toISOString(),
      ticketId: ticket,
      authorName: name || email,
      body,
    }
    const person = { id, email, name, role: 'customer' as const }
    const [answer] = await receiveOperations(database, [operation], { person, operators })
    return answer?.refused
  }

  /** @param entry that is no copy of one of them. */
  async function hasManyAnswers(ticket: string, entry: string) {
    const [{ count } = { count: 0 }] = await database.query<{ count: number }>(
      `select count(*)::int as count from ticket_entry
       where ticket = $1 and id like 'mail-%' and received_at > now() - interval '1 hour'
         and not exists (select from ticket_entry where id = $2)`,
      [ticket, entry],
    )
    return count >= mostAnswers
  }

  async function answerersOf(head: string, markOf: MarkOf) {
    const found: Answerer[] = []
    for (const address of replyAddressesIn(head).slice(0, mostAddresses)) {
      const answerer = await answererOf(database, markOf, address)
      if (answerer) found.push(answerer)
    }
    return found
  }

  async function noteBounce({ ids, status }: { ids: readonly string[]; status: string }) {
    const noted = await database.query(
      `update delivery set state = 'dead', error = $2
       where id = any($1::uuid[]) and channel = 'mail' and state = 'done' returning 1`,
      [ids, `Bounced: ${status}.`],
    )
    return noted.length > 0 ? undefined : 'it is the bounce of no mail of ours'
  }
}
