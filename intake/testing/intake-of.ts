import { intakeApp } from '../app'
import type { Database } from '../database/database'
import type { Mail } from '../sign-in/mailer'

/** An intake whose mails are kept. */
export function intakeOf(database: Database) {
  const mails: Mail[] = []
  const sendMail = async (mail: Mail) => void mails.push(mail)
  return { app: intakeApp(database, { sendMail, siteOrigin: 'https://site.example' }), mails }
}
