import type { Queries } from '../../database/database'
import { middleOf } from '../vital-buckets'
import type { HealthQuery } from './browser-counts'

/**
 * The measure of which three quarters are at most as long, by release and role: the geometric middle of its bucket. With
 * the part and the element that are most often behind the others.
 */
export async function vitalsAtP75({ query }: Queries, { remote, days, releases }: HealthQuery) {
  const rows = await query<{ bucket: number }>(
    `with counted as materialized (
       select * from vital where remote = $1 and day > current_date - $2::int
         and ($3::text[] is null or release = any($3))
     ), cumulated as (
       select release, role, name, bucket,
         sum(sum(browsers)) over (partition by release, role, name order by bucket) as reached,
         sum(sum(browsers)) over (partition by release, role, name) as measured
       from counted group by release, role, name, bucket
     ), quarter as (
       select release, role, name, min(bucket) as bucket, measured from cumulated
       where reached >= 0.75 * measured group by release, role, name, measured
     )
     select distinct on (release, role, name) release, role, name, quarter.bucket,
       measured::int, part, target
     from quarter join counted using (release, role, name) where counted.bucket >= quarter.bucket
     group by release, role, name, quarter.bucket, measured, part, target
     order by release, role, name, sum(browsers) desc, part, target`,
    [remote, days, releases],
  )
  return rows.map(({ bucket, ...row }) => ({ ...row, value: middleOf(bucket) }))
}
