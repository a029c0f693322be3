import type { Database } from '../../database/database'
import { withTask } from '../../database/with-task'
import { enqueue } from '../../delivery/enqueue'
import { isSending } from '../../delivery/is-sending'
import type { Site, SiteRecord } from '../../site/site-record'
import { livesOf } from '../../site/situations'
import { failingReleases, type LiveDay } from './failing-releases'

/** Milliseconds between two looks. */
const pause = 60_000

/** Days that say what is usual. */
const usualDays = 28

/**
 * Notifies the webhook of live releases that fail more often than before, each once. Several
 * intakes may look. The site says which releases were live, and when. Without it no alert is sent.
 */
export async function sendAlerts(database: Database, site: Site | undefined): Promise<void> {
  const lives = [...(site?.apps ?? [])].flatMap(([remote, { situations }]) =>
    livesOf(situations).map((life) => ({ remote, ...life })),
  )
  const days = await database.query<LiveDay>(
    `with life as (
       select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[])
         as life(remote, release, begun, ended)
     ), counted as (
       select remote, release, day,
         coalesce(sum(browsers) filter (where event = 'start'), 0)::float8 as started,
         coalesce(sum(browsers) filter (where event = 'error'), 0)::float8 as failing,
         exists (select from alert where (alert.remote, alert.release) = (tally.remote, tally.release)) as notified
       from tally
       where role = 'live' and event in ('start', 'error') and day > current_date - $5::int
       group by remote, release, day
     )
     select remote, release, current_date - day as age, started, failing, notified,
       bool_or(ended is null) as "isLive", greatest(max(begun), day::timestamptz) as since
     from counted join life using (remote, release)
     where day between coalesce(begun::date, day) and coalesce(ended::date, day)
     group by remote, release, day, started, failing, notified order by age, "isLive" desc`,
    [
      lives.map(({ remote }) => remote),
      lives.map(({ live }) => live),
      lives.map(({ from }) => from ?? null),
      lives.map(({ until }) => until ?? null),
      usualDays,
    ],
  )
  for (const data of failingReleases(days, lives)) {
    await database.transaction(async (within) => {
      const added = await within.query(
        `insert into alert (remote, release) select $1, $2 where ${isSending('webhook')}
         on conflict do nothing returning 1`,
        [data.remote, data.release],
      )
      if (added.length > 0) await enqueue(within, [{ type: 'release.failing', data }])
    })
  }
}

/** Looks every minute, until the database is closed. */
export const withAlerts = (database: Database, record: SiteRecord) =>
  withTask(database, pause, 'Failing releases are looked for again in a minute', async () =>
    sendAlerts(database, await record.now()),
  )
