import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, portOf } from '../../../deploy/serve/port'
import { siteServer } from '../../../deploy/serve/site-server'
import { passOn, timeout } from './pass-on'

let intake: Server
let site: Server
let origin = ''

beforeAll(async () => {
  intake = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      response.writeHead(201, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ url: request.url, host: request.headers.host, body }))
    })
  })
  await listen(intake, 0)
  site = await listen(siteServer('/no/such/site', [passOn(() => portOf(intake))]), 0)
  origin = `localhost:${portOf(site)}`
})
afterAll(() => {
  for (const server of [site, intake]) {
    server.close()
    server.closeAllConnections()
  }
})

test('a request below /intake is answered by the intake, as if it came there', async () => {
  const sent = { method: 'POST', body: 'text' }
  const response = await fetch(`http://${origin}/intake/leads?a=1`, sent)
  expect(response.status).toBe(201)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await response.json()).toEqual({ url: '/intake/leads?a=1', host: origin, body: 'text' })
})

test.each(['/intakes', '/other/intake', '/'])('%s is the site’s', async (path) => {
  expect((await fetch(`http://${origin}${path}`)).status).toBe(404)
})

test.each(['/intake/\x01', '/intake/\x7f', '/intake/\xe4', '/intake?\t'])(
  'the address %j ends no server',
  async (address) => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(portOf(site), 'localhost')
      socket.on('data', (data) => resolve(String(data)))
      socket.on('error', reject)
      socket.end(
        `GET ${address} HTTP/1.1\r\nhost: ${origin}\r\nconnection: close\r\n\r\n`,
        'latin1',
      )
    })
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
    expect((await fetch(`http://${origin}/intake`)).status).toBe(201)
  },
)

test.each([
  [0, 0],
  [1, 1],
])('while no intake listens on port %i the sender tries again', async (port, asked) => {
  const requests: unknown[] = []
  subscribe('http.client.request.start', (message) => requests.push(message))
  const alone = await listen(siteServer('/no/such/site', [passOn(() => port)]), 0)
  const response = await fetch(`http://localhost:${portOf(alone)}/intake/leads`, { method: 'POST' })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(requests).toHaveLength(asked)
  alone.close()
})

test('nginx waits as long', () => {
  const rules = readFileSync(path.join(import.meta.dirname, 'nginx-location.conf'), 'utf8')
  expect(rules).toContain(`proxy_read_timeout ${timeout / 1000}s;`)
})
