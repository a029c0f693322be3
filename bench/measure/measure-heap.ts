import type { CDPSession } from '@playwright/test'
import type { Memory } from '../results/results'
import type { Bench } from '../browser/bench'
import { followLink } from '../browser/follow-links'
import { profiles } from '../browser/profiles'
import { answers, freshPage } from '../browser/visit'

/** Pages of two remotes, linked in every footer. */
const round = ['/pricing', '/support', '/about', '/support/kb'] as const

/** After these navigations, caches are filled. */
const warmUp = 40

/** How often memory is measured on the way: a leak grows from each to the next. */
const looks = 4

/** What stays in memory after many navigations back and forth. */
export async function measureHeap({ browser, server, isQuick, tell }: Bench): Promise<Memory[]> {
  const navigations = isQuick ? 100 : 2000
  const origin = server.originOf('ours')
  const { page, session, close } = await freshPage(browser, { origin, profile: profiles.unlimited })
  let gone = 0
  /** Continues where the last walk ended, since a link to the current page does nothing. */
  const walk = async (count: number) => {
    for (const end = gone + count; gone < end; gone += 1)
      await followLink(page, round[gone % round.length] ?? round[0])
  }
  try {
    await page.goto(`${origin}/`)
    await answers(page)
    await walk(warmUp)
    const memory = [{ navigations: 0, ...(await memoryOf(session)) }]
    for (let look = 1; look <= looks; look += 1) {
      await walk(navigations / looks)
      memory.push({ navigations: gone - warmUp, ...(await memoryOf(session)) })
      tell(`measuring the heap: ${gone - warmUp} of ${navigations} navigations`)
    }
    return memory
  } finally {
    await close()
  }
}

async function memoryOf(session: CDPSession) {
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') }
}
