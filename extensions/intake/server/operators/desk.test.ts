import { array, assert, asyncProperty, boolean, constantFrom, record } from 'fast-check'
import { answersDue } from '@fivefold/shared/domain/tickets/ticket-desk'
import { describe, expect, test } from 'vitest'
import { erasePerson } from '../privacy/erase-person'
import { recordsOf } from '../../outbox/ticket-records'
import type { DeskTicket, TicketPage } from '../../outbox/desk-answers'
import { kindsOfDatabase, quickKinds } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { useDatabase } from '../testing/use-database'
import { leadOf, sender } from '../testing/send'
import { assignment, change, note, opening, reply } from '../testing/visitors'

type Visitor = Awaited<ReturnType<ReturnType<typeof intakeOf>['signIn']>>

const ticketSeenBy = async ({ read }: Visitor, id: string, writes = '') =>
  (await (await read(`operators/tickets/${id}${writes}`)).json()) as DeskTicket
const pageFor = async ({ read }: Visitor, query = '') =>
  (await (await read(`operators/tickets?${query}`)).json()) as TicketPage
const numbersOf = ({ tickets }: TicketPage) => tickets.map(({ subject }) => subject)

describe.each(kindsOfDatabase)('the desk with $name', (kind) => {
  const database = useDatabase(kind)
  const { app, signIn } = intakeOf(database)
  const ada = () => signIn('ada@lovelace.example')
  const agent = () => signIn('agent@fivefold.example')
  const admin = () => signIn('admin@fivefold.example')

  test('notes and assignments are of operators, and the latest assignment counts', async () => {
    const [customer, one, other] = [await ada(), await agent(), await admin()]
    await customer.post(opening('ticket-01'))
    const absent = 'There is no such ticket.'
    expect(
      await customer.post(note('note-0001', 'ticket-01'), assignment('assign-01', 'ticket-01', '')),
    ).toEqual([
      { id: 'note-0001', refused: absent },
      { id: 'assign-01', refused: absent },
    ])
    await Promise.all([
      one.post(
        note('note-0002', 'ticket-01'),
        assignment('assign-02', 'ticket-01', one.person['id']),
      ),
      other.post(assignment('assign-03', 'ticket-01', other.person['id'])),
    ])
    const [refused] = (await one.post(
      assignment('assign-04', 'ticket-01', customer.person['id']),
    )) as [object]
    expect(refused).toEqual({ id: 'assign-04', refused: 'Only operators can be given a ticket.' })
    const { operations } = await ticketSeenBy(one, 'ticket-01')
    const { ticketNotes, ticketAssignments } = recordsOf(operations)
    expect(ticketNotes).toMatchObject([{ id: 'note-0002', author_id: one.person['id'] }])
    expect(ticketAssignments).toHaveLength(2)
    const page = await pageFor(one)
    const [listed] = page.tickets
    expect(listed?.assigneeId).toBe(ticketAssignments.at(-1)?.assignee_id)
    expect(page.agents).toEqual(
      [
        { id: other.person['id'], label: 'Avery' },
        { id: one.person['id'], label: 'Avery' },
      ].toSorted(
        (first, second) =>
          page.agents.findIndex(({ id }) => id === first.id) -
          page.agents.findIndex(({ id }) => id === second.id),
      ),
    )
    expect(await one.post(note('note-0002', 'ticket-01'))).toEqual([{ id: 'note-0002' }])
    expect(await one.post(note('note-0002', 'ticket-01', 'Other'))).toMatchObject([
      { refused: 'Another record has this id.' },
    ])
  })

  test.each([
    ['is erased', (_: Visitor, email: string) => erasePerson(database, email)],
    ['deletes the account', (own: Visitor) => own.call('sign-in/delete')],
  ])(
    'an operator who %s leaves no name and no address on tickets of others',
    async (_way, leave) => {
      const [customer, one, other] = [await ada(), await agent(), await admin()]
      await customer.post(opening('ticket-01'))
      await one.post(
        reply('reply-001', 'ticket-01'),
        note('note-0001', 'ticket-01'),
        assignment('assign-01', 'ticket-01', one.person['id']),
      )
      const label = 'agent@fivefold.example'
      await database.query(`update person set name = 'Robin Secret' where email = $1`, [label])
      await database.query(
        `update desk_entry set operation = operation || '{"assigneeName":"agent@fivefold.example"}'
       where operation ? 'assigneeName'`,
      )
      await leave(one, label)
      const rows = await database.query<{ row: string }>(
        `select to_jsonb(ticket_entry)::text as row from ticket_entry
       union all select to_jsonb(desk_entry)::text from desk_entry
       union all select to_jsonb(ticket)::text from ticket`,
      )
      const texts = rows.map(({ row }) => row).join()
      expect(texts).toContain('Former operator')
      expect(texts).not.toContain(label)
      expect(texts).not.toContain('Robin')
      expect((await ticketSeenBy(other, 'ticket-01')).operations).toHaveLength(4)
    },
  )

  test('every filter narrows the list, and every count is what its value would show', async () => {
    const [customer, one] = [await ada(), await agent()]
    await customer.post(
      opening('ticket-02', { subject: 'Zürich', priority: 'critical', category: 'Integration' }),
      opening('ticket-03', { subject: 'Second' }),
      opening('ticket-04', { subject: 'Third' }),
      change('change-04', 'ticket-04', 'resolved'),
    )
    await one.post(assignment('assign-05', 'ticket-03', one.person['id']), {
      ...reply('reply-003', 'ticket-03'),
      name: 'Avery',
    })
    await database.query(
      `update ticket set due_at = now() - interval '1 hour' where id = 'ticket-02'`,
    )
    const page = await pageFor(one)
    expect([page.matching, page.all]).toEqual([3, 3])
    expect(page.facets).toEqual({
      status: { open: 2, resolved: 1 },
      priority: { critical: 1, high: 2 },
      category: { Integration: 1, Billing: 2 },
      assignee: { Avery: 1, me: 1, nobody: 2 },
      answer: { waiting: 1, late: 1, none: 2 },
    })
    for (const [facet, counts] of Object.entries(page.facets)) {
      for (const [value, count] of Object.entries(counts)) {
        const shown = await pageFor(one, `${facet}=${value}`)
        expect([facet, value, shown.tickets.length, shown.matching]).toEqual([
          facet,
          value,
          count,
          count,
        ])
      }
    }
    expect(numbersOf(await pageFor(one, 'q=zur'))).toEqual(['Zürich'])
    expect(numbersOf(await pageFor(one, 'sort=opened'))).toEqual(['Zürich', 'Second', 'Third'])
    expect(numbersOf(await pageFor(one, 'sort=-answer'))).toEqual(['Zürich', 'Third', 'Second'])
    expect(numbersOf(await pageFor(one, 'sort=-updated'))[0]).toBe('Second')
    const sorted = async (sort: string) => [
      numbersOf(await pageFor(one, `sort=${sort}`))[0],
      numbersOf(await pageFor(one, `sort=-${sort}`))[0],
    ]
    expect(await sorted('subject')).toEqual(['Second', 'Zürich'])
    expect(await sorted('status')).toEqual(['Second', 'Third'])
    expect(await sorted('priority')).toEqual(['Third', 'Zürich'])
    expect(await sorted('category')).toEqual(['Third', 'Zürich'])
    expect(await sorted('assignee')).toEqual(['Second', 'Second'])
    expect(await sorted('requester')).toEqual(['Third', 'Zürich'])
    expect(page.tickets.map(({ last }) => [last?.by, last?.text, last?.isCustomer])).toEqual([
      ['Ada', 'It came twice.', true],
      ['Avery', 'Thank you.', false],
      ['Ada', 'It came twice.', true],
    ])
    const narrow = await pageFor(one, 'status=resolved&open=ticket-02')
    expect([numbersOf(narrow), narrow.opened.map(({ id }) => id)]).toEqual([
      ['Third'],
      ['ticket-02'],
    ])
    expect((await pageFor(one, 'page=2')).tickets).toEqual([])
  })

  test('an operator sees who else looks or writes, and what is new to them', async () => {
    const [customer, one, other] = [await ada(), await agent(), await admin()]
    await customer.post(opening('ticket-05'))
    expect((await pageFor(one)).tickets[0]?.newEntries).toBe(1)
    expect(await ticketSeenBy(one, 'ticket-05')).toMatchObject({ others: [], readAt: '' })
    expect((await pageFor(one)).tickets[0]?.newEntries).toBe(0)
    expect((await ticketSeenBy(other, 'ticket-05', '?writes=1')).others).toEqual([
      { name: 'agent@fivefold.example', isWriting: false },
    ])
    await other.post(note('note-0005', 'ticket-05'))
    expect((await ticketSeenBy(one, 'ticket-05')).others).toEqual([
      { name: 'Avery', isWriting: true },
    ])
    await database.query(`update ticket_look set seen_at = now() - interval '31 seconds'`)
    expect((await ticketSeenBy(one, 'ticket-05')).others).toEqual([])
    await customer.post(reply('reply-005', 'ticket-05'))
    expect((await pageFor(one)).tickets[0]?.newEntries).toBe(1)
    expect((await customer.read('operators/tickets/ticket-05')).status).toBe(403)
  })

  test('a reply that crosses a later message is refused until its writer has seen that', async () => {
    const [customer, one, other] = [await ada(), await agent(), await admin()]
    await customer.post(opening('ticket-06'))
    const send = async (by: Visitor, operation: object, seen?: string) =>
      (await by.call('tickets', { operations: [operation], seen })).body['answers']
    expect(
      await send(one, { ...reply('reply-006', 'ticket-06'), name: 'Avery' }, 'ticket-06'),
    ).toEqual([{ id: 'reply-006' }])
    const crossing = reply('reply-007', 'ticket-06', 'Crossing')
    expect(await send(other, crossing, 'ticket-06')).toEqual([
      {
        id: 'reply-007',
        refused: 'Avery has written meanwhile. Read that, then send your reply again.',
      },
    ])
    expect(await send(other, note('note-0006', 'ticket-06'), 'ticket-06')).toEqual([
      { id: 'note-0006' },
    ])
    expect(await send(customer, reply('reply-008', 'ticket-06'), 'ticket-06')).toEqual([
      { id: 'reply-008' },
    ])
    expect(await send(other, crossing, 'reply-008')).toEqual([{ id: 'reply-007' }])
    // A copy of what has arrived crosses nothing.
    await customer.post(reply('reply-009', 'ticket-06'))
    expect(await send(other, crossing, 'reply-008')).toEqual([{ id: 'reply-007' }])
  })

  test('operations of released browsers and of this one are the same records', async () => {
    const customer = await ada()
    const own = { userId: 'here', userName: 'Ada', number: 7 }
    const { name: _name, ...facts } = opening('ticket-07')
    expect(await customer.post(opening('ticket-07'), { ...facts, ...own })).toEqual([
      { id: 'ticket-07' },
      { id: 'ticket-07' },
    ])
    expect((await customer.get()).operations).toEqual([
      expect.objectContaining({
        userId: customer.person['id'],
        userName: 'Ada',
        subject: 'Invoice',
      }),
    ])
  })

  test('a conversation has who its customer is beside it, for admins with their leads', async () => {
    const [customer, one, chief] = [await ada(), await agent(), await admin()]
    await customer.call('sign-in/name', { name: 'Ada Lovelace' })
    await customer.post(opening('ticket-11'), opening('ticket-12', { subject: 'Seats' }))
    await customer.call('leads', {
      sender,
      leads: [leadOf('lead-0001', { email: 'Ada@lovelace.example', company: 'Engines' })],
    })
    const seen = await ticketSeenBy(one, 'ticket-11')
    expect(seen.customer).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@lovelace.example',
      company: 'Engines',
      tickets: [expect.objectContaining({ id: 'ticket-12', subject: 'Seats', status: 'open' })],
    })
    const { leads } = (await ticketSeenBy(chief, 'ticket-11')).customer
    expect(leads).toMatchObject([{ id: 'lead-0001', form: expect.stringMatching(/contact/i) }])
  })

  test('neither a note nor the address of an operator leaves by a route to anybody but operators', async () => {
    const secret = 'kryptonite'
    const [customer, bob, one] = [await ada(), await signIn('bob@builder.example'), await agent()]
    await database.query('insert into webhook default values')
    await customer.post(opening('ticket-08'))
    await one.post(
      note('note-0008', 'ticket-08', `The customer is ${secret}.`),
      assignment('assign-08', 'ticket-08', one.person['id']),
      { ...reply('reply-010', 'ticket-08', 'We are on it.'), name: 'agent@fivefold.example' },
      { ...change('change-08', 'ticket-08', 'in-progress'), name: 'agent@fivefold.example' },
    )
    const known = ['ticket-08', 'note-0008', 'contact', 'support', '1.0.0', 'problem-1']
    const bodies = [
      { email: 'ada@lovelace.example' },
      {
        operations: [
          reply('note-0008', 'ticket-08'),
          opening('note-0008'),
          note('note-0008', 'ticket-08'),
        ],
      },
      {},
    ]
    const routes = app.routes.filter(
      ({ method, path }) => method !== 'ALL' && !/sign-in\/(?:out|delete)/.test(path),
    )
    expect(routes.length).toBeGreaterThan(25)
    for (const { method, path } of routes) {
      const address = path.replace('/intake/', '')
      for (const id of known) {
        const asked = address.replaceAll(/:\w+/g, id)
        const answers =
          method === 'GET'
            ? await Promise.all([
                app.request(`/intake/${asked}`),
                ...[customer, bob].flatMap(({ read }) => [
                  read(asked),
                  read(`${asked}?q=${secret}`),
                  read(`${asked}?since=0`),
                ]),
              ])
            : await Promise.all(
                [customer, bob].flatMap(({ answer }) => bodies.map((body) => answer(asked, body))),
              )
        for (const answer of answers)
          expect(`${asked} ${await answer.text()}`).not.toMatch(
            /kryptonite|"assign|agent@fivefold/i,
          )
      }
    }
    const chief = await admin()
    const email = 'ada@lovelace.example'
    for (const said of [
      JSON.stringify(await chief.call('operators/people/export', { email })),
      JSON.stringify(await database.query('select * from delivery')),
      await (await chief.read('operators/tickets.csv')).text(),
      JSON.stringify(await pageFor(chief, `q=${secret}`)),
    ]) {
      expect(said).not.toMatch(/kryptonite|assignee_name|"words"/)
    }
    expect(JSON.stringify(await ticketSeenBy(chief, 'ticket-08'))).toContain(secret)
    await chief.call('operators/people/erase', { email })
    expect(await database.query('select from desk_entry')).toEqual([])
    expect((await one.read('operators/tickets/ticket-08')).status).toBe(404)
    expect(await one.post(note('note-0009', 'ticket-08'))).toMatchObject([
      { refused: expect.any(String) },
    ])
  })
})

describe.each(quickKinds)('the list with $name', (kind) => {
  const database = useDatabase(kind)
  const { signIn } = intakeOf(database)

  test('says when an answer is due as the store does, whatever happens on a ticket', async () => {
    const customer = await signIn('ada@lovelace.example')
    const one = await signIn('agent@fivefold.example')
    let turn = 0
    const step = record({
      isCustomer: boolean(),
      status: constantFrom(undefined, 'open', 'in-progress', 'resolved', 'closed'),
    })
    await assert(
      asyncProperty(
        array(step, { maxLength: 6 }),
        constantFrom('low', 'critical'),
        async (steps, priority) => {
          turn += 1
          const id = `ticket-of-${turn}`
          await customer.post(opening(id, { priority }))
          for (const [place, { isCustomer, status }] of steps.entries()) {
            const operation = status
              ? change(`entry-${turn}-${place}`, id, status)
              : reply(`entry-${turn}-${place}`, id)
            await (isCustomer ? customer : one).post(operation)
          }
          const due =
            answersDue(recordsOf((await ticketSeenBy(one, id)).operations)).get(id) ?? null
          const listed = (await pageFor(one)).tickets.find((ticket) => ticket.id === id)
          expect(listed?.dueAt).toBe(due)
        },
      ),
      { numRuns: 15 },
    )
  }, 30_000)
})
