import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Hono } from 'hono'
import { quickKinds } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { startMailServer, type Refusal } from '../testing/mail/mail-server'
import { send } from '../testing/send'
import { useDatabase } from '../testing/use-database'
import { signInAs, tokenOf } from '../testing/visitors'
import { mailer, type Mail } from './mailer'

const ada = 'ada@lovelace.example'

describe.each(quickKinds)('signing in, with $name', (kind) => {
  const database = useDatabase(kind)
  let app: Hono
  let mails: Mail[]
  beforeEach(() => void ({ app, mails } = intakeOf(database)))

  const askFor = (email: string, headers = {}) => send(app, 'sign-in/mail', { email }, headers)
  const confirm = (token: string | undefined, headers = {}) =>
    send(app, 'sign-in/confirm', { token }, headers)
  const signIn = (email: string) => signInAs(email, app, mails)
  const links = () => database.query('select from sign_in')
  const agedBy = (time: string) =>
    database.query(
      `update sign_in set created_at = created_at - interval '${time}',
         expires_at = expires_at - interval '${time}'`,
    )

  test('a mailed link signs in once, by a press, with a cookie of this host that no script reads', async () => {
    await askFor('Ada@lovelace.example')
    expect(mails).toEqual([expect.objectContaining({ to: 'Ada@lovelace.example' })])
    expect(mails[0]?.text).toMatch(/^https:\/\/site\.example\/portal#sign-in=[a-z\d]{32}$/m)
    const token = tokenOf(mails[0])
    const used = await Promise.all([1, 2, 3].map(() => confirm(token)))
    expect(used.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
    const { headers } = used.find(({ status }) => status === 200) ?? {}
    expect(headers?.get('set-cookie')).toMatch(
      /^__Host-fivefold-session=[a-z\d]{32}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  test('what a link is for is told before it is used, and does not use it', async () => {
    await askFor(ada)
    const token = tokenOf(mails[0])
    const about = () => send(app, 'sign-in/about', { token })
    const told = { email: ada, name: '' }
    expect([(await about()).body, (await about()).body]).toEqual([told, told])
    expect((await confirm(token)).status).toBe(200)
    expect((await about()).status).toBe(410)
  })

  test('a person says their name once, and may change it; no address is a name', async () => {
    const personOf = async (name?: string) => {
      await askFor(ada)
      const token = tokenOf(mails.at(-1))
      const { body } = await send(app, 'sign-in/about', { token })
      const answer = await send(app, 'sign-in/confirm', {
        token,
        ...(name !== undefined && { name }),
      })
      return [body['name'], answer.body['name'] ?? answer.status]
    }
    expect(await personOf(ada)).toEqual(['', 400])
    expect(await personOf(' ')).toEqual(['', 400])
    expect(await personOf()).toEqual(['', ''])
    expect(await personOf(' Ada ')).toEqual(['', 'Ada'])
    expect(await personOf('Eve')).toEqual(['Ada', 'Ada'])
    const { call } = await signIn(ada)
    expect((await call('sign-in/name', { name: 'Ada Lovelace' })).status).toBe(200)
    expect((await call('sign-in/name', { name: ada })).status).toBe(400)
    expect(await personOf()).toEqual(['Ada Lovelace', 'Ada Lovelace'])
    expect((await send(app, 'sign-in/name', { name: 'Eve' })).status).toBe(401)
  })

  test('an old link is refused, and so is one that never existed', async () => {
    await askFor(ada)
    await agedBy('601 seconds')
    for (const token of [tokenOf(mails[0]), 'a-token-that-nobody-has-made']) {
      for (const path of ['sign-in/about', 'sign-in/confirm']) {
        expect(await send(app, path, { token })).toMatchObject({ status: 410 })
      }
    }
  })

  test('a stranger who asks again and again neither fills a mailbox nor locks its owner out', async () => {
    const stranger = { 'x-forwarded-for': '198.51.100.1' }
    const spelled = (at: number) => (at % 2 ? ada : 'ADA@lovelace.example')
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, at) => askFor(spelled(at), stranger)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200))
    expect(mails).toHaveLength(5)
    await agedBy('40 minutes')

    expect((await askFor(ada)).body).toEqual({ earlier: ada })
    expect(mails).toHaveLength(5)
    expect((await confirm(tokenOf(mails[2]))).status).toBe(200)
    // The next device gets another mail.
    expect((await askFor(ada)).body).toEqual({ sent: ada })
    expect((await confirm(tokenOf(mails.at(-1)))).status).toBe(200)
    await agedBy('61 minutes')
    expect((await askFor(ada)).body).toEqual({ sent: ada })
  })

  test('an asker gets so many mails in an hour, and keeps no other from asking', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    ;({ app, mails } = intakeOf(database, { perMinute: 4 }))
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const statuses: number[] = []
    for (const name of ['a', 'b', 'c', 'd']) {
      statuses.push((await askFor(`${name}@x.example`, from('198.51.100.1'))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200])
    vi.advanceTimersByTime(61_000)
    const refused = await askFor('e@x.example', from('198.51.100.1'))
    expect(refused).toMatchObject({
      status: 429,
      body: { error: 'Your network asked for many links. Try again in an hour.' },
    })
    expect((await askFor('e@x.example', from('198.51.100.2'))).status).toBe(200)
    expect(mails).toHaveLength(5)
    vi.useRealTimers()
  })

  test('a mail that the mail server does not take counts for nothing, and the answer says so', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    let refusal: Refusal | undefined
    const server = await startMailServer(() => refusal)
    const sendMail = mailer({ url: server.url, from: 'a@b.example', folder: '' })
    ;({ app } = intakeOf(database, { sendMail, perMinute: 60 }))
    const later = { status: 503, body: { error: expect.stringMatching(/could not send the mail/) } }
    const never = {
      status: 400,
      body: { error: expect.stringMatching(/this address are refused/) },
    }
    for (const [code, answer] of [
      [450, later],
      [552, never],
      [550, never],
      [421, later],
    ] as const) {
      refusal = { code }
      expect([code, await askFor(ada)]).toMatchObject([code, answer])
    }
    refusal = undefined
    for (let time = 0; time < 5; time += 1) expect((await askFor(ada)).status).toBe(200)
    expect(server.taken).toHaveLength(5)
    await database.query('delete from sign_in')
    await server.end()
    for (let time = 0; time < 7; time += 1) expect(await askFor(ada)).toMatchObject(later)
    expect(await links()).toEqual([])
    expect(logged.mock.calls.join()).not.toContain('ada')
  })

  test('an address has one account, and a new link begins another session in place of the browser’s', async () => {
    const one = await signIn(ada)
    await askFor('ADA@lovelace.example')
    const again = await confirm(tokenOf(mails.at(-1)), { cookie: one.cookie })
    expect(again.body).toEqual({ ...one.person, email: 'ADA@lovelace.example' })
    expect(again.headers.get('set-cookie')).not.toContain(one.cookie)
    expect(await one.status()).toBe(401)
  })

  test('a cookie that somebody else may have set is no session', async () => {
    const own = await signIn(ada)
    const other = await signIn('mallory@evil.example')
    const [, key = ''] = other.cookie.split('=')
    const ask = async (cookie: string) => {
      const { status, headers } = await app.request('/intake/tickets', { headers: { cookie } })
      const cleared = headers.getSetCookie().map((one) => one.replace(/;.*Path/, '; Path'))
      return { status, cleared }
    }
    for (const cookie of [
      `${own.cookie}; ${other.cookie}`,
      `a=b;${other.cookie};  ${own.cookie}`,
    ]) {
      expect(await ask(cookie)).toEqual({
        status: 401,
        cleared: ['__Host-fivefold-session=; Path=/; HttpOnly; Secure; SameSite=Strict'],
      })
    }
    for (const name of [
      'fivefold-session',
      '__host-fivefold-session',
      '__Secure-fivefold-session',
    ]) {
      expect(await ask(`${name}=${key}`)).toEqual({ status: 401, cleared: [] })
      expect((await ask(`${name}=${key}; ${own.cookie}`)).status).toBe(200)
    }
    // On this machine, without TLS, a browser may have two.
    ;({ app, mails } = intakeOf(database, { siteOrigin: 'http://localhost:8080' }))
    expect(await ask(`fivefold-session=${key}; fivefold-session=${key}`)).toMatchObject({
      status: 401,
      cleared: [expect.stringMatching(/Path=\/;/), expect.stringMatching(/Path=\/intake;/)],
    })
    expect((await ask(`fivefold-session=${key}`)).status).toBe(200)
    await askFor(ada)
    const { headers } = await confirm(tokenOf(mails.at(-1)))
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^fivefold-session=[a-z\d]{32}; .*Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^fivefold-session=; Max-Age=0; Path=\/intake;/),
    ])
  })

  test.each([
    [ada, 14 * 24],
    ['agent@fivefold.example', 12],
    ['admin@fivefold.example', 12],
  ])('a session of %s that nobody uses for %d hours ends', async (email, hours) => {
    const unused = (some: number) =>
      database.query('update session set used_at = used_at - make_interval(hours => $1)', [some])
    const browser = await signIn(email)
    const statuses: number[] = []
    for (const idle of [hours - 1, hours - 1, hours + 1]) {
      await unused(idle)
      statuses.push(await browser.status(), await browser.status())
    }
    expect(statuses).toEqual([200, 200, 200, 200, 401, 401])
  })

  test('who asks for a link does not learn whether the address has an account', async () => {
    await signIn(ada)
    const [known, unknown] = [await askFor(ada), await askFor('new@x.example')]
    expect([known.status, known.body]).toEqual([200, { sent: ada }])
    expect([unknown.status, unknown.body]).toEqual([200, { sent: 'new@x.example' }])
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
  })

  test('who is no operator any more is a customer at the next request', async () => {
    const agent = await signIn('agent@fivefold.example')
    const read = (by: Hono) => by.request('/intake/operators/tickets', { headers: agent.key })
    expect((await read(app)).status).toBe(200)
    expect((await read(intakeOf(database, { operators: new Map() }).app)).status).toBe(403)
  })

  test('an account ends its sessions elsewhere, and learns how many there were', async () => {
    const browsers = [await signIn(ada), await signIn(ada), await signIn(ada)]
    const bob = await signIn('bob@builder.example')
    const [here] = browsers
    expect((await here?.call('sign-in/out-others'))?.body).toEqual({ ended: 2 })
    expect(await Promise.all(browsers.map(({ status }) => status()))).toEqual([200, 401, 401])
    expect((await here?.call('sign-in/out-others'))?.body).toEqual({ ended: 0 })
    expect(await bob.status()).toBe(200)
    expect((await send(app, 'sign-in/out-others', {})).status).toBe(401)
  })
})
