import { once } from 'node:events'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { emptyFolder } from '../testing/fake-site'
import { openFiles, usedMemory } from '../testing/requests/process-state'
import { exchange, readAnswers } from '../testing/requests/raw-connection'
import { limits } from './limits'
import { portOf } from './port'
import { serveSite } from './site-server'

const isLong = process.env['LONG_RUN'] === '1'
const clients = isLong ? 500 : 50

async function served() {
  const site = emptyFolder()
  writeFileSync(path.join(site, 'large.json'), 'x'.repeat(4 * 2 ** 20))
  writeFileSync(path.join(site, 'small.json'), '[]')
  const server = await serveSite(site, 0)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { site, server, port: portOf(server) }
}

const requestFor = (address: string, headers = '') =>
  Buffer.from(`GET ${address} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`)

const last = (address: string) => requestFor(address, 'connection: close\r\n')

it('leaves no file open after aborted downloads', async () => {
  const { port } = await served()
  await exchange(port, [last('/small.json')])
  const before = openFiles()
  const downloads = Array.from({ length: 2 * clients }, () =>
    exchange(port, [requestFor('/large.json')], 'answered'),
  )
  await Promise.all(downloads)
  await expect.poll(openFiles).toBeLessThanOrEqual(before)
})

it('opens one file for a client that reads nothing, keeps little, answers others, and ends it', async () => {
  const { server, port } = await served()
  const before = { files: openFiles(), memory: usedMemory() }
  server.setTimeout(isLong ? 10_000 : 1500)
  const unread = Array.from({ length: clients }, () => {
    const socket = connect(port, 'localhost')
      .pause()
      .on('error', () => {})
    socket.write(
      Buffer.concat(Array.from({ length: limits.waiting }, () => requestFor('/large.json'))),
    )
    return socket
  })
  onTestFinished(() => unread.forEach((socket) => void socket.destroy()))
  const waits: number[] = []
  for (let other = 0; other < 20; other += 1) {
    const start = performance.now()
    const [answer] = readAnswers(await exchange(port, [last('/small.json')]), [])
    expect(answer).toMatchObject({ status: 200, body: Buffer.from('[]') })
    waits.push(performance.now() - start)
    await pause(20)
  }
  const [usual = 0, longest = 0] = [10, 19].map((place) => waits.toSorted((a, b) => a - b)[place])
  const kept = (usedMemory() - before.memory) / clients
  if (isLong) {
    console.info(
      `others wait ${usual} ms, at most ${longest} ms; ${kept} bytes are kept for a client`,
    )
  }
  // A machine that runs other tests as well is late now and then.
  expect(usual).toBeLessThan(isLong ? 200 : 2000)
  expect(kept).toBeLessThan(2 ** 20)
  // This process holds both ends of each connection, and the file.
  expect(openFiles()).toBeLessThan(before.files + 3 * clients + 10)
  await expect.poll(() => connections(server)).toBe(0)
})

function connections(server: Awaited<ReturnType<typeof serveSite>>) {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
}

it('ends a connection that goes on after its last request', async () => {
  const { server, port } = await served()
  expect(server.maxRequestsPerSocket).toBe(limits.requestsOfConnection)
  server.maxRequestsPerSocket = 20
  const socket = connect(port, 'localhost')
  let answers = 0
  socket.on('data', (bytes) => {
    answers += Number(String(bytes).includes('HTTP/1.1 200'))
    socket.write(requestFor('/small.json'))
  })
  socket.on('error', () => socket.destroy()).write(requestFor('/small.json'))
  await once(socket, 'close')
  expect(answers).toBe(20)
})

it('ends a connection on which too many requests wait', async () => {
  const { port } = await served()
  const requests = Array.from({ length: limits.waiting + 2 }, () => requestFor('/large.json'))
  expect(String(await exchange(port, [Buffer.concat(requests)]))).not.toContain('HTTP/1.1')
})

it('ends a request whose head never ends', async () => {
  const { server, port } = await served()
  server.headersTimeout = 100
  const answer = await exchange(port, [Buffer.from('GET / HTTP/1.1\r\n')])
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /)
})

it('answers with a whole file or with none while the file comes and goes', async () => {
  const { site, port } = await served()
  const file = path.join(site, 'changing.json')
  const contents = ['a'.repeat(200_000), 'b'.repeat(100)]
  const statuses = new Set<number>()
  for (let round = 0; round < (isLong ? 40 : 16); round += 1) {
    const answers = Promise.all([1, 2, 3, 4].map(() => exchange(port, [last('/changing.json')])))
    rmSync(file, { force: true })
    await pause(round % 3)
    writeFileSync(`${file}.new`, contents[round % 2] ?? '')
    renameSync(`${file}.new`, file)
    for (const bytes of await answers) {
      const [answer] = readAnswers(bytes, [])
      statuses.add(answer?.status ?? 0)
      const whole = [...contents, 'Not found\n']
      expect(whole.includes(String(answer?.body))).toBe(true)
    }
  }
  expect(statuses).toEqual(new Set([200, 404]))
})
