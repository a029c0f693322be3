import { createTransport, type SendMailOptions } from 'nodemailer'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Hono } from 'hono'
import type { Database } from '../database/database'
import { cpuTime } from '@fivefold/shared/testing/cpu-time'
import { isMark } from '../records/secret-mark'
import { quickKinds } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { send } from '../testing/send'
import { ticketAddress } from '../testing/ticket-address'
import { useDatabase } from '../testing/use-database'
import { change, opening, reply } from '../testing/visitors'
import type { Mail } from '../sign-in/mailer'
import { htmlText } from '../sign-in/letter'
import { replyLine } from './own-words'
import { withMails } from './with-mails'

const key = 'Bearer key-of-a-mail-service'
const replies = 'reply@inbox.example'

async function rawOf(mail: SendMailOptions): Promise<string> {
  const composer = createTransport({ streamTransport: true, buffer: true })
  const { message } = await composer.sendMail({ from: 'Ada <ada@lovelace.example>', ...mail })
  return String(message)
}

const post = async (app: Hono, body: BodyInit, headers: Record<string, string> = {}) =>
  app.request('http://site.example/intake/mail-replies', {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: key, ...headers },
    body,
  })

const posted = async (app: Hono, body: BodyInit) => {
  const answer = await post(app, body)
  return { status: answer.status, ...((await answer.json()) as { refused?: string }) }
}

const quotedHtml = htmlText({ above: replyLine, title: 'T', parts: [], because: 'B' })
  // Mail programs quote what is in the body.
  .replaceAll(/^[^]*<body>|<\/body>[^]*$/g, '')

describe.each(quickKinds)('answers by mail to an intake with $name', (kind) => {
  const database = useDatabase(kind)
  let app: Hono
  let ada: Awaited<ReturnType<ReturnType<typeof intakeOf>['signIn']>>
  let address: string
  let signIn: ReturnType<typeof intakeOf>['signIn']

  beforeEach(async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    ;({ app, signIn } = intakeOf(database))
    ada = await signIn('ada@lovelace.example')
    await ada.call('sign-in/name', { name: 'Ada' })
    await ada.post(opening('ticket-01'))
    address = await ticketAddress(database, 'ticket-01')
  })

  const stored = () =>
    database.query<{ author: string; operation: { body: string; authorRole: string } }>(
      `select author, operation from ticket_entry where operation ->> 'type' = 'ticketReplied' order by seq`,
    )
  const bodies = async () => (await stored()).map(({ operation }) => operation.body)
  const answered = async (mail: SendMailOptions) =>
    posted(app, await rawOf({ to: address, text: 'Thank you.', ...mail }))

  test('a letter names the address, and an answer to it becomes a reply of its customer', async () => {
    const taken: Mail[] = []
    const sendMail = async (mail: Mail) => void taken.push(mail)
    const site = { origin: 'https://site.example', operators: ['agent@fivefold.example'], replies }
    const pace = { timeout: 20_000, idle: 20, pauses: [10] }
    const sending = await withMails(database, { ...site, sendMail }, pace)
    const agent = await signIn('agent@fivefold.example')
    await intakeOf(sending).app.request('/intake/ready')
    await agent.post(reply('reply-001', 'ticket-01', 'Is it solved?'))
    await database.query('update delivery set due_at = now()')
    await expect.poll(() => taken.map(({ replyTo }) => replyTo)).toEqual([address])
    await sending.close()
    const [letter] = taken
    expect(address).toMatch(/^reply\+\d+\.[\da-f]{32}@inbox\.example$/)
    const quoted = letter?.text.replaceAll(/^/gm, '> ')
    const text = `Yes, thank you.\n\nAda\n\nOn Fri, Nov 27, 2026, Fivefold <${letter?.replyTo}>\nwrote:\n\n${quoted}`
    expect(await answered({ to: letter?.replyTo ?? '', text })).toEqual({ status: 200 })
    expect(await stored()).toMatchObject([
      { operation: { body: 'Is it solved?' } },
      {
        author: ada.person['id'],
        operation: { body: 'Yes, thank you.\n\nAda', authorName: 'Ada', authorRole: 'customer' },
      },
    ])
  })

  test.each(['', 'Message-ID: <>\r\n', 'Message-ID: <always@the.same>\r\n'])(
    'with the id “%s” a mail is known by its time and words, whatever servers add to a copy',
    async (id) => {
      const raw = (await rawOf({ to: address, text: 'Once.' })).replace(/^Message-ID:.*\r\n/im, id)
      const later = raw.replace(/^Date:.*/m, 'Date: Fri, 27 Nov 2026 10:00:00 +0000')
      const copy = `Received: by mail.example\r\n${raw}`
      for (const one of [raw, raw, copy, raw.replace('Once.', 'Twice.'), later]) {
        expect(await posted(app, one)).toEqual({ status: 200 })
      }
      expect(await bodies()).toEqual(['Once.', 'Twice.', 'Once.'])
    },
  )

  test('an answer to the letters of two tickets is a reply on each', async () => {
    await ada.post(opening('ticket-02'))
    const both = `${address}, ${await ticketAddress(database, 'ticket-02')}`
    expect(await answered({ to: both })).toEqual({ status: 200 })
    const tickets = `select ticket from ticket_entry where id like 'mail-%' order by ticket`
    expect(await database.query(tickets)).toEqual([
      { ticket: 'ticket-01' },
      { ticket: 'ticket-02' },
    ])
  })

  test.each<[string, (own: string) => string]>([
    ['in capitals', (own) => `To: ${own.toUpperCase()}`],
    ['in a copy', (own) => `Cc: a@b.example,\r\n ${own}`],
    [
      'of the envelope',
      (own) => `Received: from a by b for <${own}>; Fri, 27 Nov 2026 10:00:00 +0000`,
    ],
    ['of the envelope, by another name', (own) => `X-Envelope-To: ${own}`],
    ['in quotation marks', (own) => `To: "${own.replace('@', '"@')}`],
    ['at another host', (own) => `Delivered-To: ${own.replace('inbox', 'gateway')}`],
    ['with another plus', (own) => `To: ${own.replace('@', '+b@')}`],
    ['rewritten for a sender', (own) => `To: SRS0=a=b=c.example=${own}`],
    ['after others', (own) => `To: ${`${own.replace(/.@/, 'g@')}, `.repeat(9)}${own}`],
  ])('an address %s is found', async (_case, headerOf) => {
    const raw = `From: ada@lovelace.example\r\n${headerOf(address)}\r\n\r\nHello`
    expect(await posted(app, raw)).toEqual({ status: 200 })
    expect(await bodies()).toEqual(['Hello'])
  })

  test('the secret is read once for a mail, and a mark of another length is none', async () => {
    const asked: string[] = []
    const counted: Database = {
      ...database,
      query(sql, values) {
        asked.push(sql)
        return database.query(sql, values)
      },
    }
    const crossed = `${address.replace(/.@/, 'f@')}, `.repeat(4) + address
    const raw = await rawOf({ to: crossed, text: 'Hello' })
    expect(await posted(intakeOf(counted).app, raw)).toEqual({ status: 200 })
    expect(asked.filter((sql) => sql.includes('from secret'))).toHaveLength(1)
    expect([isMark('ab', 'abc'), isMark('abd', 'abc'), isMark('abc', 'abc')]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('the same mail is stored once, also by two processes at once', async () => {
    const raw = await rawOf({ to: address, text: 'Once.' })
    const apps = [app, intakeOf(database).app]
    const each = [...apps, ...apps, ...apps].map((one) => posted(one, raw))
    expect(await Promise.all(each)).toEqual(each.map(() => ({ status: 200 })))
    expect(await bodies()).toEqual(['Once.'])
  })

  test.each([
    [
      'HTML alone',
      { text: undefined, html: '<p>Hello<br>there</p><blockquote>old</blockquote>' },
      'Hello\nthere',
    ],
    [
      'HTML that quotes the letter',
      {
        text: undefined,
        html: `<p>Fine.</p><div>Ada wrote:</div>${quotedHtml}`,
      },
      'Fine.',
    ],
    ['words below the letter', { text: `> ## ${replyLine}\n> Ticket\n\nBelow.` }, 'Below.'],
    [
      'words between quoted lines',
      { text: '> One?\nYes.\n> Two?\nNo.' },
      '> One?\nYes.\n> Two?\nNo.',
    ],
    [
      'the header of Outlook',
      {
        text: `Good.\n\n________________________________\nFrom: Fivefold <reply@inbox.example>\nSent: Friday\nTo: Ada\nSubject: Ticket\n\n## ${replyLine}\nold`,
      },
      'Good.',
    ],
    [
      'words that look like a header, above one',
      { text: 'Invoice: 4711\n\nOn Friday Ada <ada@lovelace.example> wrote:\n\n> old' },
      'Invoice: 4711',
    ],
    [
      'words that look like a header, right above one',
      { text: 'Invoice: 4711\nOn Friday Ada <ada@lovelace.example>\nwrote:\n> old' },
      'Invoice: 4711',
    ],
    [
      'words that look like a header, above the letter',
      { text: `Phone: 4711\n\nOn Friday Ada wrote:\n> ## ${replyLine}\n> old` },
      'Phone: 4711',
    ],
    [
      'words that look like a header, above a quote',
      { text: 'Invoice: 4711\n\n> old' },
      'Invoice: 4711',
    ],
    [
      'words above a header of several lines without a letter',
      {
        text: 'It is:\nno\n\n-----Original Message-----\nFrom: Ada <ada@lovelace.example>\nSubject: T\n\n> old',
      },
      'It is:\nno',
    ],
    ['words on the line of the letter', { text: `Yes. ## ${replyLine}\nold` }, 'Yes. ##'],
    ['a last line with stars', { text: 'Please.\n** urgent **' }, 'Please.\n** urgent **'],
    ['a last line with dashes', { text: 'I ran it with\n--force' }, 'I ran it with\n--force'],
    ['a colon at its end', { text: 'It says:' }, 'It says:'],
    [
      'a file',
      { attachments: [{ filename: 'a.txt', content: 'A' }] },
      'Thank you.\n\n(Files of this mail were not taken. Add them in the portal.)',
    ],
    ['a time of tomorrow', { date: new Date('2099-01-01') }, 'Thank you.'],
    [
      'a person whose mails have their ids at the site',
      { messageId: '<a@site.example>' },
      'Thank you.',
    ],
    ['another sender', { from: 'eve@evil.example' }, 'Thank you.'],
    ['texts that no database keeps', { text: 'A\0B' }, 'A\uFFFDB'],
    [
      'a long text',
      { text: 'x'.repeat(20_000) },
      `${'x'.repeat(9_900)}\n\n(The rest of this mail is too long.)`,
    ],
  ])('%s: what the person has written is stored', async (_case, mail, body) => {
    expect(await answered(mail)).toEqual({ status: 200 })
    expect(await bodies()).toEqual([body])
    const [entry] = await database.query<{ near: boolean }>(
      `select received_at between now() - interval '1 minute' and now() + interval '1 minute' as near
       from ticket_entry order by seq desc limit 1`,
    )
    expect(entry).toEqual({ near: true })
  })

  const header = (name: string, value: string) => ({ headers: { [name]: value } })
  test.each<[string, SendMailOptions | ((own: string) => SendMailOptions), string]>([
    ['a forged mark', (own) => ({ to: own.replace(/[\da-f]{32}/, '0'.repeat(32)) }), 'no ticket'],
    [
      'the mark of another ticket',
      (own) => ({ to: own.replace(/\+\d+/, '+999999999') }),
      'no ticket',
    ],
    [
      'a number that is none',
      (own) => ({ to: own.replace(/\+\d+/, `+${'9'.repeat(30)}`) }),
      'no ticket',
    ],
    ['no mark', { to: replies }, 'no ticket'],
    ['a holiday notice', header('Auto-Submitted', 'auto-replied'), 'a program'],
    ['a notice by an old program', header('X-Autogenerated', 'Reply'), 'a program'],
    ['a list', header('Precedence', 'bulk'), 'a list'],
    ['a list with a name', header('List-Id', '<a.b.example>'), 'a program'],
    ['a loop', header('X-Loop', 'reply'), 'a program'],
    ['no return path', header('Return-Path', '<>'), 'no sender'],
    ['HTML that is too long', { text: undefined, html: '<td>b'.repeat(50_000) }, 'too long'],
    ['no words', { text: ' \n> old' }, 'empty'],
  ])('%s is refused for good, and stores nothing', async (_case, mail, reason) => {
    const given = typeof mail === 'function' ? mail(address) : mail
    expect(await answered(given)).toEqual({
      status: 200,
      refused: expect.stringContaining(reason),
    })
    expect(await bodies()).toEqual([])
  })

  test('an address of one customer writes on no ticket of another one', async () => {
    const bob = await signIn('bob@lovelace.example')
    await bob.post(opening('ticket-02'))
    const other = await ticketAddress(database, 'ticket-02')
    const [, number = ''] = /\+(\d+)/.exec(other) ?? []
    const crossed = address.replace(/\+\d+/, `+${number}`)
    expect(await answered({ to: crossed })).toMatchObject({ refused: expect.any(String) })
    await ada.call('sign-in/delete')
    expect(await answered({})).toMatchObject({ refused: expect.any(String) })
    expect(await bodies()).toEqual([])
  })

  test('only who has a key posts, and only mails', async () => {
    const raw = await rawOf({ to: address, text: 'Hello' })
    const status = async (headers: Record<string, string>) => (await post(app, raw, headers)).status
    const basic = (login: string) => `Basic ${Buffer.from(login).toString('base64')}`
    expect(await status({ authorization: '' })).toBe(401)
    expect(await status({ authorization: 'Bearer key-of-a-pipeline' })).toBe(403)
    expect(await status({ authorization: basic('service:wrong') })).toBe(403)
    expect(await status({ 'content-type': 'application/json' })).toBe(415)
    expect(await bodies()).toEqual([])
    expect(await status({ authorization: basic('service:key-of-a-mail-service') })).toBe(200)
    expect(await bodies()).toEqual(['Hello'])
    const without = intakeOf(database, { mailReplies: undefined })
    expect((await post(without.app, raw)).status).toBe(404)
  })

  test('all mails come from the one address of their service, at ten times the rate of a visitor', async () => {
    const { app: limited } = intakeOf(database, { perMinute: 1 })
    const visit = () => send(limited, 'sign-in/name', { name: 'Ada' })
    expect((await visit()).status).not.toBe(429)
    expect((await visit()).status).toBe(429)
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await post(limited, '')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })

  test('a reply to a ticket that is resolved leaves its status, as in the portal', async () => {
    const agent = await signIn('agent@fivefold.example')
    await agent.post(change('change-01', 'ticket-01', 'resolved'))
    expect(await answered({})).toEqual({ status: 200 })
    expect(await database.query('select status from ticket')).toEqual([{ status: 'resolved' }])
  })

  test('two programs that answer each other are cut off', async () => {
    for (let turn = 0; turn < 30; turn += 1) await answered({ text: `Turn ${turn}` })
    expect(await answered({ text: 'One more' })).toMatchObject({
      status: 200,
      refused: expect.stringContaining('many answers'),
    })
    expect(await bodies()).toHaveLength(30)
  })

  test('copies count for nothing, other intakes and a restart change nothing, and an hour frees', async () => {
    const copy = await rawOf({ to: address, text: 'Again.' })
    for (let turn = 0; turn < 31; turn += 1)
      expect(await posted(app, copy)).toEqual({ status: 200 })
    for (let turn = 0; turn < 29; turn += 1) await answered({ text: `Turn ${turn}` })
    expect(await bodies()).toHaveLength(30)
    const another = await rawOf({ to: address, text: 'One more' })
    expect(await posted(intakeOf(database).app, another)).toMatchObject({
      refused: expect.stringContaining('many answers'),
    })
    expect(await posted(app, copy)).toEqual({ status: 200 })
    await database.query(`update ticket_entry set received_at = received_at - interval '1 hour'`)
    expect(await posted(app, another)).toEqual({ status: 200 })
  })

  const part = (content: string) => `--b\r\nContent-Type: text/plain\r\n\r\n${content}\r\n`
  const pkcs7 = '--b\r\nContent-Type: application/pkcs7-signature\r\n\r\nx\r\n'
  const noFiles = '\n\n(Files of this mail were not taken. Add them in the portal.)'
  const mixed = (body: string, boundary = 'b') =>
    `Content-Type: multipart/mixed; boundary=${boundary}\r\n\r\n${body}`
  const nested = (depth: number): string =>
    Array.from({ length: depth }, (_, at) => `${mixed('', `b${at}`)}--b${at}\r\n`).join('') +
    '\r\nInner'
  const typed = (type: string, body: string) => `Content-Type: ${type}\r\n\r\n${body}`
  const quotes = `${'<blockquote>'.repeat(300)}${'x<br>'.repeat(15_000)}`
  const costly = mixed(part('x') + `--b\r\nContent-Type: text/html\r\n\r\n${quotes}\r\n`.repeat(11))
  test('who has no letter gets no time, and who has one holds up nobody', async () => {
    const head = 'From: eve@evil.example\r\nTo: reply@inbox.example\r\n'
    const refusal = { refused: expect.any(String) }
    const refuse = async () => expect(await posted(app, head + costly)).toMatchObject(refusal)
    expect(await cpuTime(refuse)).toBeLessThan(1_000)
    const longest = { pause: 0, last: performance.now() }
    const watch = setInterval(() => {
      const now = performance.now()
      longest.pause = Math.max(longest.pause, now - longest.last)
      longest.last = now
    }, 20)
    const costs = await posted(app, `From: a@b.example\r\nTo: ${address}\r\n${costly}`)
    clearInterval(watch)
    expect(costs).toMatchObject({ refused: 'nobody can read it' })
    expect(longest.pause).toBeLessThan(4_000)
    expect(await answered({ text: 'After it.' })).toEqual({ status: 200 })
  })

  test.each<[string, () => string]>([
    ['thousands of parts', () => mixed(part('Hello').repeat(20_000))],
    ['parts in parts', () => nested(2_000)],
    ['mails in mails', () => 'Content-Type: message/rfc822\r\n\r\n'.repeat(5_000)],
    ['a boundary without an end', () => mixed('--b\r\n', 'b'.repeat(50_000))],
    ['a header of a megabyte', () => `X-Long: ${'x'.repeat(1_500_000)}\r\n\r\nHello`],
    ['a hundred thousand headers', () => `${'X-A: b\r\n'.repeat(100_000)}\r\nHello`],
    ['addresses without an end', () => `Cc: ${'a@b.example, '.repeat(60_000)}\r\n\r\nHello`],
    [
      'marks without an end',
      () => `Cc: ${`reply+1.${'0'.repeat(32)}@inbox.example, `.repeat(15_000)}\r\n\r\nHello`,
    ],
    ['elements in elements', () => typed('text/html', '<div>'.repeat(150_000))],
    ['an element without an end', () => typed('text/html', `<a href="${'<'.repeat(95_000)}`)],
    [
      'cells in tables',
      () => typed('text/html', '<table><tr><td>a'.repeat(300) + '<td>b'.repeat(18_000)),
    ],
    ['links', () => typed('text/html', '<a href="b">c</a>'.repeat(5_000))],
    ['entities', () => typed('text/html', '&amp;'.repeat(19_000))],
    ['a charset that is none', () => typed('text/plain; charset="\0\uFFFFutf-99"', 'Hëllo')],
    ['UTF-7', () => typed('text/plain; charset=utf-7', '+ADw-script+AD4-')],
    ['half of UTF-16', () => typed('text/plain; charset=utf-16', 'H\0e\0\xD8')],
    [
      'base64 that is none',
      () => `Content-Transfer-Encoding: base64\r\n\r\n${'='.repeat(500_000)}`,
    ],
    ['encoded words without an end', () => `Subject: ${'=?utf-8?B?'.repeat(50_000)}\r\n\r\nHello`],
    [
      'lines that look like headers',
      () => `\r\n${'a:'.repeat(400_000)}\r\n${'On a <a@\n'.repeat(50_000)}> old`,
    ],
    ['nothing but spaces', () => `\r\n${' '.repeat(900_000)}`],
    ['a name of a prototype', () => '__proto__: a\r\nconstructor: b\r\n\r\nHello'],
    ['nothing', () => ''],
  ])('%s: it ends soon, and the intake goes on', async (_case, rest) => {
    const head = `From: ada@lovelace.example\r\nTo: ${address}\r\n`
    const mail = _case === 'nothing' ? '' : head + rest()
    const read = async () => expect((await posted(app, mail)).status).toBe(200)
    expect(await cpuTime(read)).toBeLessThan(3_000)
    expect(await answered({ text: 'After it.' })).toEqual({ status: 200 })
    expect((await bodies()).at(-1)).toBe('After it.')
  })

  const htmlPart = '--b\r\nContent-Type: text/html\r\n\r\n<p>Hello <b>there</b></p>\r\n'
  test.each([
    ['an alternative', 'alternative', htmlPart, ''],
    ['an alternative to nothing', 'alternative', part(' ') + htmlPart, ''],
    ['a mail with a signature', 'signed', `${htmlPart}${pkcs7}`, ''],
    [
      'a mail with a picture',
      'related',
      `${htmlPart}--b\r\nContent-Type: image/png\r\nContent-ID: <a>\r\n\r\nx\r\n`,
      '',
    ],
    [
      'a mail with a file',
      'mixed',
      `${htmlPart}--b\r\nContent-Type: application/pdf\r\n\r\nx\r\n`,
      noFiles,
    ],
  ])('HTML alone in %s is read', async (_case, kindOfParts, parts, note) => {
    const head = `From: ada@lovelace.example\r\nTo: ${address}\r\n`
    const raw = `${head}${mixed(`${parts}--b--`).replace('mixed', kindOfParts)}`
    expect(await posted(app, raw)).toEqual({ status: 200 })
    expect(await bodies()).toEqual([`Hello there${note}`])
  })

  test('of a mail of 30 MB the beginning is read, and one of 50 MB is refused', async () => {
    const head = `From: ada@lovelace.example\r\nTo: ${address}\r\n${mixed(part('Small words.'))}`
    const file = `--b\r\nContent-Disposition: attachment; filename=a\r\n\r\n${'x'.repeat(30_000_000)}`
    expect(await posted(app, head + file)).toEqual({ status: 200 })
    expect(await bodies()).toEqual([expect.stringMatching(/^Small words\.\n\n\(Files/)])
    expect(await posted(app, new Uint8Array(50_000_000))).toMatchObject({
      refused: 'it is too large',
    })
  })

  test('a database that is away is told as that, so that the mail comes again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const away: Database = { ...database, query: () => Promise.reject(new Error('away')) }
    const answer = await post(intakeOf(away).app, await rawOf({ to: address, text: 'Hello' }))
    expect(answer.status).toBe(503)
  })

  const bounce = (id: string, action = 'failed') =>
    [
      'From: MAILER-DAEMON@mail.example',
      'Message-ID: <1@mail.example>',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b\r\nContent-Type: message/delivery-status\r\n',
      `Reporting-MTA: dns; mail.example\r\n\r\nAction: ${action}\r\nStatus: 5.1.1\r\n`,
      `--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <${id}@site.example>\r\n`,
      '--b--',
    ].join('\r\n')
  test('a bounce that comes late is in the list of deliveries', async () => {
    const [{ id } = { id: '' }] = await database.query<{ id: string }>(
      `insert into delivery (channel, kind, body, state) values ('mail', 'mail.ticket', '{}', 'done') returning id`,
    )
    const state = () => database.query('select state, error from delivery')
    expect(await posted(app, bounce(id, 'delayed'))).toMatchObject({ refused: expect.any(String) })
    const unknown = bounce('00000000-0000-4000-8000-000000000000')
    expect(await posted(app, unknown)).toMatchObject({ refused: expect.any(String) })
    expect(await state()).toEqual([{ state: 'done', error: null }])
    expect(await posted(app, bounce(id))).toEqual({ status: 200 })
    expect(await state()).toEqual([{ state: 'dead', error: 'Bounced: 5.1.1.' }])
  })
})
