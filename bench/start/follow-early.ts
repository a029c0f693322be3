import { setTimeout as sleep } from 'node:timers/promises'
import { pointAtLink, runIn } from '../../e2e/fixtures/prerendering/driven-page'
import { prerenderingTab } from '../../e2e/fixtures/prerendering/prerendering-tab'
import type { Bench } from '../browser/bench'
import { followLink } from '../browser/follow-links'
import { trustArgument } from '../browser/launch-bench-browser'
import { profiles } from '../browser/profiles'
import { waitUntilInteractive, onFreshPage, throttle, viewport } from '../browser/visit'

const from = '/'
const to = '/support/kb'

/** Milliseconds that a pointer rests on a link, enough to fetch and render its page ahead. */
const rest = 1500

/** Maximum milliseconds until a waiting page has fetched its scripts; a page shows within half of it. */
const settled = 6000

/** Milliseconds from the click on a hovered link to the first frame of its page. */
export const followPointedAt = (bench: Bench, isStarted: boolean): Promise<number> =>
  isStarted ? followInShell(bench) : openDocument(bench)

function followInShell({ browser, server }: Bench) {
  return onFreshPage(browser, { profile: profiles.slow }, async ({ page }) => {
    await page.goto(server.originOf('ours') + from)
    await waitUntilInteractive(page)
    await page.evaluate(() => window.bench.figures())
    await page.locator(`a[href="${to}"]`).last().hover()
    await page.waitForTimeout(rest)
    return (await followLink(page, to)).time
  })
}

/** Lets the browser prerender the page while the pointer rests; it does not do so in Playwright's pages. */
async function openDocument({ server }: Bench) {
  const size = `--window-size=${viewport.width},${viewport.height}`
  const { shown, ahead, close } = await prerenderingTab([trustArgument(server), size], (page) => {
    // Not awaited: the browser answers only after the page's first request.
    throttle(page, profiles.slow).catch(() => {})
  })
  try {
    const left = shown()
    await left.send('Page.navigate', { url: server.originOf('ours') + from })
    await sleep(settled)
    await pointAtLink(left, to)
    await sleep(rest)
    const opened = ahead()
    const clicked = await runIn(left, clickLink, to)
    await sleep(settled / 2)
    return (await runIn(opened, firstFrame)) - clicked
  } finally {
    await close()
  }
}

/** Runs in the page. Clicks in a later task, because the click ends the document and this call with it. */
function clickLink(address: string) {
  const links = document.querySelectorAll<HTMLElement>(`a[href="${address}"]`)
  setTimeout(() => [...links].at(-1)?.click())
  return performance.timeOrigin + performance.now()
}

/** Runs in the page. Uses the clock that both documents share. A prerendered page is visible from its activation on. */
async function firstFrame() {
  const paint = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const first = list.getEntriesByName('first-contentful-paint').at(0)
      if (first) resolve(first.startTime)
    }).observe({ type: 'paint', buffered: true })
  })
  const [navigation] = performance.getEntriesByType('navigation')
  const activated = Number(Reflect.get(navigation ?? {}, 'activationStart') ?? 0)
  return performance.timeOrigin + Math.max(paint, activated)
}
