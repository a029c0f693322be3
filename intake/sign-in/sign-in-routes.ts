import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../database/database'
import { emailAddress } from '../records/record-schema'
import { readAs } from '../requests/read-as'
import { readRequest } from '../requests/read-json'
import { siteOriginOf } from '../requests/site-origin'
import { sendLink } from './mail-link'
import type { SendMail } from './mailer'
import type { Operators } from './operators'
import { confirmLink, endSession, withRole } from './session'

export interface SignInSettings {
  operators: Operators
  sendMail: SendMail
  /** The origin of the site, for the links in mails. Absent: this machine's, to try the intake out. */
  siteOrigin?: string | undefined
}

const LinkSchema = v.strictObject({ email: emailAddress })
const TokenSchema = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/)) })

export function signInRoutes(app: Hono, database: Database, settings: SignInSettings): void {
  function origin(context: Context): string {
    const found = siteOriginOf(context, settings.siteOrigin)
    if (found) return found
    throw new Error('SITE_ORIGIN is not set, so no mail can have a link.')
  }

  app.post('/sign-in/mail', async (context) => {
    const { email } = await readAs(context, LinkSchema)
    await sendLink(database, settings.sendMail, { email, origin: origin(context) })
    return context.json({ sent: email })
  })

  app.post('/sign-in/confirm', async (context) => {
    const { token } = await readAs(context, TokenSchema)
    const account = await confirmLink(context, database, { token, origin: origin(context) })
    return context.json(withRole(account, settings.operators))
  })

  app.post('/sign-in/out', async (context) => {
    await readRequest(context)
    await endSession(context, database)
    return context.json({})
  })
}
