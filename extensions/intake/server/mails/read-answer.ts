import { simpleParser, type ParsedMail } from 'mailparser'
import { asText } from '../records/text'
import { ownWords } from './own-words'

/** Characters of HTML that become a text: a table of a megabyte takes 15 seconds. */
const longestHtml = 100_000

const reading = {
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  maxHtmlLengthToParse: longestHtml,
}

/** The answer of somebody to a letter. */
interface ReadAnswer {
  kind: 'answer'
  /** The headers that name recipients. */
  recipients: string
  messageId: string
  text: string
  hasFiles: boolean
}

/** A server tells that it could not deliver. It quotes the mail, whose id is one of them. */
interface ReadBounce {
  kind: 'bounce'
  ids: string[]
  /** As RFC 3463 has it. */
  status: string
}

/** Reads a mail as it has come (RFC 5322). @returns a reason for what is no answer of a person. */
export async function readAnswer(
  raw: Buffer,
): Promise<ReadAnswer | ReadBounce | { kind: 'refused'; reason: string }> {
  const refused = (reason: string) => ({ kind: 'refused' as const, reason })
  const mail = await simpleParser(raw, reading).catch(() => undefined)
  if (!mail) return refused('nobody can read it')
  const all = (...names: string[]) =>
    mail.headerLines
      .filter(({ key }) => names.includes(key))
      .map(({ line }) => line.slice(line.indexOf(':') + 1).trim())
  const is = (name: string, words: RegExp) => all(name).some((value) => words.test(value))

  if (is('content-type', /^multipart\/report\b[^]*delivery-status/i)) return bounceIn(raw)
  if (is('auto-submitted', /^(?!no\b)/i)) return refused('a program has sent it')
  if (is('precedence', /^(?:bulk|junk|list|auto_reply)\b/i)) return refused('a list has sent it')
  if (all('x-loop', 'x-autoreply', 'x-autorespond', 'list-id').length > 0) {
    return refused('a program has sent it')
  }
  if (is('return-path', /^<\s*>/) || !mail.from?.value.some(({ address }) => address)) {
    return refused('it has no sender')
  }
  if (!mail.text?.trim() && mail.html && mail.html.length > longestHtml)
    return refused('its HTML is too long')
  return {
    kind: 'answer',
    recipients: all(
      'to',
      'cc',
      'delivered-to',
      'x-original-to',
      'envelope-to',
      'x-forwarded-to',
    ).join(' '),
    messageId: mail.messageId ?? '',
    text: ownWords(asText(await textOf(mail))),
    hasFiles: mail.attachments.some(
      ({ related, contentType }) => !related && !contentType.endsWith('-signature'),
    ),
  }
}

/** The parser makes no text of HTML that is a part of a mail. */
async function textOf({ text = '', html }: ParsedMail): Promise<string> {
  if (text.trim() || !html) return text
  const alone = `Content-Type: text/html; charset=utf-8\r\n\r\n${html}`
  return (await simpleParser(alone, reading)).text ?? ''
}

function bounceIn(raw: Buffer) {
  const text = raw.toString('latin1')
  if (!/^Action:[ \t]*failed\b/im.test(text)) {
    return { kind: 'refused' as const, reason: 'it tells of no mail that is lost' }
  }
  const ids = Array.from(
    text.matchAll(/^Message-ID:\s{1,9}<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/gim),
    ([, id = '']) => id,
  )
  const [, status = '5.0.0'] = /^Status:[ \t]*([245]\.\d{1,3}\.\d{1,3})/im.exec(text) ?? []
  return { kind: 'bounce' as const, ids: ids.slice(0, 10), status }
}
