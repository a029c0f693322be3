import { brotliCompressSync } from 'node:zlib'
import type { Bench } from '../browser/bench'
import { profiles } from '../browser/profiles'
import { freshPage } from '../browser/visit'
import type { SiteName } from '../variants/variants'

/** Milliseconds after which an untouched page is idle in the slow profile. */
const settled = 3000

/**
 * Visits a page without touching it.
 * @returns milliseconds of its main thread's processor time, and until its largest paint.
 */
export async function readPage(bench: Bench, site: SiteName, path: string) {
  const origin = bench.server.originOf(site)
  const { page, session, close } = await freshPage(bench.browser, {
    origin,
    profile: profiles.slow,
  })
  try {
    // Processor time: wall time would include the browser's other processes.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(origin + path, { waitUntil: 'load' })
    await page.waitForFunction((until) => performance.now() > until, settled, { polling: 500 })
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    const { lcp } = await page.evaluate(() => window.bench.figures())
    return { work: seconds * 1000, lcp }
  } finally {
    await close()
  }
}

/** Bytes of script, brotli, that an untouched page runs. */
export async function scriptRun(bench: Bench, site: SiteName, path: string): Promise<number> {
  const origin = bench.server.originOf(site)
  const { page, close } = await freshPage(bench.browser, { origin, profile: profiles.unlimited })
  try {
    await page.coverage.startJSCoverage()
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const scripts = await page.coverage.stopJSCoverage()
    // A script that was only fetched has not run its outermost function.
    const run = scripts.filter(({ functions }) => (functions[0]?.ranges[0]?.count ?? 0) > 0)
    const files = new Set(run.map(({ url }) => url))
    return [...files].reduce((sum, file) => {
      const parts = run.filter(({ url }) => url === file).map(({ source = '' }) => source)
      return sum + brotliCompressSync(parts.join('\n')).length
    }, 0)
  } finally {
    await close()
  }
}
