import type { Hono } from 'hono'
import * as v from 'valibot'
import { appName } from '@fivefold/shared/federation/names'
import type { Database } from '../../database/database'
import { queryOf } from '../../operators/list'
import { refusal } from '../../requests/read-body'
import { onlyFor, type SessionSettings } from '../../sign-in/session'
import { stackResolver } from '../resolve-stack'
import { orNothing, type SiteFiles } from '../../site/site-files'
import { releasesOf } from '../known-report'
import type { SiteRecord } from '../../site/site-record'
import { browserCounts, byProblems, liveCounts, reportedRemotes } from './browser-counts'
import { listProblems, problemStack } from './list-problems'
import { readFleet } from './read-fleet'
import { vitalsAtP75 } from './vitals-at-p75'

const HealthSchema = v.strictObject({
  days: v.optional(v.pipe(v.picklist(['7', '28', '90']), v.transform(Number)), '28'),
  remote: v.optional(appName),
})

/** Problems and changes that are listed. */
const most = 100

interface HealthSettings extends SessionSettings {
  siteFiles?: SiteFiles | undefined
}

/** Serves the health of releases to operators. It contains no personal data. */
export function healthRoutes(
  app: Hono,
  database: Database,
  record: SiteRecord,
  settings: HealthSettings,
): void {
  const siteFiles = orNothing(settings.siteFiles ?? (async () => undefined))
  const only = onlyFor(database, settings)
  const resolved = stackResolver(siteFiles)

  app.get('/operators/health', async (context) => {
    await only(context, 'agent', 'admin')
    const { days, remote: named } = queryOf(context, HealthSchema)
    const site = await record.now()
    const names = site ? [...site.apps.keys()] : await reportedRemotes(database, days)
    const { today, remotes } = await byProblems(database, days, names)
    const remote = named && (!site || site.apps.has(named)) ? named : (remotes[0] ?? 'host')
    const own = site?.apps.get(remote)
    const requested = { remote, days, releases: own ? releasesOf(own) : null }
    const fleet = site && (await readFleet(site, siteFiles))
    const live = await liveCounts(database, days, fleet ?? [])
    const [counts, vitals, problems] = await Promise.all([
      browserCounts(database, requested),
      vitalsAtP75(database, requested),
      listProblems(database, { ...requested, most }),
    ])
    return context.json({
      remote,
      days,
      today,
      remotes: [...new Set([...remotes, remote])].toSorted(),
      fleet: fleet?.map((one) => ({ ...one, ...live.find(({ app }) => app === one.app) })),
      changes: (site?.changes ?? []).filter((change) => change.app === remote).slice(-most),
      ...counts,
      vitals,
      problems,
    })
  })

  app.get('/operators/health/problems/:id', async (context) => {
    await only(context, 'agent', 'admin')
    const stack = await problemStack(database, context.req.param('id'))
    if (stack === undefined) throw refusal(404, 'There is no such problem.')
    return context.json({ stack: await resolved(stack) })
  })
}
