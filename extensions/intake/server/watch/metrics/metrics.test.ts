import { spawnSync } from 'node:child_process'
import { beforeEach, describe, expect, test } from 'vitest'
import { quickKinds } from '../../testing/databases'
import { intakeOf } from '../../testing/intake-of'
import { leadOf, send, sender } from '../../testing/send'
import { useDatabase } from '../../testing/use-database'

const key = { authorization: 'Bearer key-of-a-pipeline' }

/** Debian's package `prometheus` has it. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

describe.each(quickKinds)('metrics of an intake with $name', (kind) => {
  const database = useDatabase(kind)
  let app: ReturnType<typeof intakeOf>['app']
  beforeEach(() => {
    ;({ app } = intakeOf(database))
  })
  const scraped = async () => (await app.request('/intake/metrics', { headers: key })).text()

  test('have each request by its route’s pattern, its status and its time', async () => {
    await send(app, 'leads', { sender, leads: [leadOf('lead-0001')] })
    await send(app, 'leads', {})
    await app.request(
      '/intake/watch/canaries/support/2.0.0?live=1.0.0&percentages=5&since=2026-11-01T00:00:00Z',
      { headers: key },
    )
    await app.request('/intake/no/such/address', { method: 'BREW' })
    const count = (method: string, route: string, status: number) =>
      `http_server_request_duration_seconds_count{http_request_method="${method}",http_route="${route}",http_response_status_code="${status}"} 1\n`
    const text = await scraped()
    expect(text).toContain(count('POST', '/intake/leads', 200))
    expect(text).toContain(count('POST', '/intake/leads', 400))
    expect(text).toContain(count('GET', '/intake/watch/canaries/:remote/:release', 200))
    expect(text).toContain(count('_OTHER', '/intake/*', 404))
    expect(text).toContain('http_response_status_code="400",le="+Inf"} 1\n')
  })

  test('count what is stored once in a while, and what waits each time', async () => {
    const lines = /^fivefold_leads (\d+)$/m
    const before = lines.exec(await scraped())?.[1]
    await send(app, 'leads', { sender, leads: [leadOf('lead-0002')] })
    await database.query(
      `insert into delivery (kind, body, state) values ('lead.received', '{}', 'dead')`,
    )
    const text = await scraped()
    expect(lines.exec(text)?.[1]).toBe(before)
    expect(text).toContain('fivefold_deliveries{state="dead"} 1\n')
  })

  test.skipIf(!hasPromtool)('are as Prometheus’ own check wants them', async () => {
    await send(app, 'leads', {})
    await database.query(
      `insert into tally (remote, release, role, canary, percentage, browser, event)
       values ('support', '1.0.0', 'live', '', 0, 'Other', 'start')`,
    )
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], {
      input: await scraped(),
      encoding: 'utf8',
    })
    expect([status, stdout, stderr]).toEqual([0, '', ''])
  })
})
