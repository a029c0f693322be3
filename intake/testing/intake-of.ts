import { intakeApp } from '../app'
import type { Database } from '../database/database'
import { readOperators } from '../sign-in/operators'
import type { LimitSettings } from '../requests/limits'
import type { SignInSettings } from '../sign-in/sign-in-routes'
import type { Mail } from '../sign-in/mailer'
import type { WatchSettings } from '../watch/watch-routes'

/** An intake whose mails are kept. */
export function intakeOf(
  database: Database,
  settings: Partial<LimitSettings & WatchSettings & Pick<SignInSettings, 'siteOrigin'>> = {},
) {
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
