import { simpleParser, type ParsedMail } from 'mailparser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '../database/database'
import { listDeliveries, resend } from '../delivery/list-deliveries'
import type { Pace } from '../delivery/pace'
import { erasePerson } from '../privacy/erase-person'
import { mailer } from '../sign-in/mailer'
import { storedForm } from '../site/testing/site-forms'
import { quickKinds } from '../testing/databases'
import { formsOf, intakeOf } from '../testing/intake-of'
import { startMailServer, type Refusal } from '../testing/mail/mail-server'
import { leadOf, postForm, send, sender } from '../testing/send'
import { ticketAddress } from '../testing/ticket-address'
import { useDatabase } from '../testing/use-database'
import { change, note, opening, reply } from '../testing/visitors'
import { tellOfLateTickets } from './late-tickets'
import { withMails } from './with-mails'

const origin = 'https://site.example'
const operators = ['agent@fivefold.example', 'admin@fivefold.example']
const pace: Pace = { timeout: 20_000, idle: 20, pauses: Array<number>(1_000).fill(10) }
const demo = storedForm('sales/demo', {
  fields: {
    email: { title: 'Email', type: 'string', format: 'email' },
    note: { title: 'Note', type: 'string' },
    size: { title: 'Size', type: 'string', enum: ['', 'small-team', 'large'] },
  },
  receipt: {
    subject: 'We have your request',
    text: 'An engineer reads it.',
    promise: 'A confirmation is on its way.',
  },
})
const demoLead = (id: string, record: object = {}) => ({
  ...leadOf(id, { size: 'small-team', ...record }),
  collection: 'sales/demo',
})

describe.each(quickKinds)('the mails of an intake with $name', (kind) => {
  const plain = useDatabase(kind)
  const running = new Set<Database>()
  let refuse: (address: string) => Refusal | undefined = () => undefined
  let server: Awaited<ReturnType<typeof startMailServer>>

  beforeEach(async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    refuse = () => undefined
    server = await startMailServer((address) => refuse(address))
  })
  afterEach(async () => {
    for (const one of running) await one.close()
    running.clear()
    await server.end()
  })

  async function begun(own: Partial<Pace> = {}, url = server.url) {
    const sendMail = mailer({ url, from: 'Fivefold <support@fivefold.example>', folder: '' })
    const sending = await withMails(plain, { origin, operators, sendMail }, { ...pace, ...own })
    running.add(sending)
    return intakeOf(sending, { forms: formsOf([demo]) })
  }
  const listed = async () =>
    (await listDeliveries(plain, {})).map(({ kind, state, error }) => ({ kind, state, error }))
  /** Five minutes pass for what waits. */
  const later = () =>
    plain.query(`update delivery set due_at = now() where state = 'waiting' and due_at > now()`)
  const arrived = async (count: number): Promise<ParsedMail[]> => {
    await expect.poll(() => server.taken.length).toBe(count)
    return Promise.all(server.taken.map(({ text }) => simpleParser(text)))
  }
  const settled = () =>
    expect
      .poll(async () => (await listed()).every(({ state }) => state === 'done'), { timeout: 5_000 })
      .toBe(true)

  test('confirm a form whose page promises it, once, with its answers', async () => {
    const { app } = await begun()
    const lead = demoLead('lead-0001', { note: 'Read www.evil.example now' })
    const first = await send(app, 'leads', { sender, leads: [lead] })
    await send(app, 'leads', { sender, leads: [lead] })
    expect(first.body).toEqual({ answers: [{ id: 'lead-0001', isMailed: true }] })
    const [mail] = await arrived(1)
    expect(mail).toMatchObject({ subject: 'We have your request' })
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    for (const text of [mail?.text, String(mail?.html)]) {
      expect(text).toContain('Small team')
      expect(text).not.toContain('evil')
    }
    expect(String(mail?.html)).not.toMatch(/<(?:img|script|link)\b/)
    await settled()
    expect(server.taken).toHaveLength(1)
  })

  test('are no answers: one that comes back is refused as a loop, of any kind', async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    const { app, signIn } = await begun()
    const agent = await signIn('agent@fivefold.example')
    await agent.call('mails', { tickets: true, new: true, late: true })
    const ada = await signIn('ada@lovelace.example')
    await ada.post(opening('ticket-01'))
    await send(app, 'leads', { sender, leads: [demoLead('lead-0001')] })
    await later()
    await arrived(3)
    const delivered = `Delivered-To: ${await ticketAddress(plain, 'ticket-01')}\r\n`
    for (const { text } of server.taken) {
      const headers = {
        'content-type': 'message/rfc822',
        authorization: 'Bearer key-of-a-mail-service',
      }
      const request = { method: 'POST', headers, body: delivered + text }
      const answer = await app.request('http://site.example/intake/mail-replies', request)
      expect(await answer.json()).toEqual({ refused: 'a program has sent it' })
    }
  })

  test('confirm a form without scripts, and the page says so', async () => {
    const { app } = await begun()
    const answer = await postForm(app, 'sales/demo', { email: 'ada@lovelace.example' })
    expect(answer.headers.get('location')).toBe('/intake/forms/sales/demo/received?mail=1')
    const page = await app.request('http://site.example/intake/forms/sales/demo/received?mail=1')
    expect(await page.text()).toContain('A confirmation is on its way.')
    await arrived(1)
  })

  test('fill no mailbox of an address that strangers write into forms', async () => {
    const { app } = await begun()
    for (let turn = 0; turn < 8; turn += 1) {
      await send(app, 'leads', { sender, leads: [demoLead(`lead-100${turn}`)] })
    }
    await settled()
    expect(server.taken).toHaveLength(5)
  })

  test('are promised and kept by no intake without a mail server', async () => {
    running.add(await withMails(plain, undefined))
    const { app, signIn } = intakeOf(plain, { forms: formsOf([demo]) })
    const { body } = await send(app, 'leads', { sender, leads: [demoLead('lead-0002')] })
    expect(body).toEqual({ answers: [{ id: 'lead-0002' }] })
    const ada = await signIn('ada@lovelace.example')
    await ada.post(opening('ticket-01'))
    expect(await (await ada.read('mails')).json()).toEqual({ isOperator: false })
    expect(await listed()).toEqual([])
  })

  test('that cannot be made count as tried, and are given up', async () => {
    await plain.query(
      `insert into delivery (channel, kind, body) values ('mail', 'mail.receipt', '{"data":{}}')`,
    )
    await begun({ pauses: [10] })
    await expect.poll(listed).toMatchObject([{ state: 'dead', error: expect.any(String) }])
  })

  test('are promised and sent where another intake of the database has no mail server', async () => {
    const { app } = await begun({ pauses: [100_000] }, 'smtp://localhost:1')
    await send(app, 'leads', { sender, leads: [demoLead('lead-0008')] })
    await expect.poll(listed).toMatchObject([{ state: 'waiting', error: expect.any(String) }])
    running.add(await withMails(plain, undefined))
    expect(await listed()).toMatchObject([{ state: 'waiting' }])
    const other = intakeOf(plain, { forms: formsOf([demo]) })
    const { body } = await send(other.app, 'leads', { sender, leads: [demoLead('lead-0009')] })
    expect(body).toEqual({ answers: [{ id: 'lead-0009', isMailed: true }] })
    for (const one of running) await one.close()
    running.clear()
    await begun()
    await later()
    await arrived(2)
  })

  test('of a mail server that has gone are given up, and sent again once it is back', async () => {
    const { app } = await begun({ pauses: [100_000] }, 'smtp://localhost:1')
    await send(app, 'leads', { sender, leads: [demoLead('lead-0003')] })
    await expect.poll(listed).toMatchObject([{ state: 'waiting', error: expect.any(String) }])
    for (const one of running) await one.close()
    running.clear()
    const beginWithout = async () => running.add(await withMails(plain, undefined))
    await beginWithout()
    expect(await listed()).toMatchObject([{ state: 'waiting' }])
    await plain.query(`update mailing set until = now() - interval '1 hour'`)
    await beginWithout()
    expect(await listed()).toMatchObject([{ state: 'dead', error: 'There is no mail server.' }])
    expect(await resend(plain, undefined)).toBe(0)
    await begun()
    expect(await resend(plain, undefined)).toBe(1)
    await arrived(1)
  })

  test('tell a customer in one mail what has happened within five minutes, and no note', async () => {
    const { signIn } = await begun()
    const ada = await signIn('ada@lovelace.example')
    const agent = await signIn('agent@fivefold.example')
    await ada.post(opening('ticket-01', { subject: 'Secret\r\nBcc: eve@evil.example' }))
    await agent.post(note('note-0001', 'ticket-01', 'She is difficult.'))
    await agent.post(reply('reply-001', 'ticket-01', 'Here is <b>your</b> refund.'))
    await agent.post(change('change-01', 'ticket-01', 'resolved'))
    await ada.post(reply('reply-002', 'ticket-01', 'My own words.'))
    expect(server.taken).toEqual([])
    await later()
    const [mail] = await arrived(1)
    expect(server.taken[0]?.to).toEqual(['ada@lovelace.example'])
    expect(mail?.subject).toMatch(/^Fivefold ticket FF-\d+$/)
    expect(mail?.text).toContain('We have received your ticket, and answer within 2 hours.')
    expect(mail?.text).toContain('> Here is <b>your</b> refund.')
    expect(mail?.text).toContain('The ticket is resolved now.')
    expect(mail?.text).toContain(`${origin}/portal?ticket=ticket-01`)
    expect(String(mail?.html)).toContain('&lt;b&gt;your&lt;/b&gt;')
    for (const text of [mail?.text, mail?.html]) {
      expect(text).not.toMatch(/difficult|My own words|agent@fivefold/)
    }
    expect(mail?.headers.has('bcc')).toBe(false)

    await agent.post(reply('reply-003', 'ticket-01', 'One more thing.'))
    await later()
    const [first, second] = await arrived(2)
    expect(second?.text).not.toContain('refund')
    expect(second?.subject).toBe(first?.subject)
    expect(second?.references).toEqual(first?.references)
    expect(second?.messageId).not.toBe(first?.messageId)
  })

  test('tell the operators who want it of a ticket that is new, and late once', async () => {
    const { signIn } = await begun()
    const ada = await signIn('ada@lovelace.example')
    const agent = await signIn('agent@fivefold.example')
    const admin = await signIn('admin@fivefold.example')
    await agent.call('mails', { tickets: true, new: true, late: true })
    await ada.call('mails', { tickets: false, new: true, late: true })
    expect(await (await agent.read('mails')).json()).toEqual({
      chosen: { tickets: true, new: true, late: true },
      isOperator: true,
    })
    await ada.post(opening('ticket-01'), opening('ticket-02'))
    await later()
    const [fresh] = await arrived(1)
    expect(server.taken[0]?.to).toEqual(['agent@fivefold.example'])
    expect(fresh?.subject).toBe('Fivefold tickets: 2 new')

    await plain.query(
      `update ticket set due_at = now() - interval '1 minute' where id = 'ticket-01'`,
    )
    await Promise.all([tellOfLateTickets(plain, operators), tellOfLateTickets(plain, operators)])
    await tellOfLateTickets(plain, operators)
    await later()
    const mails = await arrived(2)
    expect(mails[1]?.text).toMatch(/Ticket FF-\d+ is late/)

    await plain.query(
      `update ticket set due_at = now() - interval '1 minute' where id = 'ticket-02'`,
    )
    await tellOfLateTickets(plain, operators)
    await agent.post(reply('reply-0001', 'ticket-02', 'Done.'))
    await later()
    await expect.poll(listed).toEqual(Array(3).fill(expect.objectContaining({ state: 'done' })))
    expect(await arrived(2)).toHaveLength(2)
    expect(admin.person['role']).toBe('admin')
  })

  test('end by their link, which nobody else can make', async () => {
    const { app, signIn } = await begun()
    const ada = await signIn('ada@lovelace.example')
    await ada.post(opening('ticket-01'))
    await later()
    const [mail] = await arrived(1)
    const list = mail?.headers.get('list') as { unsubscribe?: { url: string } } | undefined
    const url = list?.unsubscribe?.url ?? ''
    expect(url).toMatch(/^https:\/\/site\.example\/intake\/mails\/stop\//)
    expect(String(mail?.headers.get('list-unsubscribe-post') ?? server.taken[0]?.text)).toContain(
      'One-Click',
    )
    const { pathname } = new URL(url)
    const chosen = async () => (await (await ada.read('mails')).json()) as { chosen: object }
    expect((await app.request(pathname)).status).toBe(200)
    expect((await app.request(pathname.replace(/.$/, 'x'), { method: 'POST' })).status).toBe(404)
    expect(await chosen()).toMatchObject({ chosen: { tickets: true } })
    const press = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await app.request(pathname, press)).status).toBe(200)
    expect(await chosen()).toMatchObject({ chosen: { tickets: false } })
    const agent = await signIn('agent@fivefold.example')
    await agent.post(reply('reply-001', 'ticket-01'))
    expect((await listed()).filter(({ state }) => state === 'waiting')).toEqual([])
  })

  test('that a mail server refuses for good are listed for operators, others are tried again', async () => {
    refuse = () => ({ code: 451 })
    const { app } = await begun()
    await send(app, 'leads', { sender, leads: [demoLead('lead-0004')] })
    await expect
      .poll(listed)
      .toMatchObject([{ state: 'waiting', error: 'The mail server answered 451.' }])
    refuse = () => ({ code: 550 })
    await expect
      .poll(() => listDeliveries(plain, { dead: true }))
      .toMatchObject([
        { error: 'The mail server refuses the address: 550.', to: 'ada@lovelace.example' },
      ])
    refuse = () => undefined
    await resend(plain, undefined)
    await arrived(1)
  })

  test('of several processes arrive once each', async () => {
    const apps = [await begun(), await begun(), await begun()]
    const ids = Array.from({ length: 30 }, (_, index) => `lead-${2000 + index}`)
    await Promise.all(
      ids.map((id, index) => {
        const email = `person-${index}@lovelace.example`
        return send(apps[index % 3]?.app ?? raise(), 'leads', {
          sender,
          leads: [demoLead(id, { email })],
        })
      }),
    )
    await settled()
    expect(server.taken).toHaveLength(30)
    expect(new Set(server.taken.map(({ to }) => String(to))).size).toBe(30)
  })

  test('that are under way are not sent again where the clock is set forward', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    const sendMail = vi.fn(() => gate)
    const sending = await withMails(plain, { origin, operators, sendMail }, pace)
    running.add(sending)
    const { app } = intakeOf(sending, { forms: formsOf([demo]) })
    await send(app, 'leads', { sender, leads: [demoLead('lead-0006')] })
    await expect.poll(() => sendMail.mock.calls.length).toBe(1)
    await later()
    await send(app, 'leads', { sender, leads: [demoLead('lead-0007')] })
    await expect.poll(() => sendMail.mock.calls.length).toBe(2)
    open()
    await settled()
    expect(sendMail).toHaveBeenCalledTimes(2)
  })

  test('go with their person, sent or not', async () => {
    const { app, signIn } = await begun({ pauses: [100_000] }, 'smtp://localhost:1')
    await send(app, 'leads', { sender, leads: [demoLead('lead-0005')] })
    const ada = await signIn('Ada@Lovelace.example')
    await ada.post(opening('ticket-01'))
    expect(await listed()).toHaveLength(2)
    await erasePerson(plain, 'ada@lovelace.example')
    expect(await listed()).toEqual([])
  })

  test('about tickets go with the account of their reader, and receipts stay with their leads', async () => {
    const { app, signIn } = await begun({ pauses: [100_000] }, 'smtp://localhost:1')
    await send(app, 'leads', { sender, leads: [demoLead('lead-0010')] })
    const ada = await signIn('Ada@Lovelace.example')
    const bob = await signIn('bob@lovelace.example')
    await ada.post(opening('ticket-01'))
    await bob.post(opening('ticket-02'))
    await ada.call('sign-in/delete')
    const left = await plain.query(`select kind, email_key as to from delivery order by created_at`)
    expect(left).toEqual([
      { kind: 'mail.receipt', to: 'ada@lovelace.example' },
      { kind: 'mail.ticket', to: 'bob@lovelace.example' },
    ])
  })
})

const raise = (): never => {
  throw new Error('There is none.')
}
