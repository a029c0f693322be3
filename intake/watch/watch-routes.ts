import type { Hono } from 'hono'
import type { Database } from '../database/database'
import type { LimitSettings } from '../requests/limits'
import { readAs } from '../requests/read-as'
import { canaryFigures } from './canary-figures'
import { metrics } from './metrics/metrics'
import type { requestDurations } from './metrics/request-durations'
import { receiveReports } from './receive-reports'
import { ReportsSchema } from './report-schema'
import type { SiteFiles } from './site-files'
import { onlyWithKey } from './watch-keys'

export interface WatchSettings {
  /** The keys of pipelines and collectors; without one nobody reads. */
  watchKeys: readonly string[]
  /** The site's files, as far as the intake stands beside them. */
  siteFiles: SiteFiles
}

/** How releases fare: reports of browsers come in; figures go out to who has a key. */
export function watchRoutes(
  app: Hono,
  database: Database,
  settings: WatchSettings & LimitSettings,
  durations: ReturnType<typeof requestDurations>,
): void {
  const metricsText = metrics(database, durations)
  const only = onlyWithKey(settings.watchKeys, settings)

  app.post('/v1/logs', async (context) => {
    const { resourceLogs } = await readAs(context, ReportsSchema)
    await receiveReports(database, resourceLogs[0].scopeLogs[0].logRecords)
    // OTLP: everything was taken.
    return context.json({ partialSuccess: {} })
  })

  app.get('/watch/canaries/:remote/:release', async (context) => {
    only(context)
    const { remote, release } = context.req.param()
    return context.json(await canaryFigures(database, remote, release))
  })

  app.get('/metrics', async (context) => {
    only(context)
    return context.body(await metricsText(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
}
