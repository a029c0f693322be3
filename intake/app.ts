import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { Database } from './database/database'
import { formRoutes } from './forms/form-routes'
import { BatchSchema, WithdrawalSchema } from './leads/lead-schema'
import { receiveLeads } from './leads/receive-leads'
import { withdrawLeads } from './leads/withdraw-leads'
import { limits, type LimitSettings } from './requests/limits'
import { refusal } from './requests/read-body'
import { readRequest } from './requests/read-json'

/** Seconds after which a sender tries again when the database is away. */
const retryAfter = '5'

/** For a process that has no visitors. */
const noLimits: LimitSettings = { perMinute: 0, proxies: 1 }

/** Everything that the intake answers, below `/intake`. */
export function intakeApp(database: Database, settings = noLimits): Hono {
  const app = new Hono().basePath('/intake')
  const limit = limits(settings)

  app.use(async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
  })
  app.post('/*', (context, next) => {
    limit.ofAddress(context)
    return next()
  })

  app.post('/leads', async (context) => {
    const { sender, leads } = parsed(BatchSchema, await readRequest(context))
    limit.ofBrowser(context, sender)
    return context.json({ answers: await receiveLeads(database, leads, sender) })
  })

  app.post('/withdrawals', async (context) => {
    const { sender, ids } = parsed(WithdrawalSchema, await readRequest(context))
    return context.json({ withdrawn: await withdrawLeads(database, ids, sender) })
  })

  app.route('/forms', formRoutes(database))

  app.get('/healthy', (context) => context.text('ok'))
  app.get('/ready', async (context) => {
    await database.query('select 1')
    return context.text('ok')
  })

  app.all('/*', (context) => context.json({ error: 'There is no such address.' }, 404))

  app.onError((error, context) => {
    if (error instanceof HTTPException) return context.json({ error: error.message }, error.status)
    console.error(`${context.req.method} ${context.req.path}: ${error.message}`)
    context.header('retry-after', retryAfter)
    return context.json({ error: 'The intake cannot store anything now. Try again later.' }, 503)
  })
  return app
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, given: unknown) {
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  const [issue] = result.issues
  throw refusal(400, `${v.getDotPath(issue) ?? 'The body'} is not as expected.`)
}
