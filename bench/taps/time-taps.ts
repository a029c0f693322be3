import type { Page } from '../../extensions/smoke/find-browser'
import type { Figure } from '../results/figures'
import type { Bench } from '../site/open-bench'
import { inRounds } from '../site/rounds'
import { onFreshPage, profiles, waitUntilInteractive } from '../site/visit'
import { variants, type SiteName } from '../variants/variants'
import { tap } from './tap'
import { waitingPages } from './waiting-pages'

/** Times the first tap of a visitor who reads first, and of one who taps at once. */
export const timeTaps = async (bench: Bench): Promise<Figure[]> => [
  ...(await timeFirstTaps(bench)),
  ...(await timeColdTaps(bench)),
]

/** On pages whose scripts are fetched but have not run. */
function timeFirstTaps(bench: Bench) {
  const subjects = Object.entries(waitingPages).flatMap(([path, controls]) =>
    controls.map((control) => ({ of: `${path} ${control.name}`, side: 'Ours', path, control })),
  )
  return inRounds(bench, 'first taps', subjects, ({ path, control }) =>
    onPage(bench, 'ours', path, async (page) => {
      await waitUntilPrefetched(page)
      const { painted, done } = await tap(page, control)
      return { 'tap to paint, ms': painted, 'tap to effect, ms': done }
    }),
  )
}

/** Waits until the opened page is finished and the browser's cache has all its scripts. */
async function waitUntilPrefetched(page: Page) {
  const worker = await page.waitForEvent('worker')
  await worker.waitForEvent('close')
  await page.evaluate(() => window.bench.figures())
}

/**
 * Times from the navigation until a tap has its effect. Taps a waiting page as soon as it is painted, others
 * as soon as they are interactive.
 */
function timeColdTaps(bench: Bench) {
  const subjects = Object.entries(waitingPages).flatMap(([of, controls]) =>
    controls.slice(0, 1).flatMap((control) =>
      (['ours', 'started', 'monolith'] as const).map((name) => ({
        of,
        side: variants[name].title,
        name,
        control,
      })),
    ),
  )
  return inRounds(bench, 'cold taps', subjects, ({ of, name, control }) =>
    onPage(bench, name, of, async (page) => {
      if (name === 'ours') await page.waitForFunction(isPainted)
      else await waitUntilInteractive(page)
      const { doneAt } = await tap(page, control)
      return { 'navigation to the effect of an early tap, ms': doneAt }
    }),
  )
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

const onPage = <Result>(
  { browser, server }: Bench,
  site: SiteName,
  path: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> =>
  onFreshPage(browser, { profile: profiles.slow }, async (page) => {
    await page.goto(server.originOf(site) + path, { waitUntil: 'commit' })
    return measure(page)
  })
