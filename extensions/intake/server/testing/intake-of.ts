import { intakeApp, type IntakeSettings } from '../app'
import type { Database } from '../database/database'
import type { StoredForm } from '../../forms/form-list'
import { knownForm } from '../site/known-form'
import type { SiteForms } from '../site/site-forms'
import { readOperators } from '../sign-in/operators'
import type { Mail } from '../sign-in/mailer'
import { listedForms } from '../site/testing/site-forms'
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
    mailReplies: {
      address: 'reply@inbox.example',
      keys: ['key-of-a-mail-service'],
    },
    // Tests of releases have the forms of their own site.
    ...(settings.siteFiles === undefined && { forms: formsOf() }),
    ...settings,
  })
  return { app, mails, signIn: (email: string) => signInAs(email, app, mails) }
}

/** The forms of a site, as if its releases had been read. */
export function formsOf(forms: readonly StoredForm[] = listedForms, release = '1.0.0'): SiteForms {
  const known = forms.map((form) => knownForm(form, release))
  return {
    named: async (name) => known.filter((form) => form.name === name),
    all: async () => known,
  }
}
