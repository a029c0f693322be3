import { describe, expect, test } from 'vitest'
import { quickKinds } from '../../testing/databases'
import { intakeOf } from '../../testing/intake-of'
import { useDatabase } from '../../testing/use-database'
import { wilsonInterval } from './browser-counts'

const live = '1.0.0-77d1f20b3e'
const canary = '1.1.0-5f0c2a97d1'

/** The files of a site, one of whose remotes and one of whose lines are damaged. */
const site: Record<string, string> = {
  'registry.json': JSON.stringify({
    schema: 1,
    host: { version: '2.0.0' },
    remotes: {
      support: { live: { version: live }, canary: { version: canary, percentage: 5 } },
      billing: { live: { version: live }, canary: { version: '../x' } },
      damaged: { live: 1 },
    },
  }),
  '.releases.jsonl': [
    '{"time":"2026-11-01T10:00:00.000Z","user":"ana@ci","action":"release","app":"support","to":"1.0.0-77d1f20b3e"}',
    '{"time":"2026-11-02T10:0',
    '{"time":"2026-11-03T10:00:00.000Z","user":"ben@ci","action":"canary","app":"support","to":"1.1.0-5f0c2a97d1"}',
    '{"time":"2026-11-04T10:00:00.000Z","user":"ben@ci","action":"settings","app":"support"}',
  ].join('\n'),
  'owners.json': JSON.stringify({
    document: {
      owners: {
        support: { keys: [{ key: 'MCowBQYDK2VwAyEA0123456789rest' }, { key: 'x', until: '2026' }] },
      },
    },
  }),
  [`remotes/support/${live}/release.json`]: JSON.stringify({
    contract: {
      storeSchema: 1,
      modules: {
        react: { version: '19.3.1', exports: [] },
        '@fivefold/shared/routing/link': { version: '2.1.0', exports: [] },
      },
    },
  }),
}

describe.each(quickKinds)('health with $name', (kind) => {
  const database = useDatabase(kind)
  const beside = intakeOf(database, { siteFiles: async (name) => site[name] })

  const count = (about: object) => {
    const row = {
      remote: 'support',
      release: live,
      role: 'live',
      canary: '',
      percentage: 0,
      browser: 'Chromium',
      event: 'start',
      browsers: 1,
      ...about,
    }
    return insert('tally', row)
  }
  const insert = (table: string, row: object) =>
    database.query(
      `insert into ${table} (${Object.keys(row).join()})
       values (${Object.keys(row).map((_, at) => `$${at + 1}`)})`,
      Object.values(row),
    )
  const problem = {
    remote: 'support',
    release: live,
    kind: 'TypeError',
    message: 'x is not a function',
    stack: 'at f (/remotes/support/1/a.js:1:2)',
    route: '/support',
  }
  const view = async (query = '', { signIn } = beside) => {
    const { read } = await signIn('agent@fivefold.example')
    return (await (await read(`operators/health${query}`)).json()) as Record<string, unknown[]>
  }

  test.each([
    ['?days=1000', 400],
    ['?remote=../x', 400],
    ['/problems/none', 404],
  ])('answers %s with %i', async (query, status) => {
    const { read } = await beside.signIn('agent@fivefold.example')
    expect((await read(`operators/health${query}`)).status).toBe(status)
  })

  test('counts browsers by day and by release', async () => {
    await count({ browsers: 90 })
    await count({ browsers: 10, browser: 'Firefox' })
    await count({ event: 'error', browsers: 2 })
    await count({ event: 'started', browsers: 999 })
    await count({ role: 'last-good', browsers: 50, day: 'yesterday' })
    await count({ role: 'canary', release: canary, browsers: 5 })
    await count({ role: 'canary', release: canary, event: 'error', browsers: 6 })
    await count({ remote: 'host', release: '2.0.0', event: 'error' })
    await count({ browsers: 400, day: '2020-01-01' })
    await count({ release: 'forged', browsers: 9_000 })
    await count({ remote: 'forged', browsers: 9_000 })
    const { daily, releases, remotes, remote } = await view('?remote=support')
    expect([remote, remotes]).toEqual(['support', ['billing', 'host', 'support']])
    expect(daily?.slice(0, 1)).toMatchObject([{ role: 'live', starts: 50, failing: 0 }])
    expect(daily?.slice(1)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ role: 'live', starts: 100, interval: wilsonInterval(2, 100) }),
        expect.objectContaining({ role: 'canary', starts: 5, interval: wilsonInterval(5, 5) }),
      ]),
    )
    expect(releases).toMatchObject([
      { release: live, role: 'live', starts: 100, failing: 2 },
      { release: canary, role: 'canary', starts: 5, failing: 6 },
      { release: live, role: 'last-good', starts: 50, failing: 0 },
    ])
    const host = await view('?remote=host&days=7')
    expect(host['daily']).toMatchObject([{ starts: 0, failing: 1 }])
    expect(host['daily']?.[0]).not.toHaveProperty('interval')
  })

  test('has the measure that three quarters do not exceed, with what is most often behind longer ones', async () => {
    const measured = (bucket: number, browsers: number, part: string, target = 'main>button') =>
      insert('vital', {
        remote: 'support',
        release: live,
        role: 'live',
        canary: '',
        percentage: 0,
        name: 'INP',
        bucket,
        part,
        target,
        browsers,
        first: 0,
      })
    await measured(40, 60, 'input delay')
    await measured(50, 10, 'input delay')
    await measured(55, 10, 'processing')
    await measured(56, 12, 'presentation delay', 'main>a')
    await measured(60, 8, 'input delay')
    expect((await view('?remote=support'))['vitals']).toEqual([
      {
        release: live,
        role: 'live',
        name: 'INP',
        measured: 100,
        value: expect.closeTo(1.1 ** 55.5),
        part: 'presentation delay',
        target: 'main>a',
      },
    ])
  })

  test('lists problems, the one in most reports first, and reads the stack of one', async () => {
    const past = { first_at: '2020-01-01', last_at: '2020-01-02' }
    await insert('problem', { ...problem, fingerprint: 'p-1', last_at: 'yesterday' })
    await insert('problem', { ...problem, fingerprint: 'p-2', reports: 7 })
    await insert('problem', { ...problem, fingerprint: 'p-3', ...past })
    await insert('problem', { ...problem, fingerprint: 'p-4', remote: 'host' })
    await insert('problem', { ...problem, fingerprint: 'p-5', remote: 'billing' })
    for (const remote of ['host', 'support', 'billing']) await count({ remote })
    await insert('problem', { ...problem, fingerprint: 'p-6', remote: 'forged', reports: 99 })
    await insert('problem', { ...problem, fingerprint: 'p-7', release: 'forged', reports: 99 })
    expect((await view())['remote']).toBe('support')
    expect((await view('?remote=forged'))['remote']).toBe('support')
    const { problems } = await view('?remote=support')
    expect(problems).toMatchObject([{ id: 'p-2', reports: 7, kind: 'TypeError' }, { id: 'p-1' }])
    expect(problems?.[0]).not.toHaveProperty('stack')
    expect(await view('/problems/p-2')).toEqual({ stack: problem.stack })
  })

  test('has the fleet from the files of the site, as far as they can be read', async () => {
    const { fleet, changes } = await view('?remote=support')
    expect(fleet).toEqual([
      { app: 'host', release: '2.0.0', keys: [] },
      {
        app: 'support',
        release: live,
        canary: { release: canary, percentage: 5 },
        keys: ['0123456789'],
        kit: '2.1.0',
        last: { at: '2026-11-01T10:00:00.000Z', by: 'ana@ci' },
      },
      { app: 'billing', release: live, keys: [] },
    ])
    expect(changes?.map((change) => (change as { action: string }).action)).toEqual([
      'release',
      'canary',
    ])
    const alone = intakeOf(database)
    expect(await view('', alone)).not.toHaveProperty('fleet')
    expect(await view('?remote=forged', alone)).toMatchObject({ remote: 'forged' })
  })
})

test.each([
  // Newcombe 1998, Statistics in Medicine 17, table I.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %d in %d', (hits, all, low, high) => {
  const [from, to] = wilsonInterval(hits, all)
  expect([from, to]).toEqual([expect.closeTo(low, 4), expect.closeTo(high, 4)])
})
