import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchFolder } from '../testing/databases'
import { freePort, startIntake, type IntakeProcess } from '../testing/intake-process'
import { makePostgres, postgresPrograms, type PostgresServer } from '../testing/postgres-server'
import { isLongRun, seed } from '../../../../intake/testing/seeded-random'
import { leadOf, sender } from '../testing/send'
import { post, startSenders } from '../testing/senders'
import { storedLeads } from '../testing/stored-leads'

const rounds = isLongRun ? 1000 : 40

describe.skipIf(postgresPrograms === undefined)('three intakes at one PostgreSQL', () => {
  const { folder, remove } = scratchFolder()
  let postgres: PostgresServer
  let intakes: readonly IntakeProcess[] = []
  beforeAll(async () => {
    postgres = makePostgres(folder)
    await postgres.start()
    const ports = await Promise.all([freePort(), freePort(), freePort()])
    intakes = ports.map((port) => startIntake({ url: postgres.url, folder }, port))
    // All of them find an empty database.
    await Promise.all(intakes.map((intake) => intake.ready()))
  })
  afterAll(async () => {
    await Promise.all(intakes.map((intake) => intake.end('SIGKILL')))
    await postgres.kill()
    remove()
  })

  test('store once what all of them get at once, in any order', async () => {
    const sent = new Map<string, string>()
    for (let round = 0; round < rounds; round += 1) {
      const leads = [0, 1, 2, 3].map((index) =>
        leadOf(`shared-${round}-${index}`, { message: `${round} ${index}` }),
      )
      const answers = await Promise.all(
        intakes.map(({ origin }, turn) => {
          const turned = [...leads.slice(turn), ...leads.slice(0, turn)]
          return deliver(origin, turned)
        }),
      )
      expect(answers.map((text) => text.includes('refused'))).toEqual([false, false, false])
      for (const { record } of leads) sent.set(record.id, record.message)
    }
    expect(await storedLeads({ url: postgres.url, folder })).toEqual(sent)
  })

  test('keep no lead that is withdrawn from one while another stores it', async () => {
    const [first, second] = intakes
    for (let round = 0; round < rounds; round += 1) {
      const id = `withdrawn-${round}`
      const body = { sender, leads: [leadOf(id)] }
      const [, answer] = await Promise.all([
        post(first?.origin ?? '', 'leads', body),
        post(second?.origin ?? '', 'withdrawals', { sender, ids: [id] }),
      ])
      expect(answer?.text).toBe(JSON.stringify({ withdrawn: [id] }))
    }
    const stored = await storedLeads({ url: postgres.url, folder })
    expect([...stored.keys()].filter((id) => id.startsWith('withdrawn'))).toEqual([])
  })

  test('keep what senders leave behind when one of them is killed', async () => {
    const before = await storedLeads({ url: postgres.url, folder })
    const [first, second, third] = intakes
    if (!first || !second || !third) throw new Error('There are no three intakes')
    const senders = startSenders([first.origin, second.origin], 4, seed)
    await expect.poll(() => senders.sent.kept.size).toBeGreaterThan(20)
    await third.end('SIGKILL')
    const sent = await senders.finish()
    expect(sent.surprises).toEqual([])
    const stored = await storedLeads({ url: postgres.url, folder })
    expect(new Map([...stored].filter(([id]) => !before.has(id)))).toEqual(sent.kept)
  })
})

async function deliver(origin: string, leads: readonly object[]) {
  const answer = await post(origin, 'leads', { sender, leads })
  expect(answer?.status).toBe(200)
  return answer?.text ?? ''
}
