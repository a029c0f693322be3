import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ownJson } from '@fivefold/shared/outbox/own-json'
import { intakeServer } from './intake-server'
import { unsentAnswers } from './unsent-answers'

async function listening(server: Server) {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}
const started = (listener: RequestListener, addressHeader = 'x-forwarded-for') =>
  listening(intakeServer(listener, { perMinute: 60, proxies: 1, addressHeader }))

/** A client that asks, and reads nothing. */
async function unread(port: number): Promise<Socket> {
  const socket = connect({ port, host: 'localhost' }).pause()
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nhost: site.example\r\n\r\n')
  await once(socket, 'connect')
  return socket
}

test.each([
  ['x-forwarded-for', 'x-forwarded-for'],
  ['CF-Connecting-IP', 'cf-connecting-ip'],
])(
  'an address in %s has 32 requests under way, all have 256, and others are answered',
  async (setting, header) => {
    const held: (() => void)[] = []
    const port = await started((_, response) => void held.push(() => response.end('late')), setting)
    const ask = (address: string) =>
      fetch(`http://localhost:${port}`, { headers: { [header]: address } })
    const waiting = Array.from({ length: 32 }, () => ask('192.0.2.1'))
    await expect.poll(() => held.length).toBe(32)
    const refused = await ask('192.0.2.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(refused.headers.get('content-type')).toBe(ownJson)
    expect(await refused.json()).toEqual({ error: 'Too much is under way. Try again in 5 s.' })
    for (let other = 0; other < 224; other += 1) waiting.push(ask(`198.51.${other}.1`))
    await expect.poll(() => held.length).toBe(256)
    expect((await ask('203.0.113.1')).status).toBe(503)
    for (const answer of held) answer()
    expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true)
    const next = ask('192.0.2.1')
    await expect.poll(() => held.length).toBe(257)
    held.at(-1)?.()
    expect((await next).status).toBe(200)
  },
)

test('of one customer’s network 96 requests are under way', async () => {
  let held = 0
  const port = await started(() => void (held += 1), 'Forwarded')
  const ask = (from: string) =>
    fetch(`http://localhost:${port}`, { headers: { forwarded: `for="[${from}]"` } })
  for (let n = 0; n < 96; n += 1) ask(`2001:db8:7:${n}::1`).catch(() => {})
  await expect.poll(() => held).toBe(96)
  expect((await ask('2001:db8:7:ff::1')).status).toBe(503)
  ask('2001:db8:8::1').catch(() => {})
  await expect.poll(() => held).toBe(97)
})

test('the log says once that visitors have no address', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  const port = await started((_, response) => void response.end(), 'forwarded')
  const ask = (method: string, headers = {}) =>
    fetch(`http://localhost:${port}`, { method, headers })
  await ask('GET')
  await ask('POST', { forwarded: 'for=192.0.2.1' })
  expect(warn).not.toHaveBeenCalled()
  await ask('POST', { 'x-forwarded-for': '192.0.2.1' })
  await ask('POST', { forwarded: 'for=unknown' })
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^forwarded does not say who has asked/)],
  ])
})

test('answers that nobody reads take a bounded memory, and hold up nobody', async () => {
  const body = Buffer.alloc(4 * 1024 * 1024)
  const sockets = new Set<Socket>()
  const port = await started((request, response) => {
    sockets.add(request.socket)
    response.end(request.url === '/small' ? 'ok' : body)
  })
  await Promise.all(Array.from({ length: 100 }, () => unread(port)))
  await expect.poll(() => sockets.size).toBe(100)
  const bytes = () => [...sockets].reduce((sum, socket) => sum + socket.writableLength, 0)
  await expect.poll(bytes).toBeLessThanOrEqual(32 * 1024 * 1024)
  expect(bytes()).toBeGreaterThan(16 * 1024 * 1024)
  expect(await (await fetch(`http://localhost:${port}/small`)).text()).toBe('ok')
})

test('an answer that is read too slowly ends', async () => {
  const { add } = unsentAnswers(1e9, 50)
  const ended: Promise<unknown>[] = []
  const port = await listening(
    createServer((_, response) => {
      ended.push(once(response, 'close'))
      response.once('prefinish', () => add(response)).end(Buffer.alloc(8 * 1024 * 1024))
    }),
  )
  await unread(port)
  await expect.poll(() => ended.length).toBe(1)
  await Promise.all(ended)
})
