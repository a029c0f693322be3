import { describe, expect, test } from 'vitest'
import { isLongRun } from '../../testing/seeded-random'
import { quickKinds } from '../../testing/databases'
import { intakeOf } from '../../testing/intake-of'
import { useDatabase } from '../../testing/use-database'

/** Milliseconds of a view. */
const longest = 300

/* A million browsers' reports as they are kept: 5 remotes with a release a week, each a canary for two days. */
const million = [
  `insert into tally (day, remote, release, role, canary, percentage, browser, event, browsers)
   select current_date - ago, remote, '1.' || (90 - ago) / 8 + side || '.0-77d1f20b3e',
     case side when 1 then 'canary' else 'live' end,
     case when ago % 8 < 2 then '1.' || (90 - ago) / 8 + 1 || '.0-77d1f20b3e' else '' end,
     case when ago % 8 < 2 then 5 + 20 * (ago % 2) else 0 end,
     browser, event, case when event like '%start%' then 440 + (ago * 7) % 13 else 20 end
   from generate_series(0, 89) ago, generate_series(0, 1) side,
     unnest(array['marketing', 'portal', 'support', 'admin', 'billing']) remote,
     unnest(array['Chromium', 'Firefox', 'Safari', 'Other']) browser,
     unnest(array['start', 'error', 'started', 'failing']) event
   where side = 0 or ago % 8 < 2`,
  `insert into vital (day, remote, release, role, canary, percentage, name, bucket, part, target, browsers, first)
   select current_date - ago, remote, '1.' || (90 - ago) / 8 || '.0-77d1f20b3e', 'live', '', 0, name,
     30 + (ago * 5 + spot * 11) % 50, part, 'main>section:nth(' || spot || ')', 1 + spot % 3, 1
   from generate_series(0, 89) ago, generate_series(1, 12) spot,
     unnest(array['marketing', 'portal', 'support', 'admin', 'billing']) remote,
     unnest(array['INP', 'LCP', 'CLS']) name,
     unnest(array['input delay', 'processing', 'presentation delay']) part`,
  `insert into problem (fingerprint, remote, release, kind, message, stack, route, reports, first_at, last_at)
   select md5(remote || n), remote, '1.' || n % 12 || '.0-77d1f20b3e', 'TypeError', 'x' || n || ' is not a function',
     repeat('at f (/remotes/support/1.0.0/a.js:1:2)' || chr(10), 40), '/support', n,
     now() - n % 90 * interval '1 day', now() - n % 45 * interval '1 day'
   from generate_series(1, 1000) n, unnest(array['marketing', 'portal', 'support', 'admin', 'billing']) remote`,
]

describe.each(quickKinds)('health with $name', (kind) => {
  const database = useDatabase(kind)

  test.runIf(isLongRun)(
    `a view of the tallies of a million reports takes ${longest} ms at most`,
    async () => {
      for (const sql of million) await database.query(sql)
      await database.query('analyze')
      const [size] = await database.query<Record<'rows' | 'reports' | 'vitals', number>>(
        `select count(*)::int as rows, (sum(browsers) filter (where event in ('start', 'error')))::int as reports,
           (select count(*)::int from vital) as vitals from tally`,
      )
      expect(size?.rows).toBeGreaterThan(7_000)
      expect(size?.reports).toBeGreaterThan(1_000_000)
      const { read } = await intakeOf(database).signIn('agent@fivefold.example')
      for (const query of ['', '?days=7', '?days=90', '?days=90&remote=support']) {
        const times: number[] = []
        for (let time = 0; time < 7; time += 1) {
          const begun = performance.now()
          const answer = await read(`operators/health${query}`)
          expect(answer.status).toBe(200)
          await answer.text()
          times.push(performance.now() - begun)
        }
        const inOrder = times.toSorted((one, other) => one - other)
        console.info(size, query || 'as it opens', inOrder.map(Math.round).join(' '))
        expect.soft(inOrder.at(-1)).toBeLessThan(longest)
      }
    },
    600_000,
  )
})
