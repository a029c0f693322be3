import type { Queries } from '../../database/database'

export interface HealthQuery {
  remote: string
  /** Up to today. */
  days: number
  /** The site has had them; null if the site cannot be read. */
  releases: readonly string[] | null
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
export async function browserCounts({ query }: Queries, { remote, days, releases }: HealthQuery) {
  const rows = await query<Row>(
    `select day::text, release, coalesce(role, side) as role,
       coalesce(sum(browsers) filter (where event = 'start'), 0)::int as starts,
       coalesce(sum(browsers) filter (where event = 'error'), 0)::int as errors
     from (select *, case role when 'canary' then role else 'live' end as side from tally
       where remote = $1 and day > current_date - $2::int and event in ('start', 'error')
         and ($3::text[] is null or release = any($3))) as counted
     group by grouping sets ((day, side), (release, role))
     order by day, max(counted.day) desc, starts desc`,
    [remote, days, releases],
  )
  return {
    daily: rows.flatMap(({ day, ...row }) => (day ? [{ day, ...figures(row) }] : [])),
    releases: rows.flatMap(({ release, ...row }) =>
      release ? [{ release, ...figures(row) }] : [],
    ),
  }
}

/** Browsers of the live release of each app. */
export async function liveCounts(
  { query }: Queries,
  days: number,
  fleet: readonly { app: string; release: string }[],
) {
  return query<{ app: string; starts: number; failing: number }>(
    `select app, coalesce(sum(browsers) filter (where event = 'start'), 0)::int as starts,
       coalesce(sum(browsers) filter (where event = 'error'), 0)::int as failing
     from unnest($2::text[], $3::text[]) as live (app, release)
     join tally on tally.remote = app and tally.release = live.release
     where day > current_date - $1::int group by app`,
    [days, fleet.map(({ app }) => app), fleet.map(({ release }) => release)],
  )
}

function figures({ role, starts, errors }: Pick<Row, 'role' | 'starts' | 'errors'>) {
  // An error may arrive where the start before it was lost; scripts of another remote's page have no starts at all.
  const interval = starts > 0 ? wilsonInterval(Math.min(errors, starts), starts) : undefined
  return { role, starts, failing: errors, interval }
}

/** Remotes that are listed where the site cannot be read: strangers may have named others. */
const mostUnknown = 100

/** The remotes that most browsers have named in these days, for a site that cannot be read. */
export const reportedRemotes = async ({ query }: Queries, days: number) =>
  (
    await query<{ remote: string }>(
      `select remote from tally where day > current_date - $1::int
       group by remote order by sum(browsers) desc, remote limit ${mostUnknown}`,
      [days],
    )
  ).map(({ remote }) => remote)

/** Today's date, and the remotes: the one with the most reports of problems in these days first, the host last. */
export async function byProblems({ query }: Queries, days: number, remotes: readonly string[]) {
  const rows = await query<{ today: string; remote: string | null }>(
    `select current_date::text as today, remote
     from (select) as one left join unnest($2::text[]) as remote on true left join (
       select remote, sum(reports) as reports from problem
       where last_at > current_date - $1::int group by remote
     ) as failing using (remote)
     order by remote = 'host', reports desc nulls last, remote`,
    [days, remotes],
  )
  return { today: rows[0]?.today, remotes: rows.flatMap(({ remote }) => remote ?? []) }
}

/** The quantile of the normal distribution for 95 %. */
const z = 1.959964

/**
 * The interval of 95 % for a share, between 0 and 1 (Wilson 1927): it holds what it promises also for few browsers and
 * for shares near 0.
 */
export function wilsonInterval(hits: number, all: number): [low: number, high: number] {
  const share = hits / all
  const middle = share + z ** 2 / (2 * all)
  const half = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2))
  const edge = (at: number) => Math.min(1, Math.max(0, at / (1 + z ** 2 / all)))
  return [edge(middle - half), edge(middle + half)]
}
