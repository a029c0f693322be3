import { describe, expect, test, vi } from 'vitest'
import type { Database } from '../database/database'
import { erasePerson } from '../privacy/erase-person'
import { kindsOfDatabase } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { send } from '../testing/send'
import { useDatabase } from '../testing/use-database'
import { change, opening, reply } from '../testing/visitors'

/** Tickets of as many customers. */
const tickets = Array.from({ length: 12 }, (_, index) => `ticket-${index}`)

describe.each(kindsOfDatabase)('writers on the same tickets with $name', (kind) => {
  const database = useDatabase(kind)
  const { signIn } = intakeOf(database)

  test('change many in any order, and none is refused', async () => {
    const agent = await signIn('agent@fivefold.example')
    const admin = await signIn('admin@fivefold.example')
    for (const id of tickets) {
      const customer = await signIn(`${id}@customer.example`)
      await customer.post(opening(id))
    }
    for (let round = 0; round < 4; round += 1) {
      const changes = (by: string) =>
        tickets.map((id) => change(`${by}-${round}-${id}`, id, round % 2 ? 'open' : 'resolved'))
      const answers = await Promise.all([
        agent.post(...changes('one')),
        admin.post(...changes('two').toReversed()),
      ])
      for (const answer of answers) {
        expect(answer).toEqual(tickets.map(() => ({ id: expect.any(String) })))
      }
    }
  })

  test('an account is deleted while another tab writes: that copy is refused later, too', async () => {
    let written = () => {}
    let open = () => {}
    const isWritten = new Promise<void>((resolve) => (written = resolve))
    const gate = new Promise<void>((resolve) => (open = resolve))
    const late = reply('reply-late', 'left-0001')
    const customer = await signIn('left@customer.example')
    await customer.post(opening('left-0001'))
    const slow: Database = {
      ...database,
      transaction: (task) =>
        database.transaction(async (within) => {
          const result = await task(within)
          written()
          await gate
          return result
        }),
    }
    const { app } = intakeOf(slow)
    const writes = send(app, 'tickets', { operations: [late] }, customer.key)
    await isWritten
    const deleted = customer.call('sign-in/delete')
    // The embedded database takes one transaction at a time, and nobody waits inside of it.
    if (kind.name === 'PostgreSQL') {
      const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock'`
      await vi.waitUntil(async () => (await database.query(waits)).length > 0, 10_000)
    }
    open()
    expect((await writes).body).toEqual({ answers: [{ id: 'reply-late' }] })
    await deleted
    const again = await signIn('left@customer.example')
    await again.post(opening('left-0002'))
    expect(await again.post(reply('reply-late', 'left-0002'))).toEqual([
      { id: 'reply-late', refused: 'It was deleted.' },
    ])
  })

  test('a customer is erased while others write on the tickets, and stays erased', async () => {
    const agent = await signIn('agent@fivefold.example')
    for (let round = 0; round < 6; round += 1) {
      const email = `erased-${round}@customer.example`
      const customer = await signIn(email)
      await customer.post(opening(`gone-${round}`))
      const writes = [0, 1, 2, 3].map((turn) =>
        agent.post(reply(`reply-${round}-${turn}`, `gone-${round}`, 'Hello')),
      )
      const looks = [0, 1].map(() => agent.read(`operators/tickets/gone-${round}`))
      const [erased] = await Promise.all([erasePerson(database, email), ...writes])
      expect(erased).toBeGreaterThan(0)
      for (const look of looks) expect([200, 404]).toContain((await look).status)
      expect(await erasePerson(database, email)).toBe(0)
    }
  })
})
