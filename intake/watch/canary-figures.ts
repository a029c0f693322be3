import type { Queries } from '../database/database'
import { bucketAtP75 } from './vital-buckets'

/** A release's browsers by their slowest interaction (INP). */
interface VitalRow {
  percentage: number
  role: string
  bucket: number
  browsers: number
}

interface Row {
  percentage: number
  role: string
  event: string
  browsers: number
  since: Date | string
}

/**
 * The browsers that reported while a canary ran, by its percentage: those with the canary, and those with the live
 * release. Each browser counts once for a percentage. `deploy/extensions/watch` decides by them.
 */
export async function canaryFigures({ query }: Queries, remote: string, release: string) {
  const rows = await query<Row>(
    `select percentage, role, event, sum(browsers)::int as browsers, min(first_at) as since
     from tally where remote = $1 and canary = $2 and event in ('started', 'failing')
       and role in ('canary', 'live')
     group by percentage, role, event order by percentage`,
    [remote, release],
  )
  const [live] = await query<{ release: string }>(
    `select release from tally where remote = $1 and canary = $2 and role = 'live'
     order by day desc, browsers desc limit 1`,
    [remote, release],
  )
  const vitals = await query<VitalRow>(
    `select percentage, role, bucket, sum(first)::int as browsers
     from vital where remote = $1 and canary = $2 and name = 'INP' and first > 0
       and role in ('canary', 'live')
     group by percentage, role, bucket`,
    [remote, release],
  )
  const stages = [...new Set(rows.map(({ percentage }) => percentage))].map((percentage) => {
    const own = rows.filter((row) => row.percentage === percentage)
    const speed = vitals.filter((row) => row.percentage === percentage)
    const usual = bucketAtP75(speed.filter(({ role }) => role === 'live')) ?? Infinity
    const since = Math.min(...own.map((row) => new Date(row.since).getTime()))
    return {
      percentage,
      since: new Date(since).toISOString(),
      canary: { ...browsersOf(own, 'canary'), ...slowIn(speed, 'canary', usual) },
      live: { ...browsersOf(own, 'live'), ...slowIn(speed, 'live', usual) },
    }
  })
  return { remote, release, live: live?.release, stages }
}

function browsersOf(rows: readonly Row[], role: string) {
  const of = (event: string) =>
    rows.find((row) => row.role === role && row.event === event)?.browsers ?? 0
  const started = of('started')
  // An error may arrive where the start before it was lost.
  return { started, failing: Math.min(of('failing'), started) }
}

/** @param usual the bucket that three quarters of the live browsers reach at most. */
function slowIn(rows: readonly VitalRow[], role: string, usual: number) {
  const measured = rows.filter((row) => row.role === role)
  const sum = (some: readonly VitalRow[]) => some.reduce((all, { browsers }) => all + browsers, 0)
  return { measured: sum(measured), slow: sum(measured.filter(({ bucket }) => bucket > usual)) }
}
