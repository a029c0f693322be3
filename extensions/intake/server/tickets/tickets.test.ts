import { describe, expect, test } from 'vitest'
import { retain } from '../privacy/retain'
import { kindsOfDatabase } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { send } from '../testing/send'
import { assignment, change, note, opening, reply } from '../testing/visitors'
import { useDatabase } from '../testing/use-database'

describe.each(kindsOfDatabase)('accounts and tickets with $name', (kind) => {
  const database = useDatabase(kind)
  const { app, signIn } = intakeOf(database)

  test('a ticket is stored once, numbered, and both devices of the customer see it', async () => {
    const phone = await signIn('ada@lovelace.example')
    const laptop = await signIn('ada@lovelace.example')
    const answers = await Promise.all([
      phone.post(opening('ticket-01')),
      phone.post(opening('ticket-01')),
      laptop.post(reply('message-01', 'ticket-01')),
    ])
    expect(answers.slice(0, 2)).toEqual([[{ id: 'ticket-01' }], [{ id: 'ticket-01' }]])
    await laptop.post(reply('message-01', 'ticket-01'))
    const { operations, next, more } = await laptop.get()
    const { id: userId } = phone.person
    expect(operations).toEqual([
      expect.objectContaining({ id: 'ticket-01', userId, userName: 'Ada', subject: 'Invoice' }),
      expect.objectContaining({ id: 'message-01', authorId: userId, authorRole: 'customer' }),
    ])
    expect(operations[0]).toHaveProperty('number', expect.any(Number))
    expect(more).toBe(false)
    expect((await phone.get(next)).operations).toEqual([])
  })

  test('an answer of an operator reaches the customer, and nobody else', async () => {
    const ada = await signIn('ada@lovelace.example')
    const bob = await signIn('bob@builder.example')
    const agent = await signIn('agent@fivefold.example')
    await ada.post(opening('ticket-02'))
    const { next } = await ada.get()
    expect(
      await agent.post(
        { ...reply('message-02', 'ticket-02', 'Which invoice?'), name: 'Avery' },
        change('change-02', 'ticket-02', 'in-progress'),
      ),
    ).toEqual([{ id: 'message-02' }, { id: 'change-02' }])
    expect((await ada.get(next)).operations).toEqual([
      expect.objectContaining({ body: 'Which invoice?', authorName: 'Avery', authorRole: 'admin' }),
      expect.objectContaining({ status: 'in-progress' }),
    ])
    expect((await bob.get()).operations).toEqual([])
    expect(await database.query('select status from ticket')).toEqual([{ status: 'in-progress' }])
  })

  test('customers write on their own tickets alone, and under their own name', async () => {
    const ada = await signIn('ada@lovelace.example')
    const bob = await signIn('bob@builder.example')
    await ada.post(opening('ticket-03'))
    const refused = 'There is no such ticket.'
    expect(
      await bob.post(
        reply('message-03', 'ticket-03'),
        change('change-03', 'ticket-03', 'closed'),
        opening('ticket-03'),
        reply('message-04', 'ticket-99'),
      ),
    ).toEqual(['message-03', 'change-03', 'ticket-03', 'message-04'].map((id) => ({ id, refused })))
    const forged = { ...reply('message-05', 'ticket-03'), authorId: 'someone', authorRole: 'admin' }
    expect(await ada.post(forged)).toEqual([{ id: 'message-05' }])
    const { id: authorId } = ada.person
    expect((await ada.get()).operations.at(-1)).toMatchObject({ authorId, authorRole: 'customer' })
  })

  test('whoever has a long address and no name writes, and a name may not be that long', async () => {
    const domain = Array.from({ length: 3 }, () => 'b'.repeat(60)).join('.')
    const name = `${'a'.repeat(60)}@${domain}.example`
    const [ada, agent] = [await signIn(name), await signIn('agent@fivefold.example')]
    const opened = [opening('ticket-long'), reply('message-long', 'ticket-long')]
    const worked = [
      note('note-long', 'ticket-long'),
      assignment('give-long', 'ticket-long', ''),
      change('change-long', 'ticket-long', 'closed'),
    ]
    for (const [writer, operations] of [
      [ada, opened],
      [agent, worked],
    ] as const) {
      expect(await writer.post(...operations.map((one) => ({ ...one, name })))).toEqual(
        operations.map(({ id }) => ({ id })),
      )
    }
    expect((await ada.get()).operations[1]).toMatchObject({ authorName: name.slice(0, 200) })
    const tooLong = { ...reply('message-longer', 'ticket-long'), name: 'a'.repeat(201) }
    expect(await ada.post(tooLong)).toEqual([
      { id: 'message-longer', refused: expect.stringContaining('longer than 200') },
    ])
  })

  test('an id is never used for something else', async () => {
    const ada = await signIn('ada@lovelace.example')
    const bob = await signIn('bob@builder.example')
    await ada.post(opening('ticket-04'), reply('message-06', 'ticket-04'))
    await bob.post(opening('ticket-05'))
    const refused = 'Another record has this id.'
    expect(await ada.post(reply('message-06', 'ticket-04', 'Other'))).toEqual([
      { id: 'message-06', refused },
    ])
    expect(await bob.post(reply('message-06', 'ticket-05'))).toEqual([
      { id: 'message-06', refused },
    ])
  })

  test('entries have the times of their arrival, whatever the clocks of their writers show', async () => {
    const ada = await signIn('ada@lovelace.example')
    const agent = await signIn('agent@fivefold.example')
    const fast = { at: '2036-01-01T00:00:00.000Z' }
    const slow = { at: '2016-01-01T00:00:00.000+14' }
    await ada.post(
      opening('ticket-21', fast),
      { ...reply('reply-021', 'ticket-21'), ...fast },
      { ...reply('reply-022', 'ticket-21'), ...slow },
    )
    await agent.post({ ...reply('reply-023', 'ticket-21'), ...slow })
    await ada.post({ ...change('change-21', 'ticket-21', 'closed'), ...fast })
    const { operations } = await ada.get()
    expect(operations.map(({ id }) => id)).toEqual([
      'ticket-21',
      'reply-021',
      'reply-022',
      'reply-023',
      'change-21',
    ])
    const times = operations.map(({ at }) => at)
    expect(times).toEqual(times.map((at) => new Date(at).toISOString()))
    expect(times).toEqual([...new Set(times)].toSorted())
    expect(Date.parse(times.at(-1) ?? '')).toBeCloseTo(Date.now(), -5)
    const seen = await (await agent.read('operators/tickets/ticket-21')).json()
    expect(seen).toMatchObject({ operations })
    // A browser that has taken over the time may send it again.
    const again = { ...reply('reply-021', 'ticket-21'), at: times[1] }
    expect(await ada.post(again)).toEqual([{ id: 'reply-021' }])
  })

  test('what is refused is told with the reason, and holds up no other', async () => {
    const ada = await signIn('ada@lovelace.example')
    expect(
      await ada.post(
        { ...opening('ticket-06'), priority: 'urgent' },
        { ...opening('ticket-07'), description: ' ' },
        { ...opening('ticket-08'), subject: 'x'.repeat(201) },
        { type: 'accountDeleted', id: 'ticket-09' },
        'ticket',
        opening('ticket-10'),
      ),
    ).toEqual([
      { id: 'ticket-06', refused: 'priority is not as expected.' },
      { id: 'ticket-07', refused: 'description is empty.' },
      { id: 'ticket-08', refused: 'subject is longer than 200 characters.' },
      { id: 'ticket-09', refused: 'type is not as expected.' },
      { id: '', refused: 'The record is not as expected.' },
      { id: 'ticket-10' },
    ])
  })

  test('pages of operations follow each other without a gap', async () => {
    const ada = await signIn('ada@lovelace.example')
    await ada.post(opening('ticket-11'))
    for (let page = 0; page < 21; page += 1) {
      await ada.post(
        ...Array.from({ length: 10 }, (_, at) => reply(`message-${page}-${at}`, 'ticket-11')),
      )
    }
    const first = await ada.get()
    expect([first.operations.length, first.more]).toEqual([200, true])
    const rest = await ada.get(first.next)
    expect([rest.operations.length, rest.more]).toEqual([11, false])
  })

  test('sessions end by signing out, by age, and with the account and its tickets', async () => {
    const phone = await signIn('ada@lovelace.example')
    const laptop = await signIn('ada@lovelace.example')
    const tablet = await signIn('ada@lovelace.example')
    await phone.post(opening('ticket-12'))
    await phone.call('sign-in/out')
    expect([await phone.status(), await laptop.status()]).toEqual([401, 200])
    await laptop.call('sign-in/delete')
    expect([await laptop.status(), await tablet.status()]).toEqual([401, 401])
    expect(await database.query('select from ticket')).toEqual([])
    const again = await signIn('ada@lovelace.example')
    expect(await again.post(opening('ticket-12'))).toEqual([
      { id: 'ticket-12', refused: 'It was deleted.' },
    ])

    const late = await signIn('ada@lovelace.example')
    expect((await late.get()).operations).toEqual([])
    await database.query(`update session set expires_at = now() - interval '1 second'`)
    expect(await late.status()).toBe(401)
  })

  test('without a session, or with a forged one, nothing is read or stored', async () => {
    for (const key of ['', "' or 1=1 --"]) {
      const cookie = `__Host-fivefold-session=${key}`
      const answer = await send(app, 'tickets', { operations: [opening('ticket-13')] }, { cookie })
      expect(answer.status).toBe(401)
      const got = await app.request('/intake/tickets', { headers: { cookie } })
      expect(got.status).toBe(401)
    }
    for (const since of ['-1', '1.5', 'x', '9'.repeat(30)]) {
      expect((await app.request(`/intake/tickets?since=${since}`)).status).toBe(400)
    }
    expect(await database.query('select from ticket')).toEqual([])
  })
  test('retention takes old tickets whole, and accounts that have nothing left', async () => {
    const ada = await signIn('ada@lovelace.example')
    await ada.post(opening('ticket-16'), opening('ticket-17'))
    await database.query(
      `update ticket set received_at = now() - interval '31 days' where id = 'ticket-16'`,
    )
    await ada.post(reply('message-16', 'ticket-16'))
    await database.query(`update person set created_at = now() - interval '31 days'`)
    await retain(database, 30)
    expect(await database.query('select id from ticket_entry')).toEqual([{ id: 'ticket-17' }])
    expect(await ada.status()).toBe(200)
    await database.query('delete from ticket')
    await retain(database, 30)
    expect(await ada.status()).toBe(200)
    await ada.call('sign-in/out')
    await retain(database, 30)
    expect(await database.query('select from person')).toEqual([])
  })
})
