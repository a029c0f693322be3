import { describe, expect, test } from 'vitest'
import { quickKinds } from '../../testing/databases'
import { intakeOf } from '../../testing/intake-of'
import { isLongRun } from '../../testing/seeded-random'
import { leadOf, postForm, send, sender } from '../../testing/send'
import { useDatabase } from '../../testing/use-database'
import { assignment, change, note, opening, reply, textFile } from '../../testing/visitors'
import { bodyOf, logRecord } from '../../watch/testing/reports'

const lists = {
  q: 'a',
  before: '7',
  status: 'open',
  priority: 'high',
  category: 'Billing',
  assignee: 'Avery',
  answer: 'late',
  sort: '-opened',
  page: '1',
  open: 'ticket-01',
}

/** Every route, with all the texts that it reads. */
const routes: Record<string, { query?: object; body?: object; form?: Record<string, string> }> = {
  'POST /intake/leads': {
    body: { sender, leads: [{ ...leadOf('lead-0001'), consent: { text: 'a', version: 'b' } }] },
  },
  'POST /intake/withdrawals': { body: { sender, ids: ['lead-0002'] } },
  'POST /intake/sign-in/mail': { body: { email: 'bob@builder.example' } },
  'POST /intake/sign-in/about': { body: { token: 'a-token-of-nobody-at-all' } },
  'POST /intake/sign-in/out-others': { body: { a: 'b' } },
  'POST /intake/sign-in/confirm': { body: { token: 'a-token-of-nobody-at-all' } },
  'POST /intake/sign-in/name': { body: { name: 'Bob' } },
  'POST /intake/sign-in/out': { body: { a: 'b' } },
  'POST /intake/sign-in/delete': { body: { a: 'b' } },
  'POST /intake/tickets': {
    body: {
      operations: [
        opening('ticket-01'),
        reply('reply-001', 'ticket-01'),
        change('change-01', 'ticket-01', 'open'),
        note('note-0001', 'ticket-01'),
        assignment('assign-01', 'ticket-01', ''),
        { ...reply('reply-002', 'ticket-01'), files: [textFile('file-0001', 5)] },
      ],
      seen: 'ticket-01',
    },
  },
  'GET /intake/tickets': { query: { since: '0' } },
  'POST /intake/tickets/files/:id': { query: { place: '0' }, body: {} },
  'GET /intake/tickets/files/:id': {},
  'GET /intake/mails': {},
  'POST /intake/mails': { body: { tickets: true, new: false, late: false } },
  'GET /intake/mails/stop/:token': {},
  'POST /intake/mails/stop/:token': { body: {} },
  'POST /intake/mail-replies': { body: {} },
  'GET /intake/operators/tickets': { query: lists },
  'GET /intake/operators/tickets.csv': { query: lists },
  'GET /intake/operators/tickets/:id': { query: { writes: '1' } },
  'GET /intake/operators/leads': { query: { q: 'a', before: '7', collection: 'contactForms' } },
  'GET /intake/operators/leads.csv': { query: { q: 'a', before: '7', collection: 'contactForms' } },
  'POST /intake/operators/people/export': { body: { email: 'bob@builder.example' } },
  'POST /intake/operators/people/erase': { body: { email: 'bob@builder.example' } },
  'GET /intake/operators/deliveries': { query: { state: 'dead' } },
  'POST /intake/operators/deliveries/resend': { body: { id: 'a' } },
  'POST /intake/v1/logs': { body: bodyOf(logRecord('app.start', {}, '')) },
  'GET /intake/watch/canaries/:remote/:release': {
    query: { live: '1.0.0', since: '2026-11-27T10:00:00Z', percentages: '5,25' },
  },
  'GET /intake/metrics': {},
  'GET /intake/operators/health': { query: { days: '7', remote: 'support' } },
  'GET /intake/operators/health/problems/:id': {},
  'GET /intake/forms': {},
  'POST /intake/forms/:name': { form: { consent: 'a' } },
  'POST /intake/forms/:remote/:name': {
    form: {
      name: 'Ada',
      email: 'a@b.example',
      message: 'Hi',
      consent: 'a',
      consentVersion: 'b',
    },
  },
  'GET /intake/forms/:remote/:name/received': { query: { code: 'A-1' } },
  'GET /intake/forms/:remote/:name': {},
  'GET /intake/healthy': {},
  'GET /intake/ready': {},
}

const long = 'x'.repeat(10_500)
const texts = ['a\0b', 'a\uDFFFb', `\u0001\u001B[2J\u007F\u202E💥\uFFFF${long}`]
/** Percent-encoded texts of these kinds. */
const encoded = ['a%00b', '%ED%A0%80', '%', `%01%1B%0D%0A%E2%80%AE%F0%9F%92%A5${long}`]
if (isLongRun) {
  texts.push('\0', '\uD800', '\r\n\t', '')
  encoded.push('%00', '%FF', '%09', '')
}
/** In headers, in which no client sends NUL. */
const headers = {
  referer: (text: string) => `http://site.example/contact?utm_source=${text}&plan=${text}`,
  cookie: (text: string) => `fivefold-session=${text}; ${text}=1`,
  authorization: (text: string) => `Bearer ${text}`,
  'x-forwarded-for': (text: string) => text,
  'content-type': (text: string) => `application/json; charset=${text}`,
}

/** The value with each of its texts, and each of its keys, replaced in turn. */
function variants(value: unknown, text: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [text]
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => variants(one, text).map((variant) => value.with(at, variant)))
  }
  return Object.entries(value).flatMap(([key, one]) => [
    ...variants(one, text).map((variant) => ({ ...value, [key]: variant })),
    { ...value, [key]: undefined, [text]: one },
  ])
}

describe.each(quickKinds)('texts of any kind, with $name', (kind) => {
  const database = useDatabase(kind)
  const { app, signIn } = intakeOf(database)

  test('the table has every route', () => {
    const known = app.routes.filter(({ method }) => method !== 'ALL')
    const served = known.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(served)).toEqual(new Set(Object.keys(routes)))
  })

  test.each(Object.entries(routes))('%s answers each of them', async (route, about) => {
    const [method = '', path = ''] = route.split(' ')
    const faults: string[] = []
    const key = await adminKey()
    const known = (address: string) =>
      address
        .replace('forms/:remote', 'forms/sales')
        .replace(':name', 'contact')
        .replaceAll(/:\w+/g, 'some-thing')
    const good = known(path)

    async function expectAnswer(what: string, sent: Response | Promise<Response>) {
      const answer = await sent
      const said = await answer.text()
      const isClear = answer.status < 400 || /\.("|<)/.test(said)
      if (answer.status >= 500 || !isClear)
        faults.push(`${what}: ${answer.status} ${said.slice(0, 200)}`)
    }
    const ask = (address: string, more: object = {}, body: unknown = about.body) => {
      const url = `http://site.example${address}`
      if (method === 'GET')
        return app.request(url, {
          headers: { cookie: key, authorization: 'Bearer key-of-a-pipeline', ...more },
        })
      const { form } = about
      if (form) return postForm(app, address.replace('/intake/forms/', ''), form, more)
      const sent = JSON.stringify(body)
      const length = String(Buffer.byteLength(sent))
      return app.request(url, {
        method,
        headers: {
          cookie: key,
          'content-type': 'application/json',
          'content-length': length,
          ...more,
        },
        body: sent,
      })
    }

    for (const text of encoded) {
      for (const parameter of path.match(/:\w+/g) ?? []) {
        await expectAnswer(`${parameter} ${text}`, ask(known(path.replace(parameter, text))))
      }
      await expectAnswer(`a query ${text}`, ask(`${good}?${text}=${text}`))
      for (const name of Object.keys(about.query ?? {})) {
        await expectAnswer(`${name} ${text}`, ask(`${good}?${name}=${text}`))
      }
      for (const [name, valueOf] of Object.entries(headers)) {
        await expectAnswer(`${name} ${text}`, ask(good, { [name]: valueOf(text) }))
      }
    }
    for (const text of texts) {
      for (const variant of variants(about.body, text)) {
        await expectAnswer(JSON.stringify(variant).slice(0, 500), ask(good, {}, variant))
      }
      for (const variant of about.form ? variants(about.form, text) : []) {
        const values = Object.entries(variant as Record<string, string | undefined>)
        const posted = values.flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, value]],
        )
        await expectAnswer(JSON.stringify(variant), postForm(app, 'sales/contact', posted))
      }
    }
    expect(faults).toEqual([])
  })

  test.each([
    ['leads', 'leads', leadOf('lead-0003'), leadOf('lead-0004'), { sender }],
    ['operations', 'tickets', opening('ticket-03'), opening('ticket-04'), {}],
  ])(
    'one of the %s is refused on its own, with a sentence',
    async (list, address, bad, good, rest) => {
      const cookie = await adminKey()
      for (const text of texts) {
        for (const variant of variants(bad, text)) {
          const body = { ...rest, [list]: [variant, good] }
          const answer = await send(app, address, body, { cookie })
          expect([answer.status, JSON.stringify(variant), answer.body['answers']]).toEqual([
            200,
            JSON.stringify(variant),
            [expect.anything(), { id: 'record' in good ? good.record.id : good.id }],
          ])
        }
      }
    },
  )

  const adminKey = async () => (await signIn('admin@fivefold.example')).cookie
})
