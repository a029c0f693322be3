import { createTransport } from 'nodemailer'
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
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

export function mailer({ url, from, folder }: MailSettings): SendMail {
  if (url) {
    const server = createTransport({ url, ...patience })
    return async (mail) => void (await server.sendMail({ from, ...mail }))
  }
  const { keep } = keptMails(folder)
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message } = await composer.sendMail({ from, ...mail })
    keep(mail.to, String(message))
  }
}
