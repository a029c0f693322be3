import * as v from 'valibot'
import { releaseName } from '@fivefold/shared/federation/names'
import type { Queries } from '../database/database'
import { timestamp } from '../records/record-schema'
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
}

/** The site's own registry and log say this of a canary: no report chooses what is compared. */
export const AskedCanarySchema = v.strictObject({
  live: releaseName,
  /** When it became the canary. */
  since: timestamp,
  percentages: v.pipe(
    v.string(),
    v.regex(/^\d{1,3}(?:,\d{1,3}){0,99}$/),
    v.transform((text) => text.split(',').map(Number)),
  ),
})

type Asked = v.InferOutput<typeof AskedCanarySchema> & { remote: string; release: string }

/** SQL that selects rows of the canary and of the live release to compare. */
const rowsOfBoth = `remote = $1 and canary = $2 and release = case role when 'canary' then $2 else $3 end
  and role in ('canary', 'live') and percentage = any($4) and day >= ($5::timestamptz)::date`

/**
 * The browsers that reported while a canary ran, by its percentage: those with the canary, and those with the live
 * release. Each browser counts once for a percentage. `deploy/extensions/watch` decides by them.
 */
export async function canaryFigures(
  { query }: Queries,
  { remote, release, live, since, percentages }: Asked,
) {
  const asked = [remote, release, live, percentages, since]
  const rows = await query<Row>(
    `select percentage, role, event, sum(browsers)::int as browsers
     from tally where event in ('started', 'failing') and ${rowsOfBoth}
     group by percentage, role, event order by percentage`,
    asked,
  )
  const vitals = await query<VitalRow>(
    `select percentage, role, bucket, sum(first)::int as browsers
     from vital where name = 'INP' and first > 0 and ${rowsOfBoth}
     group by percentage, role, bucket`,
    asked,
  )
  const stages = [...new Set(rows.map(({ percentage }) => percentage))].map((percentage) => {
    const own = rows.filter((row) => row.percentage === percentage)
    const speed = vitals.filter((row) => row.percentage === percentage)
    const usual = bucketAtP75(speed.filter(({ role }) => role === 'live')) ?? Infinity
    return {
      percentage,
      canary: { ...browsersOf(own, 'canary'), ...slowIn(speed, 'canary', usual) },
      live: { ...browsersOf(own, 'live'), ...slowIn(speed, 'live', usual) },
    }
  })
  return { remote, release, live, stages }
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
