import { brand } from '@fivefold/shared/brand'
import { serve } from '@hono/node-server'
import { intakeApp } from './app'
import type { Database } from './database/database'
import { openDatabase } from './database/open-database'
import { readWebhook } from './delivery/webhook'
import { withWebhook } from './delivery/with-webhook'
import { IntakeError } from './intake-error'
import { mailer } from './sign-in/mailer'
import { readOperators } from './sign-in/operators'
import { readDays, retainDaily } from './privacy/retain'

/** Milliseconds between two tries to reach a database that is away. */
const pause = 1_000

/** Milliseconds for answers that are under way when the process is told to end. */
const farewell = 5_000

const {
  DATABASE_URL: url,
  INTAKE_FOLDER: folder = '.intake',
  INTAKE_PORT: port = '3100',
  SITE_ORIGIN: siteOrigin,
  MAIL_URL: mailServer,
  OPERATORS: operators,
  MAIL_FROM: from = `${brand.name} <${brand.mail.support}>`,
  RETENTION_DAYS: retention,
  WEBHOOK_URL: webhookUrl,
  WEBHOOK_SECRET: webhookSecret,
  INTAKE_PROXIES: proxies = '1',
  INTAKE_RATE: perMinute = '60',
} = process.env

try {
  const webhook = readWebhook(webhookUrl, webhookSecret)
  const days = retention ? readDays(retention) : undefined
  await run(await withWebhook(await opened(), webhook), days)
} catch (error) {
  if (!(error instanceof IntakeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** A server of a database that starts with the intake may be later than it. */
async function opened(): Promise<Database> {
  for (;;) {
    try {
      return await openDatabase({ url, folder })
    } catch (error) {
      if (!url || error instanceof IntakeError) throw error
      console.warn(`The database does not answer yet: ${String(error)}`)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function run(database: Database, days: number | undefined) {
  const sendMail = mailer({ url: mailServer, from, folder: `${folder}.mails` })
  retainDaily(database, days)
  const server = serve({
    fetch: intakeApp(database, {
      sendMail,
      siteOrigin,
      operators: readOperators(operators),
      perMinute: Number(perMinute),
      proxies: Number(proxies),
    }).fetch,
    hostname: 'localhost',
    port: Number(port),
  })
  server.on('listening', () => console.info(`The intake listens on port ${port}.`))
  if (!mailServer) console.info(`Without MAIL_URL, mails are written to ${folder}.mails.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      const end = () => void database.close().finally(() => process.exit())
      server.close(end)
      setTimeout(end, farewell).unref()
    })
  }
}
