import type { Bench } from '../browser/bench'
import { profiles } from '../browser/profiles'
import { waitUntilInteractive, freshPage } from '../browser/visit'
import type { ColdTaps, Taps } from '../results/results'
import type { SiteName } from '../variants/variants'
import { tap } from './tap'
import { waitingPages, type Tap } from './waiting-pages'

/** Times the first tap on pages whose scripts are fetched but have not run. */
export async function timeTaps(bench: Bench): Promise<Taps> {
  const rounds = bench.isQuick ? 1 : 5
  const taps: Taps = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, controls] of Object.entries(waitingPages)) {
      bench.log(`first taps: ${path}, round ${round + 1} of ${rounds}`)
      for (const control of controls) {
        const figures = await onPage(bench, 'ours', path, async (page) => {
          await waitUntilPrefetched(page)
          return tap(page, control)
        })
        const { painted, done } = (taps[`${path} ${control.name}`] ??= { painted: [], done: [] })
        painted.push(figures.painted)
        done.push(figures.done)
      }
    }
  }
  return taps
}

/** Waits until the opened page is finished and the browser's cache has all its scripts. */
async function waitUntilPrefetched(page: FreshPage) {
  const worker = await page.waitForEvent('worker')
  await worker.waitForEvent('close')
  await page.evaluate(() => window.bench.figures())
}

const compared = ['ours', 'started', 'monolith'] as const

/**
 * Times from the navigation until a tap has its effect. Taps a waiting page as soon as it is painted, others
 * as soon as they are interactive.
 */
export async function timeColdTaps(bench: Bench): Promise<ColdTaps> {
  const rounds = bench.isQuick ? 1 : 5
  const cold: ColdTaps = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, [control]] of Object.entries(waitingPages)) {
      bench.log(`cold taps: ${path}, round ${round + 1} of ${rounds}`)
      for (const site of round % 2 === 0 ? compared : compared.toReversed()) {
        if (control === undefined) continue
        const { doneAt } = await coldTap(bench, site, path, control)
        const samples = (cold[path] ??= { ours: [], started: [], monolith: [] })
        samples[site].push(doneAt)
      }
    }
  }
  return cold
}

const coldTap = (bench: Bench, site: (typeof compared)[number], path: string, control: Tap) =>
  onPage(bench, site, path, async (page) => {
    if (site === 'ours') await page.waitForFunction(isPainted)
    else await waitUntilInteractive(page)
    return tap(page, control)
  })

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

type FreshPage = Awaited<ReturnType<typeof freshPage>>['page']

async function onPage<Result>(
  bench: Bench,
  site: SiteName,
  path: string,
  measure: (page: FreshPage) => Promise<Result>,
): Promise<Result> {
  const origin = bench.server.originOf(site)
  const { page, close } = await freshPage(bench.browser, { origin, profile: profiles.slow })
  try {
    await page.goto(origin + path, { waitUntil: 'commit' })
    return await measure(page)
  } finally {
    await close()
  }
}
