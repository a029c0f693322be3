import type { Database, Queries } from '../database/database'
import { hashOf } from '../records/hash'
import type { Report } from './report-schema'
import { bucketOf } from './vital-buckets'

/**
 * Rows that one day may begin in a table of tallies, so that forged reports fill no disk. A release beside a canary has
 * sixteen in each role, so the names of a site never need more.
 */
export const mostRows = 10_000

/** SQL: whether this day may begin another row, by the numbers of its first and its last one: two looks at an index. */
const dayHasRoom = (table: 'tally' | 'vital', most = mostRows) =>
  `(select coalesce(max(nr) - min(nr) + 1, 0) from ${table} where day = current_date) < ${most}`

/** Problems that a release may have, and that a day may begin: forged reports fill no disk. */
const mostOfRelease = 200
const mostOfDay = 10_000

/** Adds reports to the tallies, and keeps one sample of each error. */
export function receiveReports(database: Database, reports: readonly Report[]): Promise<void> {
  // In one order, so that two requests do not wait for each other.
  const ordered = reports.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  return database.transaction(async (within) => {
    for (const report of ordered) {
      if (report.eventName === 'browser.web_vital') {
        await countVital(within, report)
        continue
      }
      const [daily, first] = events[report.eventName]
      await count(within, report, daily)
      if (report.attributes['fivefold.first']) await count(within, report, first)
    }
    for (const report of ordered) {
      if (report.eventName === 'exception') await keepProblem(within, report)
    }
  })
}

const events = {
  'app.start': ['start', 'started'],
  exception: ['error', 'failing'],
} as const

const lately = `first_at > now() - interval '1 day'`

const keyOf = (report: Report) => JSON.stringify([report.eventName, report.attributes])

async function count({ query }: Queries, { attributes: about }: Report, event: string) {
  await query(
    `with known as (
       update tally set browsers = browsers + 1
       where (remote, release, day, role, canary, percentage, browser, event)
         = ($1, $2, current_date, $3, $4, $5, $6, $7) returning 1
     )
     insert into tally (remote, release, role, canary, percentage, browser, event)
     select $1, $2, $3, $4, $5, $6, $7
     where not exists (select from known) and ${dayHasRoom('tally')}
     on conflict (remote, release, day, role, canary, percentage, browser, event)
     do update set browsers = tally.browsers + 1`,
    [
      about['fivefold.remote'],
      about['fivefold.release'],
      about['fivefold.role'],
      about['fivefold.canary'],
      about['fivefold.percentage'],
      about['user_agent.name'],
      event,
    ],
  )
}

/** Rows beyond the usual ones of a day, for measures without their part and element: these are free text. */
const plainVitals = 90_000

/** CLS is stored in thousandths. */
const units = { INP: 1, LCP: 1, CLS: 1000 }

async function countVital(
  { query }: Queries,
  { attributes: about }: Extract<Report, { eventName: 'browser.web_vital' }>,
) {
  const name = about['browser.web_vital.name']
  await query(
    `with known as (
       update vital set browsers = browsers + 1, first = first + $10
       where (remote, release, day, role, canary, percentage, name, bucket, part, target)
         = ($1, $2, current_date, $3, $4, $5, $6, $7, $8, $9) returning 1
     )
     insert into vital (remote, release, role, canary, percentage, name, bucket, part, target, first)
     select $1, $2, $3, $4, $5, $6, $7,
       case when has_room then $8 else '' end, case when has_room then $9 else '' end, $10
     from (select ${dayHasRoom('vital')} as has_room) as day
     where not exists (select from known) and ${dayHasRoom('vital', mostRows + plainVitals)}
     on conflict (remote, release, day, role, canary, percentage, name, bucket, part, target)
     do update set browsers = vital.browsers + 1, first = vital.first + excluded.first`,
    [
      about['fivefold.remote'],
      about['fivefold.release'],
      about['fivefold.role'],
      about['fivefold.canary'],
      about['fivefold.percentage'],
      name,
      bucketOf(about['browser.web_vital.value'] * units[name]),
      about['browser.web_vital.part'],
      about['browser.web_vital.target'],
      about['fivefold.first'] ? 1 : 0,
    ],
  )
}

async function keepProblem(
  { query }: Queries,
  { attributes: about }: Extract<Report, { eventName: 'exception' }>,
) {
  const { 'fivefold.remote': remote, 'fivefold.release': release } = about
  const { 'exception.type': kind, 'exception.message': message } = about
  const [place] = about['exception.stacktrace'].split('\n', 1)
  const fingerprint = hashOf(JSON.stringify([remote, release, kind, message, place]))
  const known = await query(
    'update problem set reports = reports + 1, last_at = now() where fingerprint = $1 returning 1',
    [fingerprint],
  )
  if (known.length > 0) return
  // The rarest one makes room, so that many forged ones do not keep out what browsers report again and again.
  await query(
    `delete from problem where fingerprint in (
       select fingerprint from problem where remote = $1 and release = $2
       order by reports desc, last_at desc offset ${mostOfRelease - 1}
     )`,
    [remote, release],
  )
  await query(
    `insert into problem (fingerprint, remote, release, kind, message, stack, route)
     select $1, $2, $3, $4, $5, $6, $7
     where coalesce(
       (select nr from problem where ${lately} order by first_at desc limit 1)
       - (select nr from problem where ${lately} order by first_at limit 1), 0) < ${mostOfDay - 1}
     on conflict (fingerprint) do update set reports = problem.reports + 1, last_at = now()`,
    [
      fingerprint,
      remote,
      release,
      kind,
      message,
      about['exception.stacktrace'],
      about['http.route'],
    ],
  )
}
