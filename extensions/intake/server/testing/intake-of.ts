import { intakeApp, type IntakeSettings } from '../app'
import type { Database } from '../database/database'
import { readOperators } from '../sign-in/operators'
import type { Mail } from '../sign-in/mailer'

/** An intake whose mails are kept. */
export function intakeOf(database: Database, settings: Partial<IntakeSettings> = {}) {
  const mails: Mail[] = []
  const sendMail = async (mail: Mail) => void mails.push(mail)
  const siteOrigin = 'https://site.example'
  const operators = readOperators('agent:agent@fivefold.example admin:admin@fivefold.example')
  return {
    app: intakeApp(database, {
      sendMail,
      siteOrigin,
      operators,
      perMinute: 0,
      proxies: 1,
      addressHeader: 'x-forwarded-for',
      watchKeys: ['key-of-a-pipeline'],
      ...settings,
    }),
    mails,
  }
}
