import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailKey } from '../../outbox/address-key'
import { IntakeError } from '../intake-error'
import { erasePerson } from '../privacy/erase-person'
import { exportPerson } from '../privacy/export-person'
import { hostileAddresses, others, spellings } from '../testing/mail/addresses'
import { quickKinds } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { startMailServer } from '../testing/mail/mail-server'
import { leadOf, postForm, send, sender } from '../testing/send'
import { useDatabase } from '../testing/use-database'
import { opening } from '../testing/visitors'
import { mailer } from './mailer'
import { readOperators } from './operators'

describe.each(quickKinds)('addresses, with $name', (kind) => {
  const database = useDatabase(kind)
  let server: Awaited<ReturnType<typeof startMailServer>>
  beforeAll(async () => void (server = await startMailServer()))
  afterAll(() => server.end())
  beforeEach(() => database.query('insert into webhook default values'))

  const { app } = intakeOf(database, {
    sendMail: (mail) => mailer({ url: server.url, from: 'a@b.example', folder: '' })(mail),
  })
  const storeLeads = async (leads: readonly (readonly [id: string, email: string])[]) => {
    const sent = leads.map(([id, email]) => leadOf(id, { email }))
    return (await send(app, 'leads', { sender, leads: sent })).body['answers']
  }

  test('what is more than an address, or a variant of another, goes nowhere', async () => {
    const admin = await intakeOf(database).signIn('admin@fivefold.example')
    const refused = expect.stringMatching(/^email (?:is no email address|has)/)
    await storeLeads([
      ['lead-victim', 'victim@x.example'],
      ['lead-of-kim', 'kim@x.example'],
    ])
    for (const email of hostileAddresses) {
      expect([email, await storeLeads([['lead-0001', email]])]).toEqual([
        email,
        [{ id: 'lead-0001', refused }],
      ])
      const values = { name: 'A', email, role: 'technical', inquiryType: 'sales', message: 'B' }
      expect([email, (await postForm(app, 'sales/contact', values)).status]).toEqual([email, 422])
      expect(await send(app, 'sign-in/mail', { email })).toMatchObject({ status: 400 })
      expect(() => readOperators(`admin:${email}`)).toThrow(IntakeError)
      for (const path of ['operators/people/export', 'operators/people/erase']) {
        const { status } = await admin.call(path, { email })
        expect([email, [200, 400].includes(status)]).toEqual([email, true])
      }
    }
    expect(server.taken).toEqual([])
    expect(await database.query('select id from sign_in')).toEqual([])
    const left = await database.query('select id from lead order by id')
    expect(left).toEqual([{ id: 'lead-of-kim' }, { id: 'lead-victim' }])
  })

  test('a mail goes to the address that was checked, and to no other', async () => {
    const addresses = [
      ...spellings.flat().map((one) => one.trim()),
      ...others.flat().filter((one) => !hostileAddresses.includes(one)),
      `o'neil+a{b}!#$%&*/=?^_\`|~-c@x-y.example`,
      'root@localhost',
    ]
    for (const email of addresses) {
      await database.query('delete from sign_in')
      if (email.normalize('NFKC') !== email) continue
      expect(await send(app, 'sign-in/mail', { email })).toMatchObject({ body: { sent: email } })
      const { to = [] } = server.taken.at(-1) ?? {}
      expect([email, to.map(emailKey)]).toEqual([email, [emailKey(email)]])
      const [local = ''] = email.split('@')
      expect(to[0]?.startsWith(`${local}@`)).toBe(true)
    }
  })

  test.each(spellings.map((group) => ({ group })))('$group are one person', async ({ group }) => {
    const { signIn } = intakeOf(database)
    await storeLeads(group.map((email, at) => [`lead-000${at}`, email]))
    const ids = new Set<unknown>()
    for (const email of group) {
      const { person, post } = await signIn(email)
      ids.add(person['id'])
      expect(person['email']).toBe(email.trim())
      await post(opening(`ticket-${ids.size}`))
    }
    expect(ids.size).toBe(1)
    for (const email of group) {
      expect(await exportPerson(database, email)).toMatchObject({
        lead: group.map(() => ({})),
        person: [{}],
        ticket: [{}],
        delivery: [...group, 'ticket'].map(() => ({})),
      })
    }
    const [requested = ''] = group.slice(-1)
    await erasePerson(database, requested)
    for (const table of ['lead', 'person', 'ticket', 'session']) {
      expect(await database.query(`select from ${table}`)).toEqual([])
    }
  })

  test.each(others)('%s and %s are two', async (one, other) => {
    expect(emailKey(one)).not.toBe(emailKey(other))
    await storeLeads([['lead-0001', other]])
    await erasePerson(database, one)
    const left = hostileAddresses.includes(other) ? [] : [{ id: 'lead-0001' }]
    expect(await database.query('select id from lead')).toEqual(left)
  })

  test.each([
    ['Admin@x.example', 'aDMIN@X.example', 'admin'],
    ['É@x.example', 'É@X.example', 'admin'],
    ['É@x.example', 'é@x.example', 'customer'],
    ['γιωργος@x.example', 'γιωργοσ@x.example', 'customer'],
  ])('with %s in OPERATORS, %s is %s', async (setting, email, role) => {
    const { signIn } = intakeOf(database, { operators: readOperators(`admin:${setting}`) })
    const operator = await signIn(setting)
    expect(operator.person['role']).toBe('admin')
    const asker = await signIn(email)
    expect(asker.person).toMatchObject({ id: operator.person['id'], role })
    const status = role === 'admin' ? 200 : 403
    expect((await asker.read('operators/leads')).status).toBe(status)
    expect((await operator.read('operators/leads')).status).toBe(200)
  })
})
