import type { Queries } from '../../database/database'
import { releasesOf } from '../known-report'
import type { SiteRecord } from '../../site/site-record'
import { family } from './family'
import type { requestDurations } from './request-durations'

/** Milliseconds that the counts of large tables are kept: each goes through all rows. */
const countsAge = 5 * 60_000

/** A release stays in the answer for some days after its last report. Without the site, forged ones could be many. */
const reported = `select remote, release from tally where day > current_date - 7
    and ($1::text[] is null or (remote, release) in (select * from unnest($1::text[], $2::text[])))
  group by remote, release order by sum(browsers) desc limit 500`

interface Sample {
  event: string
  remote: string
  release: string
  role: string
  value: number
}

const reports = {
  start: ['fivefold_starts_total', 'Browsers that started a release, each once a day.'],
  error: ['fivefold_failing_browsers_total', 'Browsers with an error of a release, once a day.'],
} as const

type Stored = Record<'leads' | 'entries', number>
type Events = Record<'waiting' | 'dead' | 'alerts', number>

/** The health of releases, the stored records, and the times of requests, for Prometheus. */
export function metrics(
  { query }: Queries,
  record: SiteRecord,
  requests: ReturnType<typeof requestDurations>,
) {
  let counted = { time: -Infinity, leads: 0, entries: 0 }

  async function stored() {
    if (performance.now() - counted.time < countsAge) return counted
    const [counts] = await query<Stored>(
      'select (select count(*)::int from lead) as leads, (select count(*)::int from ticket_entry) as entries',
    )
    return (counted = { ...counted, ...counts, time: performance.now() })
  }

  return async (): Promise<string> => {
    const site = await record.now()
    const own =
      site && [...site.apps].flatMap(([name, app]) => releasesOf(app).map((one) => ({ name, one })))
    const names = [own?.map(({ name }) => name) ?? null, own?.map(({ one }) => one) ?? null]
    const samples = await query<Sample>(
      `select event, remote, release, role, sum(browsers)::float8 as value
       from tally join (${reported}) recent using (remote, release)
       where event in ('start', 'error')
       group by event, remote, release, role order by event, remote, release, role`,
      names,
    )
    const [events] = await query<Events>(
      `select (select count(*)::int from delivery where state = 'waiting') as waiting,
         (select count(*)::int from delivery where state = 'dead') as dead,
         (select count(*)::int from alert) as alerts`,
    )
    const { leads, entries } = await stored()
    return [
      ...Object.entries(reports).map(([event, [name, help]]) =>
        family(name, 'counter', help, samples.filter((one) => one.event === event).map(lineOf)),
      ),
      family('fivefold_leads', 'gauge', 'Leads that are stored, up to five minutes ago.', [
        ` ${leads}`,
      ]),
      family(
        'fivefold_ticket_entries',
        'gauge',
        'Openings, replies and changes of tickets, up to five minutes ago.',
        [` ${entries}`],
      ),
      family(
        'fivefold_deliveries',
        'gauge',
        'Mails, and deliveries of the webhook, that have not arrived.',
        [`{state="waiting"} ${events?.waiting}`, `{state="dead"} ${events?.dead}`],
      ),
      family('fivefold_alerts_total', 'counter', 'Releases that were told as failing.', [
        ` ${events?.alerts}`,
      ]),
      requests.text(),
    ].join('')
  }
}

const lineOf = ({ remote, release, role, value }: Sample) =>
  `{remote="${remote}",release="${release}",role="${role}"} ${value}`
