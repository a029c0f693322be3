import { asText } from '../records/text'
import { ownWords } from './own-words'
import { parseMail } from './parse-mail'

/** The answer of somebody to a letter. */
interface ReadAnswer {
  /** Tells it from others, and not from its copies. */
  identity: string
  text: string
  hasFiles: boolean
}

interface Refusal {
  refused: string
}

/** A server tells that it could not deliver. It quotes the mail, whose id is one of them. */
interface ReadBounce {
  ids: string[]
  /** As RFC 3463 has it. */
  status: string
}

/** The lines above the empty one, none of them folded. */
export function headOf(raw: Buffer): string {
  const [head = ''] = raw.toString('latin1').split(/\r?\n\r?\n/, 1)
  return head.replaceAll(/\r?\n[ \t]+/g, ' ')
}

/** Reads a mail as it has come (RFC 5322). @returns a reason for what is no answer of a person. */
export async function readAnswer(raw: Buffer): Promise<ReadAnswer | Refusal> {
  const refused = (reason: string) => ({ refused: reason })
  const mail = await parseMail(raw)
  if (!mail) return refused('nobody can read it')
  const all = (...names: string[]) =>
    mail.lines
      .filter(({ key }) => names.includes(key))
      .map(({ line }) => line.slice(line.indexOf(':') + 1).trim())
  const is = (name: string, words: RegExp) => all(name).some((value) => words.test(value))

  if (is('auto-submitted', /^(?!no\b)/i)) return refused('a program has sent it')
  if (is('precedence', /^(?:bulk|junk|list|auto_reply)\b/i)) return refused('a list has sent it')
  const ofPrograms = /^(?:list-id|x-loop|x-auto-?(?:generated|reply|respond))$/
  if (mail.lines.some(({ key }) => ofPrograms.test(key))) return refused('a program has sent it')
  if (is('return-path', /^<\s*>/) || !mail.hasSender) return refused('it has no sender')
  if (mail.text.trim() === '' && mail.isHtmlTooLong) return refused('its HTML is too long')
  const text = ownWords(asText(mail.text))
  return {
    // Some programs give no id, or always the same. Servers add lines to the head of a copy.
    identity: [mail.messageId, ...all('date'), text].join('\n'),
    text,
    hasFiles: mail.hasFiles,
  }
}

/** @returns undefined for a mail that tells of no other one. */
export function readBounce(raw: Buffer): ReadBounce | Refusal | undefined {
  if (!/^content-type:[ \t]*multipart\/report\b.*delivery-status/im.test(headOf(raw)))
    return undefined
  const text = raw.toString('latin1')
  if (!/^Action:[ \t]*failed\b/im.test(text)) return { refused: 'it tells of no mail that is lost' }
  const ids = Array.from(
    text.matchAll(/^Message-ID:\s{1,9}<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/gim),
    ([, id = '']) => id,
  )
  const [, status = '5.0.0'] = /^Status:[ \t]*([245]\.\d{1,3}\.\d{1,3})/im.exec(text) ?? []
  return { ids: ids.slice(0, 10), status }
}
