import type { CDPSession } from '@playwright/test'
import type { Heap } from '../report/results'
import type { Bench } from './bench'
import { followLink } from './follow-links'
import { profiles } from './profiles'
import { answers, freshPage } from './visit'

/** Pages of two remotes, which the footer of every page leads to. */
const round = ['/pricing', '/support', '/about', '/support/kb'] as const

/** After these the pages have been loaded and what they keep is there. */
const warmUp = 40

/** What stays in memory when somebody goes back and forth for a long time. */
export async function measureHeap({ browser, server, isQuick, tell }: Bench): Promise<Heap> {
  const navigations = isQuick ? 100 : 2000
  const origin = server.originOf('ours')
  const { page, session, close } = await freshPage(browser, { origin, profile: profiles.unlimited })
  try {
    await page.goto(`${origin}/`)
    await answers(page)
    const goRound = async (count: number) => {
      for (let turn = 0; turn < count; turn += 1) {
        await followLink(page, round[turn % round.length] ?? round[0])
        if (turn % 100 === 99) tell(`measuring the heap: ${turn + 1} of ${navigations} navigations`)
      }
    }
    await goRound(warmUp)
    const before = await memory(session)
    await goRound(navigations)
    const after = await memory(session)
    return {
      navigations,
      before: before.heap,
      after: after.heap,
      nodesBefore: before.nodes,
      nodesAfter: after.nodes,
    }
  } finally {
    await close()
  }
}

async function memory(session: CDPSession) {
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') }
}
