import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ServerResponse } from 'node:http'
import type { Hono } from 'hono'
import type { Database } from '../database/database'
import { quickKinds } from '../testing/databases'
import { secrets, startReceiver } from '../testing/receiver'
import { intakeOf } from '../testing/intake-of'
import { leadOf, send, sender } from '../testing/send'
import { useDatabase } from '../testing/use-database'
import { enqueue } from './enqueue'
import { listDeliveries, resend } from './list-deliveries'
import type { Pace } from './pace'
import { readWebhook } from './webhook'
import { withWebhook } from './with-webhook'

const pace: Pace = { timeout: 20_000, idle: 20, pauses: Array<number>(1_000).fill(10) }

describe.each(quickKinds)('the webhook of an intake with $name', (kind) => {
  const plain = useDatabase(kind)
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  const running = new Set<Database>()

  beforeEach(async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    receiver = await startReceiver()
  })
  afterEach(async () => {
    for (const one of running) await one.close()
    running.clear()
    await receiver.end()
  })

  /** An intake that sends, and stops without closing the database of the others. */
  async function begun(own: Partial<Pace> = {}, url = receiver.url): Promise<Hono> {
    const sending = await withWebhook(plain, readWebhook(url, secrets.join(' ')), {
      ...pace,
      ...own,
    })
    running.add(sending)
    return intakeOf(sending).app
  }
  const leads = (app: Hono, ...ids: string[]) =>
    send(app, 'leads', { sender, leads: ids.map((id) => leadOf(id)) })
  const listed = async () =>
    (await listDeliveries(plain, {})).map(({ state, tries, error }) => ({ state, tries, error }))
  const done = (tries: number) =>
    expect.poll(listed).toEqual([{ state: 'done', tries, error: null }])

  test('tells of a lead once it is committed, without waiting for a look', async () => {
    const seen: unknown[] = []
    receiver.answers(async (response, { event }) => {
      seen.push(...(await plain.query('select id from lead where id = $1', [event.data['id']])))
      response.writeHead(204).end()
    })
    const app = await begun({ idle: 100_000 })
    await leads(app, 'lead-0001')
    await leads(app, 'lead-0001')
    await done(1)
    expect(seen).toEqual([{ id: 'lead-0001' }])
    expect(receiver.received.map(({ event }) => event)).toEqual([
      {
        type: 'lead.received',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        data: { id: 'lead-0001', collection: 'sales/contact', email: 'ada@lovelace.example' },
      },
    ])
  })

  test('keeps nothing without a webhook, and nothing of a transaction that is undone', async () => {
    await withWebhook(plain, undefined)
    await leads(intakeOf(plain).app, 'lead-0002')
    await begun()
    const undone = plain.transaction(async (within) => {
      await enqueue(within, [{ type: 'lead.withdrawn', data: { id: 'lead-0002' } }])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await listed()).toEqual([])
  })

  test('gets what an intake without a webhook takes beside one that has it', async () => {
    await begun()
    const other = await withWebhook(plain, undefined)
    await leads(intakeOf(other).app, 'lead-0010')
    await done(1)
    expect(receiver.received).toHaveLength(1)
  })

  test('gets what is stored within a week without an intake of it, and from its return on', async () => {
    await begun()
    for (const one of running) await one.close()
    running.clear()
    const pass = (time: string) =>
      plain.query(`update webhook set until = until - interval '${time}'`)
    await pass('6 days 23 hours')
    await leads(intakeOf(plain).app, 'lead-0011')
    await pass('1 hour')
    await leads(intakeOf(plain).app, 'lead-0012')
    expect(await listed()).toMatchObject([{ state: 'waiting' }])
    await leads(await begun(), 'lead-0013')
    await expect
      .poll(() => receiver.received.map(({ event }) => event.data['id']).toSorted())
      .toEqual(['lead-0011', 'lead-0013'])
  })

  test.each([
    ['refuses connections', 'ECONNREFUSED', async () => receiver.refuse()],
    [
      'answers 500',
      'The answer was 500.',
      () => receiver.answers((one) => one.writeHead(500).end()),
    ],
    ['never answers', 'There was no answer in time.', () => receiver.answers(() => {})],
    ['cuts the connection', 'UND_ERR_SOCKET', () => receiver.answers((one) => one.destroy())],
    [
      'redirects',
      'The answer was 307.',
      () => receiver.answers((one) => one.writeHead(307, { location: receiver.url }).end()),
    ],
    [
      'answers 503 without an end',
      'The answer was 503.',
      () => receiver.answers((one) => pour(one.writeHead(503))),
    ],
  ])('a receiver that %s gets it later, and holds up no receipt', async (_case, error, fail) => {
    await fail()
    const app = await begun(error === 'There was no answer in time.' ? { timeout: 300 } : {})
    const { body } = await leads(app, 'lead-0003')
    expect(body).toEqual({ answers: [{ id: 'lead-0003' }] })
    await expect.poll(listed).toMatchObject([{ state: 'waiting', error }])
    receiver.answers((response) => response.writeHead(204).end())
    if (error === 'ECONNREFUSED') await receiver.accept()
    await expect.poll(listed).toMatchObject([{ state: 'done', error: null }])
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
  })

  test('an answer without an end counts by its status, and is not read', async () => {
    const cut = vi.fn()
    receiver.answers((response) => {
      response.on('close', cut)
      pour(response.writeHead(200))
    })
    await leads(await begun(), 'lead-0004')
    await done(1)
    await expect.poll(() => cut.mock.calls.length).toBe(1)
  })

  test('is dead after the last try, or at once where the receiver is gone; and can be sent again', async () => {
    receiver.answers((response) => response.writeHead(500).end())
    const app = await begun({ pauses: [1, 1] })
    await leads(app, 'lead-0005')
    await expect.poll(listed).toMatchObject([{ state: 'dead', tries: 3 }])
    receiver.answers((response) => response.writeHead(410).end())
    expect(await resend(plain, undefined)).toBe(1)
    await expect.poll(listed).toEqual([{ state: 'dead', tries: 1, error: 'The answer was 410.' }])
    const [{ id } = { id: '' }] = await listDeliveries(plain, { dead: true })
    receiver.answers((response) => response.writeHead(204).end())
    expect(await resend(plain, 'none')).toBe(0)
    expect(await resend(plain, id)).toBe(1)
    await done(1)
    expect(new Set(receiver.received.map((one) => one.id))).toEqual(new Set([id]))
  })

  test('waits as long as the receiver asks', async () => {
    receiver.answers((response) => response.writeHead(429, { 'retry-after': '3600' }).end())
    await leads(await begun(), 'lead-0006')
    await expect
      .poll(listed)
      .toMatchObject([{ state: 'waiting', tries: 1, error: 'The answer was 429.' }])
    const [{ due } = { due: new Date(0) }] = await listDeliveries(plain, {})
    expect(due.getTime() - Date.now()).toBeGreaterThan(3_500_000)
  })

  test('several processes and a slow receiver: each is delivered once', async () => {
    receiver.answers((response) => setTimeout(() => response.writeHead(204).end(), 100))
    const apps = [await begun(), await begun(), await begun()]
    const ids = idsOf(40)
    await Promise.all(ids.map((id, index) => leads(apps[index % 3] ?? raise(), id)))
    await expect
      .poll(async () => (await listed()).every(({ state }) => state === 'done'))
      .toBe(true)
    expect(receiver.received.map(({ event }) => event.data['id']).toSorted()).toEqual(ids)
  })

  test('none is lost where four of ten tries fail', async () => {
    receiver.answers((response) => {
      if (Math.random() > 0.4) response.writeHead(204).end()
      else if (Math.random() > 0.5) response.writeHead(500).end()
      else response.destroy()
    })
    const apps = [await begun(), await begun()]
    const ids = idsOf(60)
    await Promise.all(ids.map((id, index) => leads(apps[index % 2] ?? raise(), id)))
    await expect
      .poll(async () => (await listed()).every(({ state }) => state === 'done'))
      .toBe(true)
    expect(new Set(receiver.received.map(({ event }) => event.data['id']))).toEqual(new Set(ids))
  })

  test('a delivery that a process has left returns when its lease ends', async () => {
    receiver.answers(() => {})
    const app = await begun()
    await leads(app, 'lead-0007')
    await expect.poll(() => receiver.received.length).toBe(1)
    for (const one of running) await one.close()
    expect(await listed()).toEqual([{ state: 'waiting', tries: 1, error: null }])
    await plain.query('update delivery set due_at = now() where due_at > now()')
    receiver.answers((response) => response.writeHead(204).end())
    await begun()
    await done(2)
  })

  test('a lead that is withdrawn is told as withdrawn, and told no more as received', async () => {
    receiver.answers((response) => response.writeHead(500).end())
    const app = await begun({ pauses: [100_000] })
    await leads(app, 'lead-0008')
    await expect.poll(listed).toMatchObject([{ error: 'The answer was 500.' }])
    receiver.answers((response) => response.writeHead(204).end())
    await send(app, 'withdrawals', { sender, ids: ['lead-0008', 'lead-0009'] })
    await done(1)
    expect(receiver.received.at(-1)?.event).toMatchObject({
      type: 'lead.withdrawn',
      data: { id: 'lead-0008' },
    })
  })
})

/** Writes until the other side has enough. */
function pour(response: ServerResponse) {
  const timer = setInterval(() => response.write('x'.repeat(100_000)), 1)
  response.on('close', () => clearInterval(timer))
}

const idsOf = (length: number) =>
  Array.from({ length }, (_, index) => `lead-1${String(index).padStart(3, '0')}`)

const raise = (): never => {
  throw new Error('There is none.')
}
