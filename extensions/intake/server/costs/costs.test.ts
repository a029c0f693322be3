import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { kindsOfDatabase } from '../testing/databases'
import { intakeOf } from '../testing/intake-of'
import { useDatabase } from '../testing/use-database'
import { costs } from './costs'
import { fillSite } from './fill-site'
import { measureRequest } from './measure-request'
import { worstRequests } from './worst-requests'

/* `pnpm bench:intake --costs` measures the same with a million rows in each table. */

/** More than a request may read for a visitor, and little enough to fill. */
const rows = 20_000

describe.each(kindsOfDatabase.slice(0, 1))('a large site with $name', (kind) => {
  const database = useDatabase(kind, { isOwn: true })
  let asks: Awaited<ReturnType<typeof worstRequests>> = {}
  beforeAll(async () => {
    await fillSite(database, rows)
    asks = await worstRequests(database)
  }, 240_000)

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
})
