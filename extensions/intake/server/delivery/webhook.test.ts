import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { secrets } from '../testing/receiver'
import { leaseOf, pauseAfter, readRetryAfter, usualPace } from './pace'
import { sendDelivery } from './send-delivery'
import { readWebhook, signedHeaders } from './webhook'

const [secret = ''] = secrets
const url = 'https://crm.example/hook'

test('without an address there is no webhook', () => {
  expect(readWebhook(undefined, secret)).toBeUndefined()
  expect(readWebhook('')).toBeUndefined()
})

test.each([
  'http://crm.example/hook',
  'http://localhost.example/',
  'ftp://crm.example/',
  'crm',
  '/',
])('the address %s is refused', (wrong) =>
  expect(() => readWebhook(wrong, secret)).toThrow('WEBHOOK_URL must begin with https:'),
)

test.each([url, 'http://localhost:3000/hook', 'http://127.0.0.1/', 'http://[::1]:80/'])(
  'the address %s is taken',
  (right) => expect(readWebhook(right, secret)?.url).toBe(right),
)

test('an address with a password, and a secret that is none, are refused', () => {
  expect(() => readWebhook('https://me:word@crm.example/', secret)).toThrow('no name or password')
  expect(() => readWebhook(url, ' ')).toThrow('needs a WEBHOOK_SECRET')
  const short = `whsec_${Buffer.alloc(23).toString('base64')}`
  for (const wrong of ['whsec_', short, secret.slice(6), `${secret} word`, `${secret},${secret}`]) {
    expect(() => readWebhook(url, wrong)).toThrow('WEBHOOK_SECRET must be whsec_')
  }
})

test('a delivery is signed with each secret, so that a receiver can change over', () => {
  const webhook = readWebhook(url, `  ${secrets.join('  ')} `)
  if (webhook === undefined) throw new Error('There is no webhook.')
  const body = '{"type":"lead.received","data":{"name":"Ünï 👩‍🚀"}}'
  const headers = signedHeaders(webhook, 'id-1', body)
  expect(headers['webhook-signature'].split(' ')).toHaveLength(2)
  for (const one of secrets) expect(new Webhook(one).verify(body, headers)).toHaveProperty('type')
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature')
})

test('tries follow the schedule of Standard Webhooks, for more than a day', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((tries) => pauseAfter(tries, usualPace))
  expect(pauses.at(-1)).toBeUndefined()
  const hours = pauses.map((pause = 0) => pause / 3_600_000)
  for (const [index, least] of [5 / 3600, 1 / 12, 0.5, 2, 5, 10, 14].entries()) {
    expect(hours[index]).toBeGreaterThanOrEqual(least)
    expect(hours[index]).toBeLessThanOrEqual(least * 1.2)
  }
})

test('a lease outlasts the time-out, so that a slow answer is no second delivery', () => {
  expect(leaseOf(usualPace)).toBeGreaterThan(2 * usualPace.timeout)
})

test('a receiver may ask to wait longer, for a day at most, and never shortens a pause', () => {
  const hour = 3_600_000
  const now = Date.parse('2026-11-27T10:00:00Z')
  expect(readRetryAfter('120', now)).toBe(120_000)
  expect(readRetryAfter('Fri, 27 Nov 2026 11:00:00 GMT', now)).toBe(hour)
  for (const none of [null, '-5', 'soon', '', 'Fri, 27 Nov 2026 09:00:00 GMT']) {
    expect(readRetryAfter(none, now)).toBe(0)
  }
  expect(pauseAfter(1, usualPace, hour)).toBeGreaterThanOrEqual(hour)
  expect(pauseAfter(1, usualPace, 1e15)).toBeLessThanOrEqual(24 * 1.2 * hour)
  expect(pauseAfter(4, usualPace, 1_000)).toBeGreaterThanOrEqual(2 * hour)
})

test('a certificate that nobody vouches for is refused before anything is sent', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-tls-'))
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost'
  const files = '-keyout key.pem -out cert.pem'
  const made = spawnSync('openssl', ['req', ...`${options} ${files}`.split(' ')], { cwd: folder })
  expect(made.status).toBe(0)
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => readFileSync(path.join(folder, file)))
  rmSync(folder, { recursive: true })
  let requests = 0
  const server = createServer({ key, cert }, (_, response) => {
    requests += 1
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const webhook = readWebhook(`https://localhost:${port}/`, secret)
  if (webhook === undefined) throw new Error('There is no webhook.')
  const outcome = await sendDelivery(webhook, { id: 'id', body: '{}' }, AbortSignal.timeout(5_000))
  server.close()
  expect(outcome).toEqual({ isDone: false, error: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  expect(requests).toBe(0)
})
