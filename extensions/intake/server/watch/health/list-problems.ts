import type { Queries } from '../../database/database'
import type { HealthQuery } from './browser-counts'

/** Errors of a remote that were seen in these days, the one in most reports first: one report does not hide others. */
export const listProblems = (
  { query }: Queries,
  { remote, days, releases, most }: HealthQuery & { most: number },
) =>
  query<object>(
    `select fingerprint as id, release, kind, message, route, reports::int,
       first_at as "firstAt", last_at as "lastAt"
     from problem where remote = $1 and last_at > current_date - $2::int
       and ($3::text[] is null or release = any($3))
     order by reports desc, last_at desc, fingerprint limit $4`,
    [remote, days, releases ?? null, most],
  )

/** The stored stack of an error; undefined if the error is unknown. */
export async function problemStack({ query }: Queries, id: string): Promise<string | undefined> {
  const [found] = await query<{ stack: string }>(
    'select stack from problem where fingerprint = $1',
    [id],
  )
  return found?.stack
}
