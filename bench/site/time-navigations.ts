import type { Page } from '../../extensions/smoke/find-browser'
import type { Figure } from '../results/figures'
import { variants } from '../variants/variants'
import type { Bench } from './open-bench'
import { inRounds } from './rounds'
import { onFreshPage, profiles, waitUntilInteractive } from './visit'

/* A footer link from a page of one remote to a page of another. */
const from = '/'
const to = '/support/kb'

const subjects = (['ours', 'monolith'] as const).flatMap((name) =>
  ['hovered first', 'at once'].map((of) => ({ of, name, side: variants[name].title })),
)

/** Times navigations to another remote's page in the same round, in fresh contexts. */
export const timeNavigations = (bench: Bench): Promise<Figure[]> =>
  inRounds(bench, 'timing navigations', subjects, ({ of, name }) =>
    onFreshPage(bench.browser, { profile: profiles.slow }, async (page) => {
      await page.goto(bench.server.originOf(name) + from, { waitUntil: 'commit' })
      await waitUntilInteractive(page)
      if (of === 'hovered first') {
        // A finger or pointer rests on a link before it opens it.
        await page.locator(`a[href="${to}"]`).last().hover()
        await page.evaluate(() => window.bench.figures())
      }
      return followLink(page)
    }),
  )

/** Clicks the page's link without hovering, and waits for the first frame with the other page's heading. */
const followLink = (page: Page) => page.evaluate(followInPage, to)

async function followInPage(address: string) {
  const link = [...document.querySelectorAll<HTMLElement>(`a[href="${address}"]`)].at(-1)
  if (link === undefined) throw new Error(`${location.pathname} has no link to ${address}`)
  const left = document.querySelector('main h1')
  const started = performance.now()
  link.click()
  const ended = await new Promise<number>((resolve) => {
    const look = () => {
      const heading = document.querySelector('main h1')
      if (heading === null || heading === left || location.pathname !== address)
        return requestAnimationFrame(look)
      return resolve(performance.now())
    }
    requestAnimationFrame(look)
  })
  const { assets } = await window.bench.figures()
  const requests = assets.filter(({ start }) => start >= started && start <= ended)
  return { 'link to page, ms': ended - started, 'requests after the click': requests.length }
}
