import type { Database } from '../../database/database'
import { enqueue } from '../../delivery/enqueue'
import { failingReleases, type LiveDay } from './failing-releases'

/** Milliseconds between two looks. */
const pause = 60_000

/** Days that say what is usual. */
const usualDays = 28

/** Rows of the largest releases that are looked at: forged ones could be many. */
const mostRows = 5_000

/** Tells the webhook of live releases that fail more often than before, each once. Several intakes may look. */
export async function sendAlerts(database: Database): Promise<void> {
  const days = await database.query<LiveDay>(
    `select * from (
       select remote, release, current_date - day as age, min(first_at) as since,
         min(min(first_at)) over (partition by remote, release) as begun,
         coalesce(sum(browsers) filter (where event = 'start'), 0)::float8 as started,
         coalesce(sum(browsers) filter (where event = 'error'), 0)::float8 as failing,
         exists (select from alert where (alert.remote, alert.release) = (tally.remote, tally.release)) as told
       from tally
       where role = 'live' and event in ('start', 'error') and day > current_date - $1::int
       group by remote, release, day order by started desc limit $2
     ) largest order by age, started desc`,
    [usualDays, mostRows],
  )
  for (const data of failingReleases(days)) {
    await database.transaction(async (within) => {
      const told = await within.query(
        `insert into alert (remote, release) select $1, $2 where exists (select from webhook)
         on conflict do nothing returning 1`,
        [data.remote, data.release],
      )
      if (told.length > 0) await enqueue(within, [{ type: 'release.failing', data }])
    })
  }
}

/** Looks every minute, until the process ends. */
export function sendAlertsByTheMinute(database: Database): void {
  const look = () =>
    sendAlerts(database).catch((error: unknown) =>
      console.warn(`Failing releases are looked for again in a minute: ${String(error)}`),
    )
  setInterval(() => void look(), pause).unref()
}
