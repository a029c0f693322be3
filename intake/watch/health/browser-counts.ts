import type { Queries } from '../../database/database'
import { wilsonInterval } from './wilson'

export interface Asked {
  remote: string
  /** Up to today. */
  days: number
}

interface Row {
  day: string | null
  /** In the counts of a day all but `canary` are `live`. */
  role: string
  release: string | null
  starts: number
  errors: number
}

/** Browsers that started, and failed, each once a day: by day, and by release with the last one seen first. */
export async function browserCounts({ query }: Queries, { remote, days }: Asked) {
  const rows = await query<Row>(
    `select day::text, release, coalesce(role, side) as role,
       coalesce(sum(browsers) filter (where event = 'start'), 0)::int as starts,
       coalesce(sum(browsers) filter (where event = 'error'), 0)::int as errors
     from (select *, case role when 'canary' then role else 'live' end as side from tally
       where remote = $1 and day > current_date - $2::int and event in ('start', 'error')) as counted
     group by grouping sets ((day, side), (release, role))
     order by day, max(counted.day) desc, starts desc`,
    [remote, days],
  )
  return {
    daily: rows.flatMap(({ day, ...row }) => (day ? [{ day, ...figures(row) }] : [])),
    releases: rows.flatMap(({ release, ...row }) =>
      release ? [{ release, ...figures(row) }] : [],
    ),
  }
}

function figures({ role, starts, errors }: Pick<Row, 'role' | 'starts' | 'errors'>) {
  // An error may arrive where the start before it was lost; scripts of another remote's page have no starts at all.
  const interval = starts > 0 ? wilsonInterval(Math.min(errors, starts), starts) : undefined
  return { role, starts, failing: errors, interval }
}

/**
 * The remotes that browsers have ever reported, the one with the most reports of problems in these days first and the
 * host last, and today's date. Reads one entry of the index for each remote.
 */
export async function reportedRemotes({ query }: Queries, days: number) {
  const rows = await query<{ today: string; remote: string | null }>(
    `with recursive found as (
       select min(remote) as remote from tally
       union all
       select (select min(remote) from tally where tally.remote > found.remote)
       from found where remote is not null
     )
     select current_date::text as today, remote from found left join (
       select remote, sum(reports) as reports from problem
       where last_at > current_date - $1::int group by remote
     ) as failing using (remote)
     order by remote = 'host', reports desc nulls last, remote`,
    [days],
  )
  return { today: rows[0]?.today, remotes: rows.flatMap(({ remote }) => remote ?? []) }
}
