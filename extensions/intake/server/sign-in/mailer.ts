import { createTransport } from 'nodemailer'
import { isPlainEmail } from '../records/email-address'
import { isThisMachine } from '../this-machine'
import { keptMails } from './kept-mails'

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  /** Its id, without angle brackets as the next one. */
  messageId?: string
  /** The id that begins its conversation. */
  references?: string
  /** Gets its answers, in place of its sender. */
  replyTo?: string | undefined
  headers?: Readonly<Record<string, string>>
}

/** Rejects when the mail server does not take the mail. */
export type SendMail = (mail: Mail) => Promise<void>

interface MailSettings {
  /** The mail server, for instance `smtps://user:password@mail.example`. */
  url?: string | undefined
  from: string
  /** Without a server, each mail becomes a file here, to try the intake out. */
  folder: string
}

const noAddress = 'No mail goes to what is no address.'

/** Milliseconds. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

export function mailer({ url, from, folder }: MailSettings): SendMail {
  /** An address as an object is not parsed again. */
  function messageOf({ to, messageId, references, headers, ...content }: Mail) {
    if (!isPlainEmail(to)) throw new Error(noAddress)
    return {
      from,
      to: { name: '', address: to },
      ...content,
      ...(messageId && { messageId: `<${messageId}>` }),
      ...(references && { references: `<${references}>`, inReplyTo: `<${references}>` }),
      // Nobody’s holiday notice answers it.
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      disableFileAccess: true,
      disableUrlAccess: true,
    }
  }
  if (url) {
    // A mail holds what signs in. `?requireTLS=false` in the address wins.
    const requireTLS = !isThisMachine(new URL(url).hostname)
    const server = createTransport({ url, requireTLS, ...timeouts })
    return async (mail) => void (await server.sendMail(messageOf(mail)))
  }
  const { keep } = keptMails(folder)
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message } = await composer.sendMail(messageOf(mail))
    keep(mail.to, String(message))
  }
}

/** An error of `SendMail` in words. The answer of a mail server holds the address, so its code stands alone. */
export interface MailFailure {
  reason: string
  /** The server refuses this address, or this mail, for good: others may still get mails. */
  refuses?: 'address' | 'mail'
}

export function mailFailure(error: unknown): MailFailure {
  const { command, responseCode, code, message } = Object(error) as Record<string, unknown>
  const isFinal = Number(responseCode) >= 500
  if (message === noAddress) return { reason: noAddress, refuses: 'address' }
  if (isFinal && command === 'RCPT TO') {
    return {
      reason: `The mail server refuses the address: ${String(responseCode)}.`,
      refuses: 'address',
    }
  }
  if (isFinal && command === 'DATA') {
    return { reason: `The mail server refuses the mail: ${String(responseCode)}.`, refuses: 'mail' }
  }
  if (responseCode !== undefined)
    return { reason: `The mail server answered ${String(responseCode)}.` }
  return { reason: `The mail server did not answer: ${String(code ?? message)}.` }
}
