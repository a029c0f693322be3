import { costs, type Cost } from '../../extensions/intake/server/costs/costs'
import { fillSite } from '../../extensions/intake/server/costs/fill-site'
import { measureRequest } from '../../extensions/intake/server/costs/measure-request'
import { worstRequests } from '../../extensions/intake/server/costs/worst-requests'
import { kindsOfDatabase, opened } from '../../extensions/intake/server/testing/databases'
import { markdownTable } from '../report/markdown-table'

/**
 * `pnpm bench:intake --costs [rows]`: asks for the worst of each route, with a million rows in each table, and fails where
 * one costs more than intake/costs allows.
 */

const tries = 5
const atOnce = 16

async function costsOf({ begin }: (typeof kindsOfDatabase)[number], rows: number) {
  const { place, end } = await begin()
  const database = await opened(place)
  try {
    await fillSite(database, rows)
    const asks = await worstRequests(database)
    const measured: [string, Cost][] = []
    let turn = 0
    for (const route of Object.keys(costs)) {
      const ask = async () => {
        const answer = await asks[route]?.((turn += 1))
        if (answer === undefined || answer.status > 404) {
          throw new Error(`${route} answers ${answer?.status}.`)
        }
        return answer
      }
      const single: Awaited<ReturnType<typeof measureRequest>>[] = []
      for (let time = 0; time < tries; time += 1) single.push(await measureRequest(database, ask))
      const most = (name: 'rows' | 'kilobytes' | 'milliseconds') =>
        Math.round(Math.max(...single.map((one) => one[name])))
      // The others may have waited for a disk that others use.
      const milliseconds = Math.round(Math.min(...single.map((one) => one.milliseconds)))
      // Some of them may get 503.
      const megabytes = await memoryOf(async () => {
        const answer = await asks[route]?.((turn += 1))
        await answer?.arrayBuffer()
      })
      measured.push([
        route,
        { rows: most('rows'), kilobytes: most('kilobytes'), milliseconds, megabytes },
      ])
    }
    return measured
  } finally {
    await database.close()
    await end()
  }
}

/** Megabytes that the process has more while it answers many requests. */
async function memoryOf(ask: () => Promise<unknown>): Promise<number> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
  await Promise.all(Array.from({ length: atOnce }, ask))
  clearInterval(timer)
  return Math.round((Math.max(most, process.memoryUsage.rss()) - before) / 1e6)
}

const names = ['rows', 'kilobytes', 'milliseconds', 'megabytes'] as const

const isWithin = (route: string, measured: Cost) =>
  names.every((name) => measured[name] <= (costs[route]?.[name] ?? 0))

/** @returns whether every route was within what it may cost. */
export async function measureCosts(rows: number, kinds = kindsOfDatabase): Promise<boolean> {
  let isGood = true
  for (const kind of kinds) {
    const measured = await costsOf(kind, rows)
    console.info(
      `${kind.name}, ${rows} rows in each table; what may be after what is:\n\n`,
      markdownTable(
        ['request', ...names, ''],
        measured.map(([route, cost]) => [
          route,
          ...names.map((name) => `${cost[name]} (${costs[route]?.[name]})`),
          isWithin(route, cost) ? '' : 'too much',
        ]),
      ),
    )
    isGood &&= measured.every(([route, cost]) => isWithin(route, cost))
  }
  return isGood
}
