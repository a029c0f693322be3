import type { Hono } from 'hono'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { kindsOfDatabase } from '../testing/databases'
import { retain } from '../privacy/retain'
import { intakeOf } from '../testing/intake-of'
import { send } from '../testing/send'
import { useDatabase } from '../testing/use-database'
import { bodyOf, canary, live, logRecord, vital, type Value } from './testing/reports'
import { filesOfSite } from '../site/testing/site-of'
import { mostRows } from './receive-reports'

const key = { authorization: 'Bearer key-of-a-pipeline' }

describe.each(kindsOfDatabase)('reports with $name', (kind) => {
  const database = useDatabase(kind)
  let app: Hono
  beforeEach(() => void ({ app } = intakeOf(database)))

  const report = async (...records: object[]) =>
    (await send(app, 'v1/logs', bodyOf(...records))).status
  const requested = `watch/canaries/support/${canary}?live=${live}&percentages=5,25&since=2020-01-01T00:00:00Z`
  const figures = async (query = '') =>
    (await app.request(`/intake/${requested}${query}`, { headers: key })).json()
  const none = { started: 0, failing: 0, measured: 0, slow: 0 }

  test('are counted by browser, in each percentage of a canary', async () => {
    const beside = { 'fivefold.release': live, 'fivefold.role': 'live' }
    await report(logRecord('app.start'), logRecord('exception'))
    await report(logRecord('app.start'))
    // A browser that starts on another day is not counted again.
    await report(logRecord('app.start', { 'fivefold.first': false }))
    await report(logRecord('app.start', beside))
    await report(logRecord('app.start', {}, '25'))
    await report(logRecord('app.start', { ...beside, 'fivefold.canary': '2.0.0' }))
    expect(await figures()).toEqual({
      remote: 'support',
      release: canary,
      live,
      stages: [
        {
          percentage: 5,
          canary: { ...none, started: 2, failing: 1 },
          live: { ...none, started: 1 },
        },
        {
          percentage: 25,
          canary: { ...none, started: 1 },
          live: none,
        },
      ],
    })
  })

  test('that nobody has sent are no stages', async () => {
    expect(await figures()).toEqual({ remote: 'support', release: canary, live, stages: [] })
  })

  test('of many browsers at once are each counted', async () => {
    const both = [logRecord('app.start'), logRecord('exception')]
    const sent = Array.from({ length: 40 }, (_, at) =>
      report(...(at % 2 ? both : both.toReversed())),
    )
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]))
    expect(await figures()).toMatchObject({ stages: [{ canary: { started: 40, failing: 40 } }] })
    expect(await database.query('select reports::int from problem')).toEqual([{ reports: 40 }])
  })

  test('with an error of a start that was lost count no browser as failing that has not started', async () => {
    await report(logRecord('exception'))
    expect(await figures()).toMatchObject({ stages: [{ canary: { started: 0, failing: 0 } }] })
  })

  test('of speed count the browsers that are slower than three quarters of the live ones', async () => {
    const beside = { 'fivefold.release': live, 'fivefold.role': 'live' }
    const measured = (value: number, about = {}) =>
      logRecord('browser.web_vital', { ...vital('INP', String(value)), ...about })
    await report(logRecord('app.start'), logRecord('app.start', beside))
    await report(measured(100), measured(400), measured(800))
    await report(...[100, 200, 210, 900].map((value) => measured(value, beside)))
    // Another measure, and a browser that was measured before.
    await report(logRecord('browser.web_vital', vital('LCP', '9000')))
    await report(measured(900, { 'fivefold.first': false }))
    expect(await figures()).toMatchObject({
      stages: [{ canary: { measured: 3, slow: 2 }, live: { measured: 4, slow: 1 } }],
    })
  })

  test('of a shift are stored in thousandths', async () => {
    const { attributes, ...record } = logRecord('browser.web_vital', vital('CLS', '0'))
    const given = attributes.map((one) =>
      one.key === 'browser.web_vital.value' ? { ...one, value: { doubleValue: 0.1 } } : one,
    )
    expect(await report({ ...record, attributes: given })).toBe(200)
    // 1.1 to the power of 48 is 97, and of 49 is 107.
    expect(await database.query('select name, bucket, part, target from vital')).toEqual([
      { name: 'CLS', bucket: 48, part: 'processing', target: 'main>button' },
    ])
  })

  test('that are forged begin as many rows as a day may have, and the known ones are still counted', async () => {
    await report(logRecord('app.start'))
    await database.query(
      `insert into tally (remote, release, role, canary, percentage, browser, event)
       select 'support', 'forged-' || n, 'live', '', 0, 'Other', 'start'
       from generate_series(1, ${mostRows - 2}) n`,
    )
    const other = logRecord('app.start', { 'user_agent.name': 'Firefox' })
    expect(await report(other)).toBe(200)
    await report(logRecord('app.start'))
    expect(await figures()).toMatchObject({ stages: [{ canary: { started: 2 } }] })
    await database.query('update tally set day = day - 1')
    await report(other)
    expect(await figures()).toMatchObject({ stages: [{ canary: { started: 3 } }] })
  })

  test('of an address use up no rate of its forms, nor forms that of reports', async () => {
    ;({ app } = intakeOf(database, { perMinute: 2 }))
    const from = { 'x-forwarded-for': '203.0.113.7' }
    const statuses = async (path: string, body: object) => [
      (await send(app, path, body, from)).status,
      (await send(app, path, body, from)).status,
      (await send(app, path, body, from)).status,
    ]
    expect(await statuses('v1/logs', bodyOf(logRecord('app.start')))).toEqual([200, 200, 429])
    expect(await statuses('nothing', {})).toEqual([404, 404, 429])
  })

  test.each([
    ['another event', bodyOf({ ...logRecord('app.start'), eventName: 'click' })],
    ['a field that nobody has named', bodyOf(logRecord('app.start', { 'user.email': 'a@b.c' }))],
    ['a query in the route', bodyOf(logRecord('app.start', { 'http.route': '/a?b=c' }))],
    ['another vital', bodyOf(logRecord('browser.web_vital', vital('FID', '1')))],
    ['less than no time', bodyOf(logRecord('browser.web_vital', vital('INP', '-1')))],
    [
      'an id in a target',
      bodyOf(
        logRecord('browser.web_vital', {
          ...vital('INP', '1'),
          'browser.web_vital.target': 'main>#ada',
        }),
      ),
    ],
    ['half of a character', bodyOf(logRecord('exception', { 'exception.message': '\ud83d' }))],
    ['no name of a remote', bodyOf(logRecord('app.start', { 'fivefold.remote': '../x' }))],
    ['a percentage over all', bodyOf(logRecord('app.start', {}, '101'))],
    ['nothing', bodyOf()],
    ['too many', bodyOf(...Array.from({ length: 21 }, () => logRecord('app.start')))],
    ['text', 'hello'],
  ])('with %s are refused, and count nothing', async (_, body) => {
    expect((await send(app, 'v1/logs', body)).status).toBe(400)
    expect(await database.query('select 1 from tally union select 1 from vital')).toEqual([])
  })

  test('that are wrong take no others along, and the answer says how many they are', async () => {
    const half = logRecord('exception', { 'exception.message': 'a\ud83d' })
    const answer = await send(app, 'v1/logs', bodyOf(half, logRecord('app.start'), {}))
    expect([answer.status, answer.body]).toEqual([
      200,
      { partialSuccess: { rejectedLogRecords: '2', errorMessage: expect.stringMatching(/\.$/) } },
    ])
    expect(await figures()).toMatchObject({ stages: [{ canary: { started: 1, failing: 0 } }] })
  })

  test('only who has a key reads figures', async () => {
    for (const address of [requested, 'metrics']) {
      const status = async (headers: Record<string, string>) =>
        (await app.request(`/intake/${address}`, { headers })).status
      expect([
        await status({}),
        await status({ authorization: 'Bearer key' }),
        await status(key),
      ]).toEqual([401, 403, 200])
    }
  })

  test('are deleted with the records of their days', async () => {
    await report(logRecord('app.start'), logRecord('exception'))
    await report(logRecord('browser.web_vital', vital('INP', '100')))
    await retain(database, 30)
    const left = () =>
      database.query<{ rows: number }>(
        `select (select count(*) from tally)::int + (select count(*) from vital)::int
           + (select count(*) from problem)::int as rows`,
      )
    expect(await left()).toEqual([{ rows: 6 }])
    await database.query(`update tally set day = day - 31`)
    await database.query(`update vital set day = day - 31`)
    await database.query(`update problem set last_at = last_at - interval '31 days'`)
    await retain(database, 30)
    expect(await left()).toEqual([{ rows: 0 }])
  })

  test('of a release without a canary are counted, too', async () => {
    const about = { 'fivefold.release': live, 'fivefold.role': 'live' }
    const answer = await send(app, 'v1/logs', bodyOf(logRecord('app.start', about, '')))
    expect([answer.status, answer.body]).toEqual([200, { partialSuccess: {} }])
    expect(
      await database.query('select event, canary, percentage from tally order by event'),
    ).toEqual([
      { event: 'start', canary: '', percentage: 0 },
      { event: 'started', canary: '', percentage: 0 },
    ])
  })

  test('are metrics with their release', async () => {
    await report(logRecord('app.start'), logRecord('exception'))
    const text = await (await app.request('/intake/metrics', { headers: key })).text()
    expect(text).toContain('# TYPE fivefold_starts_total counter\n')
    expect(text).toContain(
      `fivefold_starts_total{remote="support",release="${canary}",role="canary"} 1\n`,
    )
    expect(text).toMatch(/^fivefold_leads \d+$/m)
    expect(text.endsWith('\n')).toBe(true)
  })

  describe('of a site that the intake can read', () => {
    const beside = { 'fivefold.release': live, 'fivefold.role': 'live' }
    const before = '0.9.0-11aa22bb33'
    const run = [
      { ago: 300, action: 'release', from: before, to: live },
      { ago: 200, action: 'canary', to: canary, percentage: 5 },
      { ago: 100, action: 'canary', to: canary, percentage: 25 },
    ]
    const now = { live, canary: { version: canary, percentage: 25 }, lastGood: before }
    let files: Record<string, string>
    beforeEach(() => {
      files = filesOfSite({ support: now }, run)
      ;({ app } = intakeOf(database, { siteFiles: async (name) => files[name] }))
    })

    test.each<[string, Record<string, Value>, string?]>([
      ['the canary', {}],
      ['the canary at another percentage', {}, '25'],
      ['the live release beside it', beside],
      ['the live release, by an error in another’s page', beside, ''],
      ['the canary, by such an error', {}, ''],
      ['the release before it', { 'fivefold.release': before, 'fivefold.role': 'live' }, ''],
      ['the last good one', { 'fivefold.release': before, 'fivefold.role': 'last-good' }, ''],
      [
        'the host',
        { 'fivefold.remote': 'host', 'fivefold.release': '2.0.0', 'fivefold.role': 'live' },
        '',
      ],
    ])('are counted where they name %s', async (_, about, percentage) => {
      expect(await report(logRecord('app.start', about, percentage))).toBe(200)
    })

    const forged = [
      ['a percentage that never was', {}, '7'],
      ['no percentage beside the canary', {}, '0'],
      ['another remote', { 'fivefold.remote': 'forged' }],
      ['another release as the canary', { 'fivefold.release': '9.9.9' }],
      ['the live release as the canary', { 'fivefold.release': live }],
      ['another live release', { ...beside, 'fivefold.release': '9.9.9' }],
      ['the canary as the live release', { 'fivefold.role': 'live' }],
      [
        'a live release that the canary was never beside',
        { ...beside, 'fivefold.release': before },
      ],
      ['another canary', { ...beside, 'fivefold.canary': '9.9.9' }],
      [
        'another last good release',
        { 'fivefold.release': '9.9.9', 'fivefold.role': 'last-good' },
        '',
      ],
      ['a release of another remote', { 'fivefold.remote': 'host' }],
      ['another release of the host', { ...beside, 'fivefold.remote': 'host' }, ''],
    ] as [string, Record<string, Value>, string?][]

    test.each(forged)('are refused where they name %s', async (_, about, percentage) => {
      const events = ['app.start', 'exception', 'browser.web_vital'] as const
      for (const event of events) {
        const measure = event === 'browser.web_vital' ? vital('INP', '100') : {}
        expect(await report(logRecord(event, { ...measure, ...about }, percentage))).toBe(400)
      }
      const answer = await send(
        app,
        'v1/logs',
        bodyOf(logRecord('app.start', about, percentage), logRecord('app.start')),
      )
      expect(answer.body).toMatchObject({ partialSuccess: { rejectedLogRecords: '1' } })
      const rows = await database.query(
        'select 1 from tally union all select 1 from vital union all select 1 from problem',
      )
      expect(rows).toHaveLength(2)
    })

    test('are counted within seconds for a release that is new, and the site is read once for many', async () => {
      const next = '1.2.0-aa55bb66cc'
      const started = logRecord('app.start', { ...beside, 'fivefold.release': next }, '')
      let readings = 0
      const read = async (name: string) => {
        readings += name === 'registry.json' ? 1 : 0
        return files[name]
      }
      ;({ app } = intakeOf(database, { siteFiles: read }))
      const answers = () => Promise.all(Array.from({ length: 20 }, () => report(started)))
      expect(new Set(await answers())).toEqual(new Set([400]))
      files = filesOfSite({ support: { live: next, lastGood: live } })
      const later = performance.now() + 5_000
      vi.spyOn(performance, 'now').mockImplementation(() => later)
      expect(new Set(await answers())).toEqual(new Set([200]))
      files = {}
      vi.mocked(performance.now).mockImplementation(() => later + 5_000)
      expect(await report(logRecord('app.start'))).toBe(400)
      expect(await report(started)).toBe(200)
      expect(readings).toBe(3)
    })

    test('are refused while it has no registry', async () => {
      files = {}
      vi.spyOn(console, 'warn').mockReturnValue()
      expect(await report(logRecord('app.start'))).toBe(400)
    })
  })

  test('that were forged before change no figures of what is asked', async () => {
    const truly = [logRecord('app.start'), logRecord('app.start', {}, '25')]
    await report(...truly)
    const expected = await figures()
    for (const percentage of ['1', '2', '3', '4'])
      await report(logRecord('exception', {}, percentage))
    await report(
      logRecord('app.start', { 'fivefold.role': 'live', 'fivefold.release': 'forged' }),
      logRecord('app.start', { 'fivefold.release': 'forged' }),
    )
    expect(await figures()).toEqual(expected)
    await database.query(`update tally set day = '2019-12-31'`)
    expect(await figures()).toMatchObject({ stages: [] })
  })

  test('with forged messages and elements keep out none that come again and again', async () => {
    const error = (message: string) => logRecord('exception', { 'exception.message': message })
    await report(...Array.from({ length: 3 }, () => error('true')))
    await database.query(
      `insert into problem (fingerprint, remote, release, kind, message, stack, route)
       select 'forged ' || n, 'support', $1, 'TypeError', 'forged ' || n, '', '/' from generate_series(1, 190) n`,
      [canary],
    )
    await report(...Array.from({ length: 20 }, (_, n) => error(`forged again ${n}`)))
    const problems = await database.query<{ message: string }>(
      'select message from problem order by reports desc',
    )
    expect([problems.length, problems[0]]).toEqual([200, { message: 'true' }])

    await database.query(
      `insert into vital (remote, release, role, canary, percentage, name, bucket, part, target, first)
       select 'support', '1', 'live', '', 0, 'INP', 1, '', 'main>p' || n, 1 from generate_series(1, ${mostRows}) n`,
    )
    await report(logRecord('browser.web_vital', vital('INP', '100')))
    expect(await figures()).toMatchObject({ stages: [{ canary: { measured: 1 } }] })
    expect(
      await database.query(`select part, target, first::int from vital where release = $1`, [
        canary,
      ]),
    ).toEqual([{ part: '', target: '', first: 1 }])
  })
})
