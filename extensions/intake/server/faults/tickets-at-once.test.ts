import { describe, expect, test } from 'vitest'
import { erasePerson } from '../privacy/erase-person'
import { kindsOfDatabase } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
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
