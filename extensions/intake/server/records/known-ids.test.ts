import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { erasePerson } from '../privacy/erase-person'
import { quickKinds } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { leadOf, postForm, send } from '../testing/send'
import { useDatabase } from '../testing/use-database'
import { opening, reply } from '../testing/visitors'
import { sortedJson } from './hash'

const stranger = 'a-secret-of-a-stranger'
const ada = { email: 'ada@lovelace.example' }
const entry = {
  ...ada,
  tier: 'free',
  name: 'Ada',
  role: 'developer',
  companySize: '1-10',
  referralSource: 'search',
  agreedToUpdates: 'on',
}

/** A stranger knows an id, or can compute it. */
describe.each(quickKinds)('a known id, with $name', (kind) => {
  const database = useDatabase(kind)
  const { app, signIn } = intakeOf(database)

  const ids = async () =>
    (await database.query<{ id: string }>('select id from lead order by seq')).map(({ id }) => id)
  const attempts = (id: string, by: Hono = app) =>
    Promise.all([
      send(by, 'leads', { sender: stranger, leads: [leadOf(id, { message: 'Forged' })] }),
      send(by, 'withdrawals', { sender: stranger, ids: [id] }),
    ])

  test('of a form is none that its values alone make', async () => {
    const day = Math.floor(Date.now() / 86_400_000)
    const text = sortedJson({ name: 'sales/newsletter', fields: ada, day })
    const computed = `form-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
    await attempts(computed)
    expect((await postForm(app, 'sales/newsletter', ada)).status).toBe(303)
    const stored = await ids()
    expect(stored).toEqual([expect.stringMatching(/^form-[\da-f]{32}$/)])
    expect(stored).not.toContain(computed)
  })

  test('of a form is refused wherever a browser sends ids', async () => {
    await postForm(app, 'sales/newsletter', ada)
    const [id = ''] = await ids()
    const [lead, withdrawal] = await attempts(id)
    expect(lead.body).toEqual({ answers: [{ id, refused: 'id is no id of a record.' }] })
    expect(withdrawal.status).toBe(400)
    const bob = await signIn('bob@builder.example')
    expect(await bob.post(opening(id))).toEqual([{ id, refused: 'id is no id of a record.' }])
    expect(await ids()).toEqual([id])
  })

  test('of a form gives whoever sends the same values no code of another', async () => {
    const codes = []
    for (let press = 0; press < 3; press += 1) {
      const location = (await postForm(app, 'sales/waitlist', entry)).headers.get('location')
      codes.push(
        /^\/intake\/forms\/sales\/waitlist\/received\?code=(.+)$/.exec(location ?? '')?.[1],
      )
    }
    expect(new Set(codes).size).toBe(3)
    const rows = await database.query<{ body: object }>('select body from lead')
    expect(rows.map(({ body }) => body)).toEqual([
      expect.objectContaining({ referralCode: codes[0], laterReferralCodes: codes.slice(1) }),
    ])
  })

  test('of a form that was erased keeps nobody from sending it again', async () => {
    await postForm(app, 'sales/newsletter', ada)
    await erasePerson(database, ada.email)
    expect(await ids()).toEqual([])
    await postForm(app, 'sales/newsletter', ada)
    expect(await ids()).toHaveLength(1)
  })

  test('of a ticket or a message blocks, changes and shows nothing to others', async () => {
    const customer = await signIn(ada.email)
    const bob = await signIn('bob@builder.example')
    await attempts('ticket-01')
    await attempts('reply-001')
    expect(await customer.post(opening('ticket-01'), reply('reply-001', 'ticket-01'))).toEqual([
      { id: 'ticket-01' },
      { id: 'reply-001' },
    ])
    for (const answer of (await bob.post(
      opening('ticket-01'),
      reply('reply-001', 'ticket-01'),
      reply('reply-002', 'ticket-01'),
    )) as { refused?: string }[]) {
      expect(answer.refused).toBe('There is no such ticket.')
    }
    await bob.call('sign-in/delete')
    expect((await customer.get()).operations.map(({ id }) => id)).toEqual([
      'ticket-01',
      'reply-001',
    ])
  })
})
