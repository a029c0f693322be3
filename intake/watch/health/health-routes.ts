import type { Hono } from 'hono'
import * as v from 'valibot'
import { appName } from '@fivefold/shared/federation/names'
import type { Database } from '../../database/database'
import { queryOf } from '../../operators/list-query'
import { refusal } from '../../requests/read-body'
import { onlyFor } from '../../sign-in/only-for'
import type { SessionSettings } from '../../sign-in/session'
import { listProblems, problemStack } from '../list-problems'
import { stackResolver } from '../resolve-stack'
import type { SiteFiles } from '../site-files'
import { browserCounts, reportedRemotes } from './browser-counts'
import { readFleet } from './read-fleet'
import { vitalsAtP75 } from './vitals-at-p75'

const HealthSchema = v.strictObject({
  days: v.optional(v.pipe(v.picklist(['7', '28', '90']), v.transform(Number)), '28'),
  remote: v.optional(appName),
})

/** The latest problems and changes that are listed. */
const most = 100

interface HealthSettings extends SessionSettings {
  siteFiles: SiteFiles
}

/** How releases fare, for operators: nothing of it is about a person. */
export function healthRoutes(app: Hono, database: Database, settings: HealthSettings): void {
  const only = onlyFor(database, settings)
  const resolved = stackResolver(settings.siteFiles)

  app.get('/operators/health', async (context) => {
    await only(context, 'agent', 'admin')
    const { days, remote: named } = queryOf(context, HealthSchema)
    const fleet = await readFleet(settings.siteFiles)
    const { today, remotes } = await reportedRemotes(database, days)
    const all = new Set([...remotes, ...(fleet?.apps.map(({ app: name }) => name) ?? [])])
    const remote = named ?? [...all][0] ?? 'host'
    const asked = { remote, days }
    const [counts, vitals, problems] = await Promise.all([
      browserCounts(database, asked),
      vitalsAtP75(database, asked),
      listProblems(database, { ...asked, most }),
    ])
    return context.json({
      ...asked,
      today,
      remotes: [...all.add(remote)].toSorted(),
      fleet: fleet?.apps,
      changes: (fleet?.changes ?? []).filter((change) => change.app === remote).slice(-most),
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
