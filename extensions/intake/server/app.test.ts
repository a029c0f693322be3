import { describe, expect, test, vi } from 'vitest'
import { migrate } from './database/migrate'
import { erasePerson } from './privacy/erase-person'
import { lockIds } from './records/erased-ids'
import { kindsOfDatabase } from './testing/databases'
import { intakeOf } from './testing/intake-of'
import { leadOf, send, sender } from './testing/send'
import { useDatabase } from './testing/use-database'

describe.each(kindsOfDatabase)('an intake with $name', (kind) => {
  const database = useDatabase(kind)
  const { app } = intakeOf(database)

  const stored = () => database.query<{ id: string }>('select id, body from lead order by seq')
  const leads = (...sent: unknown[]) => send(app, 'leads', { sender, leads: sent })

  test('stores a lead once, however often it arrives', async () => {
    const lead = leadOf('lead-0001')
    const answers = await Promise.all([leads(lead), leads(lead), leads(lead)])
    for (const { body } of answers) expect(body).toEqual({ answers: [{ id: 'lead-0001' }] })
    expect(await stored()).toEqual([{ id: 'lead-0001', body: lead.record }])
  })

  test('the order of keys makes no other lead, other content does', async () => {
    const { collection, record } = leadOf('lead-0002')
    await leads({ collection, record })
    const turned = Object.fromEntries(Object.entries(record).toReversed())
    expect((await leads({ collection, record: turned })).body).toEqual({
      answers: [{ id: 'lead-0002' }],
    })
    expect((await leads(leadOf('lead-0002', { message: 'Other' }))).body).toEqual({
      answers: [{ id: 'lead-0002', refused: 'Another record has this id.' }],
    })
    expect(await stored()).toHaveLength(1)
  })

  test('a refused lead holds up no other', async () => {
    const { body } = await leads(
      leadOf('lead-0003', { email: 'nobody' }),
      leadOf('lead-0004', { message: 'x'.repeat(10_001) }),
      leadOf('lead-0005', { message: 'half \uD800 a pair' }),
      { collection: '../users', record: leadOf('lead-0006').record },
      leadOf('lead-0007'),
    )
    expect(body).toEqual({
      answers: [
        { id: 'lead-0003', refused: 'email is no email address.' },
        { id: 'lead-0004', refused: 'message is longer than 10,000 characters.' },
        { id: 'lead-0005', refused: 'message has characters that no text has.' },
        { id: 'lead-0006', refused: 'collection is no form.' },
        { id: 'lead-0007' },
      ],
    })
    expect((await stored()).map(({ id }) => id)).toEqual(['lead-0007'])
  })

  test('a browser withdraws its own leads, and a late copy is refused', async () => {
    await leads(leadOf('lead-0008'))
    const others = { sender: 'a-secret-of-another-one', ids: ['lead-0008'] }
    await send(app, 'leads', { sender: others.sender, leads: [leadOf('lead-0008')] })
    expect((await send(app, 'withdrawals', others)).body).toEqual({ withdrawn: [] })
    const own = { sender, ids: ['lead-0008', 'lead-0009'] }
    expect((await send(app, 'withdrawals', own)).body).toEqual({ withdrawn: own.ids })
    for (const id of own.ids) {
      const { body } = await leads(leadOf(id))
      expect(body).toEqual({ answers: [{ id, refused: 'It was deleted.' }] })
    }
    expect(await stored()).toEqual([])
  })

  test('who withdraws an id before it comes keeps nobody else from sending it, nor for ever', async () => {
    const other = 'a-secret-of-another-one'
    await send(app, 'withdrawals', { sender: other, ids: ['lead-0014', 'lead-0015'] })
    expect((await leads(leadOf('lead-0014'))).body).toEqual({ answers: [{ id: 'lead-0014' }] })
    const late = () => send(app, 'leads', { sender: other, leads: [leadOf('lead-0015')] })
    const refused = { answers: [{ id: 'lead-0015', refused: 'It was deleted.' }] }
    expect((await late()).body).toEqual(refused)
    await database.query(`update erased set expires_at = now() - interval '1 minute'`)
    await send(app, 'withdrawals', { sender: other, ids: ['lead-0016'] })
    const marks = await database.query('select from erased')
    expect(marks).toHaveLength(1)
    expect((await late()).body).toEqual({ answers: [{ id: 'lead-0015' }] })
  })

  test.each<[string, object]>([
    ['leads', { leads: [leadOf('lead-0017'), leadOf('lead-0018')] }],
    ['withdrawals', { ids: ['lead-0017', 'lead-0018'] }],
  ])(
    'an address sends a number of records a day, and is told when more: %s',
    async (path, body) => {
      const busy = intakeOf(database, { perMinute: 1 }).app
      const day = vi.spyOn(performance, 'now')
      const from = { 'x-forwarded-for': '192.0.2.1' }
      const answers = []
      for (let minute = 0; minute < 16; minute += 1) {
        day.mockReturnValue(1e9 + minute * 60_000)
        answers.push(
          await send(busy, path, { ...body, sender: `${path}-of-a-browser-${minute}` }, from),
        )
      }
      day.mockRestore()
      const limited = answers.filter(({ status }) => status === 429)
      expect(limited).toHaveLength(1)
      expect(limited[0]?.body['error']).toMatch(
        /^This network has sent very many records today\. Try again in \d+ s\.$/,
      )
      expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(600)
    },
  )

  test('one customer’s network does not use up the day of the site, nor do strangers a visitor’s', async () => {
    const busy = intakeOf(database, { perMinute: 1 }).app
    const day = vi.spyOn(performance, 'now')
    const post = async (path: string, n: number, address: string) => {
      day.mockReturnValue(1e9 + n * 60_000)
      const records = Array(20).fill(0)
      const body =
        path === 'tickets'
          ? { operations: records }
          : { sender: `a-secret-of-a-browser-${n}`, leads: records }
      return (await send(busy, path, body, { 'x-forwarded-for': address })).status
    }
    const statuses = []
    for (let n = 0; n < 17; n += 1) statuses.push(await post('leads', n, `2001:db8:5:${n}::1`))
    const around = await post('leads', 17, '2001:db8:6::1')
    for (let n = 18; n < 21; n += 1) statuses.push(await post('tickets', n, '192.0.2.1'))
    const visitor = await post('leads', 21, '192.0.2.1')
    day.mockRestore()
    expect(statuses).toEqual([...Array<number>(15).fill(200), 429, 429, 401, 401, 401])
    expect([around, visitor]).toEqual([200, 200])
  })

  test('a person may have more records than PostgreSQL has locks', async () => {
    const ids = Array.from({ length: 50_000 }, (_, n) => `lead-${n}`)
    const locked = database.transaction((within) => lockIds(within, ids))
    await expect(locked).resolves.toBeUndefined()
  })

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['withdrawn', (id) => send(app, 'withdrawals', { sender, ids: [id] })],
    ['erased', () => erasePerson(database, 'ada@lovelace.example')],
  ])('a copy that is under way while its lead is %s is not stored', async (_case, remove) => {
    for (let round = 0; round < 20; round += 1) {
      const lead = leadOf(`lead-2${String(round).padStart(3, '0')}`)
      await leads(lead)
      const copies = [leads(lead), leads(lead), remove(lead.record.id), leads(lead), leads(lead)]
      await Promise.all(copies)
      expect(await stored()).toEqual([])
    }
  })

  test.each([
    ['a page of another site', 403, { 'sec-fetch-site': 'cross-site' }, '{}'],
    ['an origin of another site', 403, { origin: 'https://other.example' }, '{}'],
    ['a form', 415, { 'content-type': 'text/plain' }, '{}'],
    ['a compressed body', 415, { 'content-encoding': 'gzip' }, '{}'],
    ['a body that is too large', 413, { 'content-length': '70000' }, '{}'],
    ['a length that is no number', 413, { 'content-length': 'many' }, '{}'],
    ['no JSON', 400, {}, '{"sender":'],
    ['a key twice', 400, {}, `{"sender":"${sender}","sender":"${sender}","leads":[{}]}`],
    ['a body that is a list', 400, {}, '[]'],
    ['deep nesting', 400, {}, `${'['.repeat(5000)}${']'.repeat(5000)}`],
    ['a field that nobody knows', 400, {}, { sender, leads: [leadOf('lead-0010')], role: 'admin' }],
    [
      'a sender that is no secret',
      400,
      {},
      { sender: "' or 1=1 --", leads: [leadOf('lead-0010')] },
    ],
    ['no leads', 400, {}, { sender, leads: [] }],
    ['too many leads', 400, {}, { sender, leads: Array(21).fill(leadOf('lead-0010')) }],
  ])('%s is answered with %i, and nothing is stored', async (_case, status, headers, body) => {
    const answer = await send(app, 'leads', body, headers)
    expect(answer.status).toBe(status)
    expect(answer.body['error']).toMatch(/\.$/)
    expect(await stored()).toEqual([])
  })

  test.each([
    ['a proxy that names another host', { origin: 'https://site.example' }, 'internal:3100'],
    ['the host that the browser has asked', { origin: 'https://other.example' }, 'other.example'],
    ['no origin', {}, 'internal:3100'],
  ])('a page of this site may send behind %s', async (_case, headers, host) => {
    const body = { sender, leads: [leadOf('lead-0014')] }
    expect((await send(app, 'leads', body, { ...headers, host })).status).toBe(200)
  })

  test('every JSON is marked as the intake’s own, also a refusal', async () => {
    const { headers } = await leads(leadOf('lead-0015'))
    const refused = await send(app, 'leads', '{}')
    const nowhere = await send(app, 'none', '{}')
    for (const answer of [headers, refused.headers, nowhere.headers]) {
      expect(answer.get('content-type')).toBe('application/json; profile=fivefold-intake')
    }
  })

  test('text of any kind is stored as it is', async () => {
    const message = `'); drop table lead; -- \u202e 👩‍🚀 ${'{"a":'.repeat(50)} __proto__ $1 \\u0000`
    await leads(leadOf('lead-0011', { message, __proto: 'x' }))
    expect((await stored())[0]).toMatchObject({ body: { message } })
  })

  test('another address and another method are refused', async () => {
    for (const [method, path] of [
      ['GET', '/intake/leads'],
      ['POST', '/intake/none'],
      ['DELETE', '/intake/leads'],
    ] as const) {
      expect((await app.request(path, { method })).status).toBe(404)
    }
  })

  test('migrations that were applied are not applied again', async () => {
    await leads(leadOf('lead-0012'))
    await Promise.all([migrate(database), migrate(database)])
    expect(await stored()).toHaveLength(1)
  })
})

test('a database that is away is answered with 503, and without its message', async () => {
  const away = () => Promise.reject(new Error('password of the database'))
  const { app } = intakeOf({ query: away, transaction: away, close: async () => {} })
  const answer = await send(app, 'leads', { sender, leads: [leadOf('lead-0013')] })
  expect(answer).toMatchObject({
    status: 503,
    body: { error: 'The intake cannot store anything now. Try again later.' },
  })
  expect((await app.request('/intake/ready')).status).toBe(503)
  expect((await app.request('/intake/healthy')).status).toBe(200)
})
