import type { Page } from '../../extensions/smoke/find-browser'
import type { Bench } from '../browser/bench'
import { profiles } from '../browser/profiles'
import { inRounds } from '../browser/rounds'
import { waitUntilInteractive, onFreshPage } from '../browser/visit'
import type { ColdTaps, Taps } from '../results/results'
import type { SiteName } from '../variants/variants'
import { tap } from './tap'
import { waitingPages, type Tap } from './waiting-pages'

/** Times the first tap on pages whose scripts are fetched but have not run. */
export async function timeTaps(bench: Bench): Promise<Taps> {
  const taps: Taps = {}
  const subjects = Object.entries(waitingPages).flatMap(([path, controls]) =>
    controls.map((control) => ({ path, control })),
  )
  await inRounds(bench, { title: 'first taps', rounds: 5, subjects }, async ({ path, control }) => {
    const figures = await onPage(bench, 'ours', path, async (page) => {
      await waitUntilPrefetched(page)
      return tap(page, control)
    })
    const { painted, done } = (taps[`${path} ${control.name}`] ??= { painted: [], done: [] })
    painted.push(figures.painted)
    done.push(figures.done)
  })
  return taps
}

/** Waits until the opened page is finished and the browser's cache has all its scripts. */
async function waitUntilPrefetched(page: Page) {
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
  const cold: ColdTaps = {}
  const subjects = Object.entries(waitingPages).flatMap(([path, controls]) =>
    controls.slice(0, 1).flatMap((control) => compared.map((site) => ({ path, control, site }))),
  )
  await inRounds(bench, { title: 'cold taps', rounds: 5, subjects }, async (subject) => {
    const { path, control, site } = subject
    const { doneAt } = await coldTap(bench, site, path, control)
    const samples = (cold[path] ??= { ours: [], started: [], monolith: [] })
    samples[site].push(doneAt)
  })
  return cold
}

const coldTap = (bench: Bench, site: (typeof compared)[number], path: string, control: Tap) =>
  onPage(bench, site, path, async (page) => {
    if (site === 'ours') await page.waitForFunction(isPainted)
    else await waitUntilInteractive(page)
    return tap(page, control)
  })

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

const onPage = <Result>(
  { browser, server }: Bench,
  site: SiteName,
  path: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> =>
  onFreshPage(browser, { profile: profiles.slow }, async ({ page }) => {
    await page.goto(server.originOf(site) + path, { waitUntil: 'commit' })
    return measure(page)
  })
