import type { Database, Queries } from '../database/database'
import { hashOf } from '../records/hash'
import { dayHasRoom } from './day-limit'
import type { Report } from './report-schema'
import { bucketOf } from './vital-buckets'

/** Problems that a day may begin: forged reports fill no disk. */
const mostProblems = 1_000

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
       where (remote, release, day, role, canary, percentage, route, browser, event)
         = ($1, $2, current_date, $3, $4, $5, $6, $7, $8) returning 1
     )
     insert into tally (remote, release, role, canary, percentage, route, browser, event)
     select $1, $2, $3, $4, $5, $6, $7, $8
     where not exists (select from known) and ${dayHasRoom('tally')}
     on conflict (remote, release, day, role, canary, percentage, route, browser, event)
     do update set browsers = tally.browsers + 1`,
    [
      about['fivefold.remote'],
      about['fivefold.release'],
      about['fivefold.role'],
      about['fivefold.canary'],
      about['fivefold.percentage'],
      about['http.route'],
      about['user_agent.name'],
      event,
    ],
  )
}

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
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
     where not exists (select from known) and ${dayHasRoom('vital')}
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
  const fingerprint = hashOf(JSON.stringify([remote, release, kind, message]))
  const known = await query(
    'update problem set reports = reports + 1, last_at = now() where fingerprint = $1 returning 1',
    [fingerprint],
  )
  if (known.length > 0) return
  await query(
    `insert into problem (fingerprint, remote, release, kind, message, stack, route)
     select $1, $2, $3, $4, $5, $6, $7
     where coalesce(
       (select nr from problem where ${lately} order by first_at desc limit 1)
       - (select nr from problem where ${lately} order by first_at limit 1), 0) < $8 - 1
     on conflict (fingerprint) do update set reports = problem.reports + 1, last_at = now()`,
    [
      fingerprint,
      remote,
      release,
      kind,
      message,
      about['exception.stacktrace'],
      about['http.route'],
      mostProblems,
    ],
  )
}
