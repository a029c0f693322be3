import { createTransport } from 'nodemailer'
import { isPlainAddress } from '../records/email-address'
import { isThisMachine } from '../this-machine'
import { keptMails } from './kept-mails'

export interface Mail {
  to: string
  subject: string
  text: string
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

/** Milliseconds. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

export function mailer({ url, from, folder }: MailSettings): SendMail {
  /** An address as an object is not parsed again. */
  function messageOf({ to: address, ...content }: Mail) {
    if (!isPlainAddress(address)) throw new Error('No mail goes to what is no address.')
    return { from, to: { name: '', address }, ...content }
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

/** Whether the mail server has refused this address for good: others may still get mails. */
export const isAddressRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500
