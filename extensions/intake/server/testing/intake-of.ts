import { intakeApp, type IntakeSettings } from '../app'
import type { Database } from '../database/database'
import { readOperators } from '../sign-in/operators'
import type { Mail } from '../sign-in/mailer'
import { signInAs } from './visitors'

/** An intake whose mails are kept. */
export function intakeOf(database: Database, settings: Partial<IntakeSettings> = {}) {
  const mails: Mail[] = []
  const sendMail = async (mail: Mail) => void mails.push(mail)
  const siteOrigin = 'https://site.example'
  const operators = readOperators('agent:agent@fivefold.example admin:admin@fivefold.example')
  const app = intakeApp(database, {
    sendMail,
    siteOrigin,
    operators,
    perMinute: 0,
    proxies: 1,
    ipHeader: 'x-forwarded-for',
    watchKeys: ['key-of-a-pipeline'],
    ...settings,
  })
  return { app, mails, signIn: (email: string) => signInAs(email, app, mails) }
}
