import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { kindsOfDatabase } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { isLongRun } from '../testing/seeded-random'
import { useDatabase } from '../testing/use-database'
import { costs } from './costs'
import { fillSite } from './fill-site'
import { measureRequest } from './measure-request'
import { worstRequests } from './worst-requests'

/* `pnpm check costs` fills every kind of database with a million rows, and takes times and memory, too. */

/** At least more than a request may read for a visitor. */
const rows = isLongRun ? 1_000_000 : 20_000
const kinds = isLongRun ? kindsOfDatabase : kindsOfDatabase.slice(0, 1)
const minutes = isLongRun ? 60 : 4

describe.each(kinds)('a large site with $name', (kind) => {
  const database = useDatabase(kind, { isOwn: true })
  let asks: Awaited<ReturnType<typeof worstRequests>> = {}
  beforeAll(async () => {
    await fillSite(database, rows)
    asks = await worstRequests(database)
  }, minutes * 60_000)

  test('every route has its costs', () => {
    const routes = intakeOf(database)
      .app.routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path: route }) => `${method} ${route.replace('/intake', '')}`)
    expect([...new Set(routes)].toSorted()).toEqual(Object.keys(costs).toSorted())
  })

  test('the documentation says the same', () => {
    const document = readFileSync(
      path.join(import.meta.dirname, '../../../../docs/operations/intake.md'),
      'utf8',
    )
    const rows = [...document.matchAll(/^\| `((?:GET|POST) [^`]+)` +\|([\d, |]+)\|$/gm)]
    expect(
      rows.map(([, route, figures = '']) => [
        route,
        figures.split('|').map((figure) => Number(figure.replaceAll(',', ''))),
      ]),
    ).toEqual(Object.entries(costs).map(([route, cost]) => [route, Object.values(cost)]))
  })

  test.each(Object.entries(costs))('%s costs no more than it may', async (route, cost) => {
    const { status, ...measured } = await measureRequest(database, async () => {
      const answer = await asks[route]?.(1)
      if (answer === undefined) throw new Error(`Nothing asks for ${route}`)
      return answer
    })
    expect(status).toBeLessThan(405)
    expect(measured.rows).toBeLessThanOrEqual(cost.rows)
    expect(measured.kilobytes).toBeLessThanOrEqual(cost.kilobytes)
  })

  test.runIf(isLongRun).each(Object.entries(costs))(
    '%s takes no more time and memory than it may',
    async (route, cost) => {
      let turn = 1
      const ask = async () => (await asks[route]?.((turn += 1))) ?? new Response()
      const times: number[] = []
      for (let time = 0; time < 5; time += 1)
        times.push((await measureRequest(database, ask)).milliseconds)
      // The others may have waited for a disk that others use.
      expect(Math.min(...times)).toBeLessThanOrEqual(cost.milliseconds)
      // Some of them may get 503.
      const bytes = await memoryOf(async () => void (await (await ask()).arrayBuffer()))
      expect(bytes / 1e6).toBeLessThanOrEqual(cost.megabytes)
    },
    60_000,
  )
})

/** Bytes that the process has more while it answers 16 requests. */
async function memoryOf(ask: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
  await Promise.all(Array.from({ length: 16 }, ask))
  clearInterval(timer)
  return Math.max(most, process.memoryUsage.rss()) - before
}
