import { Hono } from 'hono'
import type { Database } from './database/database'
import { formRoutes } from './forms/form-routes'
import { BatchSchema, WithdrawalSchema } from './leads/lead-schema'
import { receiveLeads } from './leads/receive-leads'
import { withdrawLeads } from './leads/withdraw-leads'
import { operatorRoutes } from './operators/operator-routes'
import { limits, type LimitSettings } from './requests/limits'
import { readAs } from './requests/read-as'
import { onlyTextInAddress, refusalIn } from './requests/text'
import { signInRoutes, type SignInSettings } from './sign-in/sign-in-routes'
import { ticketRoutes } from './tickets/ticket-routes'
import { healthRoutes } from './watch/health/health-routes'
import { requestDurations } from './watch/metrics/request-durations'
import { watchRoutes, type WatchSettings } from './watch/watch-routes'

/** Seconds after which a sender tries again when the database is away. */
const retryAfter = '5'

export interface IntakeSettings extends SignInSettings, LimitSettings, WatchSettings {}

/** Everything that the intake answers, below `/intake`. */
export function intakeApp(database: Database, settings: IntakeSettings): Hono {
  const app = new Hono().basePath('/intake')
  const limit = limits(settings)
  const durations = requestDurations()

  app.use(durations.measure)
  app.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  app.use(onlyTextInAddress)
  app.post('/*', (context, next) => {
    limit.ofAddress(context, context.req.path === '/intake/v1/logs' ? 'reports' : 'records')
    return next()
  })

  app.post('/leads', async (context) => {
    const { sender, leads } = await readAs(context, BatchSchema)
    limit.ofBrowser(context, sender)
    return context.json({ answers: await receiveLeads(database, leads, sender) })
  })

  app.post('/withdrawals', async (context) => {
    const { sender, ids } = await readAs(context, WithdrawalSchema)
    return context.json({ withdrawn: await withdrawLeads(database, ids, sender) })
  })

  signInRoutes(app, database, settings)
  ticketRoutes(app, database, settings.operators)
  operatorRoutes(app, database, settings.operators)
  watchRoutes(app, database, settings, durations)
  healthRoutes(app, database, settings)
  app.route('/forms', formRoutes(database, settings.siteOrigin))

  app.get('/healthy', (context) => context.text('ok'))
  app.get('/ready', async (context) => {
    await database.query('select 1')
    return context.text('ok')
  })

  app.all('/*', (context) => context.json({ error: 'There is no such address.' }, 404))

  app.onError((error, context) => {
    const refused = refusalIn(error)
    if (refused) return context.json({ error: refused.message }, refused.status)
    console.error(`${context.req.method} ${context.req.path}: ${error.message}`)
    context.header('retry-after', retryAfter)
    return context.json({ error: 'The intake cannot store anything now. Try again later.' }, 503)
  })
  return app
}
