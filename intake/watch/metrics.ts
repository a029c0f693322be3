import type { Queries } from '../database/database'

interface Sample {
  name: string
  remote: string
  release: string
  role: string
  value: number
}

const kinds = {
  start: ['fivefold_starts_total', 'Browsers that started a release, each once a day.'],
  error: ['fivefold_failing_browsers_total', 'Browsers with an error of a release, once a day.'],
} as const

/** Prometheus' text format 0.0.4: how releases fare, and what the intake has received. */
export async function metricsText({ query }: Queries): Promise<string> {
  const tallies = await query<Sample>(
    `select event as name, remote, release, role, sum(browsers)::float8 as value
     from tally where event in ('start', 'error')
     group by event, remote, release, role order by event, remote, release, role`,
  )
  const [received] = await query<Record<'leads' | 'entries' | 'waiting' | 'dead', number>>(
    `select (select count(*)::int from lead) as leads,
       (select count(*)::int from ticket_entry) as entries,
       (select count(*)::int from delivery where state = 'waiting') as waiting,
       (select count(*)::int from delivery where state = 'dead') as dead`,
  )
  const families = Object.entries(kinds).map(([event, [name, help]]) =>
    family(
      name,
      'counter',
      help,
      tallies
        .filter((sample) => sample.name === event)
        .map(
          ({ remote, release, role, value }) =>
            `{remote="${remote}",release="${release}",role="${role}"} ${value}`,
        ),
    ),
  )
  return [
    ...families,
    family('fivefold_leads', 'gauge', 'Leads that are stored.', [` ${received?.leads}`]),
    family('fivefold_ticket_entries', 'gauge', 'Openings, replies and changes of tickets.', [
      ` ${received?.entries}`,
    ]),
    family('fivefold_deliveries', 'gauge', 'Deliveries of the webhook that have not arrived.', [
      `{state="waiting"} ${received?.waiting}`,
      `{state="dead"} ${received?.dead}`,
    ]),
  ].join('')
}

const family = (name: string, type: string, help: string, samples: readonly string[]) =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map((text) => name + text),
    '',
  ].join('\n')
