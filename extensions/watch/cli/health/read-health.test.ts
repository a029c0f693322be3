import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listen, portOf } from '../../../../deploy/serve/port'
import { readHealth } from './read-health'

const names = { remote: 'support', release: '1.1.0-5f0c2a97d1', live: '1.0.0-77d1f20b3e' }
const asked = { ...names, percentages: [25, 5], since: '2026-11-26T08:00:00.000Z' }

const browsers = (started: number, failing: number) => ({ started, failing, measured: 0, slow: 0 })

const stageOf = (started: number, failing: number) => ({
  percentage: 5,
  canary: browsers(started, failing),
  live: browsers(9500, 95),
})

const stage = stageOf(500, 5)

let answer: RequestListener
const requests: unknown[] = []
const server = createServer((request, response) => {
  requests.push([request.url, request.headers.authorization])
  answer(request, response)
})
beforeAll(() => listen(server, 0))
beforeEach(() => {
  vi.stubEnv('INTAKE_URL', `http://localhost:${portOf(server)}`)
  vi.stubEnv('WATCH_KEY', 'key-of-support')
  answer = (_, response) => response.end(JSON.stringify({ ...names, stages: [stage] }))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('the health of a canary comes from the intake, for its key, and by what the site says', async () => {
  expect(await readHealth(asked)).toEqual([stage])
  const query = 'live=1.0.0-77d1f20b3e&since=2026-11-26T08%3A00%3A00.000Z&percentages=25%2C5'
  expect(requests).toEqual([
    [`/intake/watch/canaries/support/1.1.0-5f0c2a97d1?${query}`, 'Bearer key-of-support'],
  ])
})

it('percentages come in the order of the site’s log', async () => {
  const both = [stage, { ...stage, percentage: 25 }]
  answer = (_, response) => response.end(JSON.stringify({ ...names, stages: both }))
  expect(await readHealth(asked)).toEqual(both.toReversed())
})

it.each<[string, RequestListener, string]>([
  ['refuses the key', (_, to) => to.writeHead(403).end(), 'The intake refuses WATCH_KEY with 403'],
  ['knows no key', (_, to) => to.writeHead(401).end(), 'The intake refuses WATCH_KEY with 401'],
  ['is away', (_, to) => to.writeHead(503).end(), 'The intake answers with 503'],
  [
    'leads elsewhere',
    ({ url }, to) =>
      url === '/x'
        ? to.end(JSON.stringify({ ...names, stages: [stage] }))
        : to.writeHead(302, { location: '/x' }).end(),
    'does not answer',
  ],
  ['ends the connection', (_, to) => to.destroy(), 'does not answer'],
  ['stops in its answer', (_, to) => void to.write('{', () => to.destroy()), 'does not answer'],
  ['sends a page', (_, to) => to.end('<!doctype html>'), "answer is not a canary's health"],
])('an intake that %s is refused', async (_, given, reason) => {
  answer = given
  await expect(readHealth(asked)).rejects.toThrow(reason)
})

it.each<[string, object, string]>([
  ['no stages', { stages: undefined }, 'stages: Invalid key'],
  ['part of a browser', { stages: [stageOf(1.5, 0)] }, 'stages.0.canary.started'],
  ['less than none', { stages: [stageOf(1, -1)] }, 'stages.0.canary.failing'],
  ['more than all', { stages: [stageOf(1, 2)] }, 'more browsers fail than have started'],
  [
    'more slow browsers than measured',
    { stages: [{ ...stage, live: { ...browsers(9, 0), slow: 1 } }] },
    'more browsers are slow than were measured',
  ],
  ['text', { stages: [{ ...stage, percentage: '5' }] }, 'stages.0.percentage'],
  ['a percentage that never was', { stages: [{ ...stage, percentage: 7 }] }, 'about 7 %'],
  ['no live release', { live: undefined }, 'live: Invalid key'],
  ['a stage twice', { stages: [stage, stage] }, 'stages: two stages have one percentage'],
  ['another remote', { remote: 'portal' }, 'about remote portal in place of support'],
  ['another canary', { release: '9.9.9' }, 'about release 9.9.9 in place of 1.1.0-'],
  ['another live release', { live: '0.9.0' }, 'about live 0.9.0 in place of 1.0.0-'],
  ['a name that is none', { live: '\x1b[2J' }, 'live: “?[2J” is no name of a release'],
])('an answer with %s is refused', async (_, changes, reason) => {
  const text = JSON.stringify({ ...names, stages: [stage], ...changes })
  answer = (_request, response) => response.end(text)
  await expect(readHealth(asked)).rejects.toThrow(reason)
})

it.each([
  ['INTAKE_URL', '', 'Set INTAKE_URL to the origin'],
  ['INTAKE_URL', 'http://intake.example', 'Set INTAKE_URL to the origin'],
  ['INTAKE_URL', 'ftp://localhost', 'Set INTAKE_URL to the origin'],
  ['INTAKE_URL', 'http://localhost:1', 'The intake at http://localhost:1 does not answer'],
  ['WATCH_KEY', '', 'Set WATCH_KEY'],
  ['WATCH_KEY', 'a\nb', 'Set WATCH_KEY'],
])('%s=%j is refused', async (name, value, reason) => {
  vi.stubEnv(name, value)
  await expect(readHealth(asked)).rejects.toThrow(reason)
})
