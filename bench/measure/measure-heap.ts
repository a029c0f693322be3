import type { CDPSession } from '@playwright/test'
import type { Memory } from '../results/results'
import type { Bench } from '../browser/bench'
import { followLink } from '../browser/follow-links'
import { profiles } from '../browser/profiles'
import { waitUntilInteractive, onFreshPage } from '../browser/visit'

/** Pages of two remotes, linked in every footer. */
const round = ['/pricing', '/support', '/about', '/support/kb'] as const

/** Navigations that fill the caches first. */
const warmUp = 40

/** Number of measurements; a leak grows from each to the next. */
const samples = 4

/** Measures the memory that stays in use after many navigations between pages. */
export async function measureHeap({ browser, server, isQuick, log }: Bench): Promise<Memory[]> {
  const navigations = isQuick ? 100 : 2000
  const origin = server.originOf('ours')
  return onFreshPage(browser, { profile: profiles.unlimited }, async ({ page, session }) => {
    let gone = 0
    /** Continues where the last walk ended, because a link to the current page does nothing. */
    const walk = async (count: number) => {
      for (const end = gone + count; gone < end; gone += 1)
        await followLink(page, round[gone % round.length] ?? round[0])
    }
    await page.goto(`${origin}/`)
    await waitUntilInteractive(page)
    await walk(warmUp)
    const memory = [{ navigations: 0, ...(await memoryOf(session)) }]
    for (let sample = 1; sample <= samples; sample += 1) {
      await walk(navigations / samples)
      memory.push({ navigations: gone - warmUp, ...(await memoryOf(session)) })
      log(`measuring the heap: ${gone - warmUp} of ${navigations} navigations`)
    }
    return memory
  })
}

async function memoryOf(session: CDPSession) {
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') }
}
