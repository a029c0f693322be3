import { ownJson } from '../outbox/own-json'
import { Hono } from 'hono'
import type { Database } from './database/database'
import { formFailure, formRoutes, type FormSettings } from './forms/form-routes'
import { siteForms, type SiteForms } from './site/site-forms'
import { BatchSchema, WithdrawalSchema } from './leads/lead-schema'
import { receiveLeads } from './leads/receive-leads'
import { withdrawLeads } from './leads/withdraw-leads'
import { mailRoutes } from './mails/mail-routes'
import { replyRoutes, type ReplySettings } from './mails/reply-routes'
import { operatorRoutes, type OperatorSettings } from './operators/operator-routes'
import { limits, type LimitSettings } from './requests/limits'
import { readAs } from './requests/read-json'
import { securityLog } from './requests/security-log'
import { onlyTextInAddress, refusalIn } from './requests/text'
import { signInRoutes, type SignInSettings } from './sign-in/sign-in-routes'
import { fileRoutes } from './tickets/files/file-routes'
import { ticketRoutes } from './tickets/ticket-routes'
import { healthRoutes } from './watch/health/health-routes'
import { requestDurations } from './watch/metrics/request-durations'
import { siteRecord } from './site/site-record'
import { watchRoutes, type WatchSettings } from './watch/watch-routes'

/** Seconds after which a sender tries again when the database is away. */
const retryAfter = '5'

export interface IntakeSettings
  extends
    SignInSettings,
    OperatorSettings,
    LimitSettings,
    WatchSettings,
    FormSettings,
    ReplySettings {
  /** Writes a line of the security log. Without it the intake keeps no log. */
  writeLog?: (line: string) => void
  /** In place of those that the site has. */
  forms?: SiteForms
}

function kindOfPost(path: string) {
  if (path === '/intake/v1/logs') return 'reports'
  if (path === '/intake/mail-replies') return 'mails'
  return path.startsWith('/intake/tickets/files/') ? 'pieces' : 'records'
}

/** Everything that the intake answers, below `/intake`. */
export function intakeApp(database: Database, settings: IntakeSettings): Hono {
  const app = new Hono().basePath('/intake')
  const limit = limits(settings)
  const durations = requestDurations()
  const site = siteRecord(settings.siteFiles)
  const forms = settings.forms ?? siteForms(database, site, settings.siteFiles)

  app.use(durations.measure)
  if (settings.writeLog) app.use(securityLog(settings.writeLog))
  app.use(async (context, next) => {
    context.set('siteOrigin', settings.siteOrigin)
    await next()
    context.header('cache-control', 'no-store')
    const isJson = context.res.headers.get('content-type') === 'application/json'
    if (isJson) context.header('content-type', ownJson)
  })
  app.use(onlyTextInAddress)
  app.use((context, next) => {
    const { method, path } = context.req
    limit.ofClient(context, method === 'POST' ? kindOfPost(path) : 'reads')
    return next()
  })

  app.post('/leads', async (context) => {
    const { sender, leads } = await readAs(context, BatchSchema)
    limit.ofBrowser(context, sender)
    limit.ofDay(context, leads.length)
    return context.json({ answers: await receiveLeads(database, forms, leads, sender) })
  })

  app.post('/withdrawals', async (context) => {
    const { sender, ids } = await readAs(context, WithdrawalSchema)
    limit.ofDay(context, ids.length)
    return context.json({ withdrawn: await withdrawLeads(database, ids, sender) })
  })

  signInRoutes(app, database, settings)
  ticketRoutes(app, database, settings, limit)
  fileRoutes(app, database, settings, limit)
  mailRoutes(app, database, settings)
  replyRoutes(app, database, settings)
  operatorRoutes(app, database, forms, settings)
  watchRoutes(app, database, site, settings, durations)
  healthRoutes(app, database, site, settings)
  app.route('/forms', formRoutes(database, forms, limit, settings))

  app.get('/healthy', (context) => context.text('ok'))
  app.get('/ready', async (context) => {
    await database.query('select 1')
    return context.text('ok')
  })

  app.all('/*', (context) => context.json({ error: 'There is no such address.' }, 404))

  app.onError((error, context) => {
    if (context.req.path.startsWith('/intake/forms/')) return formFailure(error, context)
    const refused = refusalIn(error)
    if (refused) return context.json({ error: refused.message }, refused.status)
    console.error(`${context.req.method} ${context.req.path}: ${error.message}`)
    context.header('retry-after', retryAfter)
    return context.json({ error: 'The intake cannot store anything now. Try again later.' }, 503)
  })
  return app
}
