import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchFolder } from '../testing/databases'
import { freePort, startIntake, type IntakeProcess } from '../testing/intake-process'
import { makePostgres, postgresPrograms, type PostgresServer } from '../testing/postgres-server'
import { isLongRun } from '../../../../intake/testing/seeded-random'
import { leadOf, sender } from '../testing/send'
import { post } from '../testing/senders'
import { storedLeads } from '../testing/stored-leads'

const later = {
  status: 503,
  isDelay: true,
  text: '{"error":"The intake cannot store anything now. Try again later."}',
}

describe.skipIf(postgresPrograms === undefined)('an intake whose PostgreSQL', () => {
  const { folder, remove } = scratchFolder()
  let postgres: PostgresServer
  let intake: IntakeProcess
  let leads = 0
  beforeAll(async () => {
    postgres = makePostgres(folder)
    intake = startIntake({ url: postgres.url, folder }, await freePort())
    await intake.listening
  })
  // Each case goes on where the one before has ended: it is one intake that recovers.
  afterAll(async () => {
    await intake.end('SIGKILL')
    await postgres.kill()
    remove()
  })

  const send = () => {
    leads += 1
    return post(intake.origin, 'leads', { sender, leads: [leadOf(`absent-${leads}`)] })
  }
  const statusOf = async (path: string) => (await fetch(`${intake.origin}/intake/${path}`)).status
  const answers = async () => ({
    sent: await send(),
    healthy: await statusOf('healthy'),
    ready: await statusOf('ready'),
  })
  const away = { sent: later, healthy: 200, ready: 503 }
  const back = async () => {
    await intake.ready()
    return (await send())?.status
  }

  test('is away at the start, comes, and goes and comes again', async () => {
    expect(await answers()).toEqual(away)
    await postgres.start()
    expect(await back()).toBe(200)
    await postgres.stop()
    expect(await answers()).toEqual(away)
    await postgres.start()
    expect(await back()).toBe(200)
  })

  async function lockedTable() {
    const holder = new Client({ connectionString: postgres.url })
    await holder.connect()
    await holder.query('begin; lock table lead in access exclusive mode')
    return holder
  }

  test('holds a lock: eight at most wait for it, others are told to try again', async () => {
    const before = await storedLeads({ url: postgres.url, folder })
    const holder = await lockedTable()
    const refused: unknown[] = []
    const waiting = Array.from({ length: 12 }, async () => {
      const answer = await send()
      if (answer?.status === later.status) refused.push(answer)
      return answer
    })
    // Earlier, one that is not told yet gets the place of one whose lock is free.
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(4)
    expect(refused).toEqual(refused.map(() => later))
    await holder.end()
    const statuses = (await Promise.all(waiting)).map((answer) => answer?.status)
    const received = statuses.filter((status) => status === 200).length
    expect(received).toBeGreaterThan(0)
    expect(received).toBeLessThanOrEqual(8)
    expect(await back()).toBe(200)
    const stored = await storedLeads({ url: postgres.url, folder })
    expect(stored.size - before.size).toBe(received + 1)
  })

  test.runIf(isLongRun)('holds a lock for long: nobody waits on', async () => {
    const holder = await lockedTable()
    const waiting = Array.from({ length: 12 }, send)
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => later))
    await holder.end()
    expect(await back()).toBe(200)
  })

  test.runIf(isLongRun)('hangs without a word: so do no requests', async () => {
    postgres.signal('SIGSTOP')
    const started = performance.now()
    expect(await answers()).toEqual(away)
    expect(performance.now() - started).toBeLessThan(30_000)
    postgres.signal('SIGCONT')
    expect(await back()).toBe(200)
  })

  test('ends as it should while the database is away', async () => {
    await postgres.stop()
    expect(await answers()).toEqual(away)
    expect(await intake.end()).toBe(0)
  })
})
