import type { Hono } from 'hono'
import type { Database } from '../database/database'
import type { LimitSettings } from '../requests/limits'
import { queryOf } from '../operators/list'
import { readAs } from '../requests/read-json'
import { refusal } from '../requests/read-body'
import { CanaryQuerySchema, canaryFigures } from './canary-figures'
import { isOfSite } from './known-report'
import { metrics } from './metrics/metrics'
import type { requestDurations } from './metrics/request-durations'
import { receiveReports } from './receive-reports'
import { readRecords, ReportsSchema, type Report } from './report-schema'
import type { SiteFiles } from '../site/site-files'
import type { SiteRecord } from '../site/site-record'
import { onlyWithKey } from '../requests/only-with-key'

export interface WatchSettings {
  /** The keys of pipelines and collectors; without one nobody reads. */
  watchKeys: readonly string[]
  /** Reads the site's files; absent if the intake has no access to them. */
  siteFiles?: SiteFiles | undefined
}

/** Receives reports of browsers, and serves figures to clients with a key. */
export function watchRoutes(
  app: Hono,
  database: Database,
  site: SiteRecord,
  settings: WatchSettings & LimitSettings,
  durations: ReturnType<typeof requestDurations>,
): void {
  const metricsText = metrics(database, site, durations)
  const only = onlyWithKey(settings.watchKeys, settings)

  app.post('/v1/logs', async (context) => {
    const { resourceLogs } = await readAs(context, ReportsSchema)
    const { reports, refused } = readRecords(resourceLogs[0].scopeLogs[0].logRecords)
    const known = await ofSite(site, reports)
    if (known.length < reports.length) refused.push('The site has no such release, or percentage.')
    const [errorMessage] = refused
    if (known.length === 0) throw refusal(400, errorMessage ?? 'There are no reports.')
    await receiveReports(database, known)
    const rejectedLogRecords = resourceLogs[0].scopeLogs[0].logRecords.length - known.length
    // OTLP writes 64-bit integers as texts, and leaves the field empty where everything was taken.
    const partialSuccess = errorMessage
      ? { rejectedLogRecords: String(rejectedLogRecords), errorMessage }
      : {}
    return context.json({ partialSuccess })
  })

  app.get('/watch/canaries/:remote/:release', async (context) => {
    only(context)
    const { remote, release } = context.req.param()
    const requested = queryOf(context, CanaryQuerySchema)
    return context.json(await canaryFigures(database, { remote, release, ...requested }))
  })

  app.get('/metrics', async (context) => {
    only(context)
    return context.body(await metricsText(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
}

/** The reports about what the site has given to visitors. A release that nobody knows yet is looked for in the site. */
async function ofSite(record: SiteRecord, reports: readonly Report[]): Promise<readonly Report[]> {
  if (!record.isKnown) return reports
  const isKnown = (report: Report) => isOfSite(record.last(), report)
  if (!reports.every(isKnown)) await record.now()
  return reports.filter(isKnown)
}
