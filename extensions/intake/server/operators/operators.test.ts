import { describe, expect, test } from 'vitest'
import { kindsOfDatabase } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { leadOf, send, sender } from '../testing/send'
import { opening, reply } from '../testing/visitors'
import { useDatabase } from '../testing/use-database'

describe.each(kindsOfDatabase)('operators with $name', (kind) => {
  const database = useDatabase(kind)
  const { app, signIn } = intakeOf(database)
  const agent = () => signIn('agent@fivefold.example')
  const admin = () => signIn('Admin@fivefold.example')
  const json = async (answer: Response | Promise<Response>) =>
    (await (await answer).json()) as {
      tickets: { number: number; subject: string; email: string }[]
      leads: { record: { id: string } }[]
      counts: Record<string, number>
      next?: number
    }

  test('who may do what', async () => {
    const ada = await signIn('ada@lovelace.example')
    const bob = await signIn('bob@builder.example')
    await ada.post(opening('ticket-01'))
    await database.query(
      `insert into problem (fingerprint, remote, release, kind, message, stack, route)
       values ('problem-1', 'support', '1.0.0', '', '', '', '')`,
    )
    const visitors = { bob, ada, agent: await agent(), admin: await admin() }
    const table = [
      // address, then the answers for another customer, the customer, an agent and an admin
      ['operators/tickets', 403, 403, 200, 200],
      ['operators/tickets/ticket-01', 403, 403, 200, 200],
      ['operators/leads', 403, 403, 403, 200],
      ['operators/leads.csv', 403, 403, 403, 200],
      ['operators/tickets.csv', 403, 403, 200, 200],
      ['operators/deliveries', 403, 403, 403, 200],
      ['operators/health', 403, 403, 200, 200],
      ['operators/health/problems/problem-1', 403, 403, 200, 200],
    ] as const
    for (const [address, ...expected] of table) {
      const answers = await Promise.all(Object.values(visitors).map(({ read }) => read(address)))
      expect([address, ...answers.map(({ status }) => status)]).toEqual([address, ...expected])
      expect((await app.request(`/intake/${address}`)).status).toBe(401)
    }
    const posts = [
      ['operators/people/export', { email: 'ada@lovelace.example' }],
      ['operators/people/erase', { email: 'nobody@nowhere.example' }],
      ['operators/deliveries/resend', {}],
    ] as const
    for (const [address, body] of posts) {
      const answers = await Promise.all(
        Object.values(visitors).map(({ call }) => call(address, body)),
      )
      expect([address, ...answers.map(({ status }) => status)]).toEqual([
        address,
        403,
        403,
        403,
        200,
      ])
      expect((await send(app, address, body)).status).toBe(401)
    }
    expect(Object.values(visitors).map(({ person }) => person['role'])).toEqual([
      'customer',
      'customer',
      'agent',
      'admin',
    ])
    const writes = Object.entries(visitors).map(async ([name, { post }]) => {
      const [answer] = (await post(reply(`message-of-${name}`, 'ticket-01'))) as [object]
      return [name, 'refused' in answer]
    })
    expect(Object.fromEntries(await Promise.all(writes))).toEqual({
      bob: true,
      ada: false,
      agent: false,
      admin: false,
    })
  })

  test('tickets are listed by filters that combine, with counts', async () => {
    const ada = await signIn('ada@lovelace.example')
    await ada.post(
      opening('ticket-02', { subject: '100% of_imports fail', priority: 'critical' }),
      opening('ticket-03', { subject: 'Invoice' }),
    )
    await (await signIn('bob@builder.example')).post(opening('ticket-04', { subject: 'Seats' }))
    const { read, post } = await agent()
    await post({ ...reply('change-01', 'ticket-03'), body: 'Done.' })
    const list = (query: string) => json(read(`operators/tickets?${query}`))
    const subjects = async (query: string) => (await list(query)).tickets.map((one) => one.subject)

    const all = await list('')
    expect(all.tickets.map(({ subject }) => subject)).toEqual([
      'Seats',
      'Invoice',
      '100% of_imports fail',
    ])
    expect(all.counts).toEqual({ open: 3 })
    expect(await subjects('priority=critical')).toEqual(['100% of_imports fail'])
    expect(await subjects('q=lovelace&priority=high')).toEqual(['Invoice'])
    expect(await subjects('q=100%25+of_')).toEqual(['100% of_imports fail'])
    expect(await subjects('q=IMPÓRT+twice')).toEqual(['100% of_imports fail'])
    expect(await subjects("q='%26!():*+%5C")).toHaveLength(3)
    expect(await subjects('q=mports')).toEqual([])
    expect(await subjects(`q=FF-${all.tickets[0]?.number}`)).toEqual(['Seats'])
    expect(await subjects('status=closed')).toEqual([])
    for (const query of [
      'status=none',
      'before=x',
      'before=-1',
      'sort=email',
      'page=0',
      'page=1000',
      'answer=soon',
      `q=${'x'.repeat(201)}`,
    ]) {
      expect((await read(`operators/tickets?${query}`)).status).toBe(400)
    }
    expect((await read('operators/tickets/none')).status).toBe(404)
  })

  test('pages of a list follow each other without a gap', async () => {
    const ada = await signIn('ada@lovelace.example')
    for (let page = 0; page < 6; page += 1) {
      await ada.post(...Array.from({ length: 20 }, (_, at) => opening(`ticket-${page}-${at}`)))
    }
    const { read } = await agent()
    const sizes: number[] = []
    const seen = new Set<number>()
    for (let before: number | undefined = 2_000_000_000; before !== undefined;) {
      const { tickets, next } = await json(read(`operators/tickets?before=${before}`))
      sizes.push(tickets.length)
      for (const { number } of tickets) seen.add(number)
      before = next
    }
    expect([sizes, seen.size]).toEqual([[25, 25, 25, 25, 20], 120])
  })

  test('leads are listed, searched, and streamed as CSV that no spreadsheet runs', async () => {
    const sent = [
      leadOf('lead-0001', { name: '\u200B＝cmd()\n-1', message: 'He said "yes",\nand left.' }),
      leadOf('lead-0002', { name: 'Bob', email: 'bob@builder.example' }),
    ]
    await send(app, 'leads', { sender, leads: sent })
    const { read } = await admin()
    const ids = async (query: string) =>
      (await json(read(`operators/leads?${query}`))).leads.map(({ record }) => record.id)
    expect(await ids('')).toEqual(['lead-0002', 'lead-0001'])
    expect(await ids('q=builder')).toEqual(['lead-0002'])
    expect(await ids('collection=sales/waitlist')).toEqual([])

    const csv = await read('operators/leads.csv')
    expect(csv.headers.get('content-disposition')).toContain('leads.csv')
    const bytes = Buffer.from(await csv.arrayBuffer())
    const [head, bob, ada, rest] = bytes.toString().split('\r\n')
    expect(head).toBe('\uFEFFreceived,form,id,name,email,fields')
    expect(bob).toMatch(/^20\S+Z,sales\/contact,lead-0002,Bob,bob@builder\.example,"\{/)
    expect(ada).toContain(`,"'\u200B＝cmd()\n'-1",`)
    expect(ada).toContain(String.raw`He said \""yes\"",\nand left.`)
    expect(rest).toBe('')
  })

  test('tickets are streamed as CSV by the filters of the list', async () => {
    const ada = await signIn('ada@lovelace.example')
    await ada.post(
      opening('ticket-05', { subject: '=cmd()', priority: 'low' }),
      opening('ticket-08'),
    )
    const { read } = await agent()
    const csv = async (query: string) =>
      (await (await read(`operators/tickets.csv?${query}`)).text()).split('\r\n').slice(1, -1)
    const [low, ...others] = await csv('priority=low')
    expect(low).toMatch(/^20\S+Z,\d+,ticket-05,ada@lovelace\.example,open,low,Billing,'=cmd\(\),$/)
    expect(others).toEqual([])
  })

  test('an admin exports and erases what is stored about a person', async () => {
    const ada = await signIn('ada@lovelace.example')
    await ada.post(opening('ticket-06'), reply('message-06', 'ticket-06'))
    await (await signIn('bob@builder.example')).post(opening('ticket-07'))
    await send(app, 'leads', { sender, leads: [leadOf('lead-0003')] })
    const { call } = await admin()
    const person = { email: 'ADA@lovelace.example' }
    const stored = await call('operators/people/export', person)
    expect(stored.body).toMatchObject({
      lead: [{ id: 'lead-0003' }],
      ticket: [{ id: 'ticket-06' }],
      ticket_entry: [{ id: 'ticket-06' }, { id: 'message-06' }],
      person: [{ email: 'ada@lovelace.example' }],
    })
    const erased = await call('operators/people/erase', person)
    expect(erased.body['erased']).toBeGreaterThanOrEqual(4)
    expect(await ada.status()).toBe(401)
    expect(await database.query('select id from ticket_entry')).toEqual([{ id: 'ticket-07' }])
    expect(await (await signIn('ada@lovelace.example')).post(opening('ticket-06'))).toEqual([
      { id: 'ticket-06', refused: 'It was deleted.' },
    ])
    await call('operators/people/erase', person)
    const again = await call('operators/people/export', person)
    expect(again.body).toMatchObject({ lead: [], ticket: [], person: [] })
    expect((await call('operators/people/export', { email: 'ada' })).status).toBe(400)
  })

  test('a CSV of many leads has each of them once', async () => {
    await database.query(
      `insert into lead (id, collection, email, email_key, body, digest, sender, claimed_at)
       select 'lead-' || n, 'contactForms', 'a@b.example', 'a@b.example',
         jsonb_build_object('id', 'lead-' || n, 'email', 'a@b.example'), '', '', ''
       from generate_series(1, 1300) n`,
    )
    const { read } = await admin()
    const lines = (await (await read('operators/leads.csv')).text()).split('\r\n').slice(1, -1)
    expect(new Set(lines.map((line) => line.split(',')[2])).size).toBe(1_300)
    expect(lines).toHaveLength(1_300)
  })
})
