import { brand } from '@fivefold/shared/brand'
import { getRequestListener } from '@hono/node-server'
import { intakeApp, type IntakeSettings } from './app'
import type { Database } from './database/database'
import { lateDatabase } from './database/late-database'
import { openDatabase } from './database/open-database'
import { readWebhook } from './delivery/webhook'
import { withWebhook } from './delivery/with-webhook'
import { IntakeError } from './intake-error'
import { withLateTickets } from './mails/late-tickets'
import { withMails } from './mails/with-mails'
import { keptMails } from './sign-in/kept-mails'
import { mailer } from './sign-in/mailer'
import { readOperators } from './sign-in/operators'
import { readDays, retainDaily } from './privacy/retain'
import { intakeServer } from './serving/intake-server'
import { databaseSettings, settingsOrEnd } from './settings'
import { withAlerts } from './watch/alerts/send-alerts'
import { siteFiles } from './site/site-files'
import { siteRecord } from './site/site-record'

/** Milliseconds after the signal to end, in which requests that are on their way arrive. */
const arrivalTime = 200
/** Milliseconds that answers may still take after that signal. */
const shutdownTimeout = 4_000

const keysIn = (list: string) => list.split(/\s+/).filter(Boolean)

const given = settingsOrEnd()
const {
  INTAKE_PORT: port = '3100',
  SITE_ORIGIN: siteOrigin,
  MAIL_URL: mailServer,
  MAIL_REPLIES: replies,
  MAIL_REPLIES_KEY: replyKeys,
  OPERATORS: operators,
  MAIL_FROM: from = `${brand.name} <${brand.mail.support}>`,
  RETENTION_DAYS: retention,
  WEBHOOK_URL: webhookUrl,
  WEBHOOK_SECRET: webhookSecret,
  INTAKE_PROXIES: proxies = '1',
  INTAKE_ADDRESS_HEADER: ipHeader = 'x-forwarded-for',
  INTAKE_RATE: perMinute = '60',
  WATCH_KEYS: watchKeys = '',
  SITE_DIR: siteFolder,
  SITE: site,
} = given

try {
  const { url, folder, mails } = databaseSettings(given)
  const webhook = readWebhook(webhookUrl, webhookSecret)
  if ((replies || replyKeys) && !(replies && replyKeys && siteOrigin)) {
    throw new IntakeError('MAIL_REPLIES, MAIL_REPLIES_KEY and SITE_ORIGIN need each other.')
  }
  const days = retention ? readDays(retention) : undefined
  const kept = keptMails(mails)
  const settings = {
    sendMail: mailer({ url: mailServer, from, folder: mails }),
    keptMails: kept,
    siteOrigin,
    retentionDays: days,
    operators: readOperators(operators),
    watchKeys: keysIn(watchKeys),
    mailReplies: replies && replyKeys ? { address: replies, keys: keysIn(replyKeys) } : undefined,
    siteFiles: siteFiles(site || siteFolder || siteOrigin),
    perMinute: Number(perMinute),
    proxies: Number(proxies),
    ipHeader,
    writeLog: (line: string) => console.info(line),
  }
  const open = async () => {
    const { sendMail } = settings
    const operators = [...settings.operators.keys()]
    const sending =
      mailServer && siteOrigin
        ? { origin: siteOrigin, operators, sendMail, replies: settings.mailReplies?.address }
        : undefined
    const told = await withWebhook(await openDatabase({ url, folder }), webhook)
    const mailed = await withMails(told, sending)
    const late = sending ? withLateTickets(mailed, operators) : mailed
    const alerted = webhook ? withAlerts(late, siteRecord(settings.siteFiles)) : late
    return retainDaily(alerted, days, kept)
  }
  run(url ? lateDatabase(open) : await open(), settings)
  if (!mailServer) console.info(`Without MAIL_URL, sign-in mails are written to ${mails}.`)
  else if (!siteOrigin) console.warn('Without SITE_ORIGIN, nothing but sign-in links is mailed.')
} catch (error) {
  if (!(error instanceof IntakeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function run(database: Database, settings: IntakeSettings) {
  const { fetch } = intakeApp(database, settings)
  const server = intakeServer(getRequestListener(fetch), settings)
  server.listen(Number(port), '127.0.0.1', () => {
    console.info(`The intake listens on port ${port}.`)
    if (!settings.siteFiles) {
      console.warn('Without SITE, nobody knows the forms of the site: their records are not taken.')
    }
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // A connection that is kept alive ends with its next answer, or once nothing is under way.
      server.maxRequestsPerSocket = 1
      setTimeout(() => {
        server.close(() => void database.close().finally(() => process.exit()))
        setInterval(() => server.closeIdleConnections(), 100)
      }, arrivalTime)
      setTimeout(() => process.exit(), shutdownTimeout)
    })
  }
}
