import { brotliCompressSync } from 'node:zlib'
import type { Bench } from '../browser/bench'
import { profiles } from '../browser/profiles'
import { onFreshPage } from '../browser/visit'
import type { SiteName } from '../variants/variants'

/** Milliseconds after which an untouched page is idle in the slow profile. */
const settled = 3000

/**
 * Visits a page without touching it.
 * @returns milliseconds of its main thread's processor time, and until its largest paint.
 */
export function readPage({ browser, server }: Bench, site: SiteName, path: string) {
  return onFreshPage(browser, { profile: profiles.slow }, async ({ page, session }) => {
    // Processor time: wall time would include the browser's other processes.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(server.originOf(site) + path, { waitUntil: 'load' })
    await page.waitForFunction((until) => performance.now() > until, settled, { polling: 500 })
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    const { lcp } = await page.evaluate(() => window.bench.figures())
    return { work: seconds * 1000, lcp }
  })
}

/** Bytes of script, brotli, that an untouched page runs. */
export function scriptRun({ browser, server }: Bench, site: SiteName, path: string) {
  return onFreshPage(browser, { profile: profiles.unlimited }, async ({ page }) => {
    await page.coverage.startJSCoverage()
    await page.goto(server.originOf(site) + path, { waitUntil: 'networkidle' })
    const scripts = await page.coverage.stopJSCoverage()
    // A script that was only fetched has not run its outermost function.
    const run = scripts.filter(({ functions }) => (functions[0]?.ranges[0]?.count ?? 0) > 0)
    const files = new Set(run.map(({ url }) => url))
    return [...files].reduce((sum, file) => {
      const parts = run.filter(({ url }) => url === file).map(({ source = '' }) => source)
      return sum + brotliCompressSync(parts.join('\n')).length
    }, 0)
  })
}
