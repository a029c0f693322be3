import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../database/database'
import { emailAddress, personName } from '../records/record-schema'
import { clientOf, type LimitSettings } from '../requests/limits'
import { readAs, readRequest } from '../requests/read-json'
import { siteOriginOf } from '../requests/site-origin'
import { askerLimit } from './asker-limit'
import { mailLink, personOfLink } from './mail-link'
import type { SendMail } from './mailer'
import {
  confirmLink,
  endOtherSessions,
  endSession,
  keepName,
  type SessionSettings,
} from './session'

export interface SignInSettings extends SessionSettings, LimitSettings {
  sendMail: SendMail
}

const LinkSchema = v.strictObject({ email: emailAddress })
const token = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/))
const TokenSchema = v.strictObject({ token })
const ConfirmSchema = v.strictObject({ token, name: v.optional(personName) })
const NameSchema = v.strictObject({ name: personName })

export function signInRoutes(app: Hono, database: Database, settings: SignInSettings): void {
  const takePlace = askerLimit(settings.perMinute)

  function originOf(context: Context): string {
    const found = siteOriginOf(context, settings.siteOrigin)
    if (found) return found
    throw new Error('SITE_ORIGIN is not set, so no mail can have a link.')
  }

  app.post('/sign-in/mail', async (context) => {
    const { email } = await readAs(context, LinkSchema)
    const take = () => takePlace(clientOf(context, settings))
    const sent = await mailLink(
      database,
      settings.sendMail,
      { email, origin: originOf(context) },
      take,
    )
    return context.json({ [sent]: email })
  })

  app.post('/sign-in/about', async (context) => {
    const { token } = await readAs(context, TokenSchema)
    return context.json(await personOfLink(database, token))
  })

  app.post('/sign-in/confirm', async (context) => {
    const confirmed = await readAs(context, ConfirmSchema)
    return context.json(await confirmLink(context, database, settings, confirmed))
  })

  app.post('/sign-in/name', async (context) => {
    const { name } = await readAs(context, NameSchema)
    await keepName(context, database, settings, name)
    return context.json({})
  })

  app.post('/sign-in/out', async (context) => {
    await readRequest(context)
    await endSession(context, database, settings)
    return context.json({})
  })

  app.post('/sign-in/out-others', async (context) => {
    await readRequest(context)
    return context.json({ ended: await endOtherSessions(context, database, settings) })
  })
}
