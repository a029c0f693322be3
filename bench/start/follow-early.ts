import { setTimeout as sleep } from 'node:timers/promises'
import { pointAtLink, runIn } from '../../e2e/fixtures/prerendering/driven-page'
import { prerenderingTab } from '../../e2e/fixtures/prerendering/prerendering-tab'
import type { Bench } from '../browser/bench'
import { followLink } from '../browser/follow-links'
import { trustOf } from '../browser/launch-bench-browser'
import { profiles } from '../browser/profiles'
import { answers, freshPage, slowDown, viewport } from '../browser/visit'

const from = '/'
const to = '/support/kb'

/** Milliseconds for which a pointer rests on a link: what is fetched and rendered meanwhile is there. */
const rest = 1500

/** Milliseconds until a page that waits has fetched its scripts, and from a click until its page shows, at most. */
const settled = 6000

/** Milliseconds from the click on a link that was pointed at to the first frame of its page. */
export const followPointedAt = (bench: Bench, isStarted: boolean): Promise<number> =>
  isStarted ? followInShell(bench) : openDocument(bench)

async function followInShell({ browser, server }: Bench) {
  const origin = server.originOf('ours')
  const { page, close } = await freshPage(browser, { origin, profile: profiles.slow })
  try {
    await page.goto(origin + from)
    await answers(page)
    await page.evaluate(() => window.bench.figures())
    await page.locator(`a[href="${to}"]`).last().hover()
    await page.waitForTimeout(rest)
    return (await followLink(page, to)).time
  } finally {
    await close()
  }
}

/** The browser renders the page while the pointer rests, which it does not for a page that Playwright drives. */
async function openDocument({ server }: Bench) {
  const size = `--window-size=${viewport.width},${viewport.height}`
  const { shown, ahead, close } = await prerenderingTab([trustOf(server), size], (page) => {
    // They are sent before the page's first request, and answered after it.
    slowDown(page, profiles.slow).catch(() => {})
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

/** Runs in the page, as the next. After this script: what runs it ends with the document. */
function clickLink(address: string) {
  const links = document.querySelectorAll<HTMLElement>(`a[href="${address}"]`)
  setTimeout(() => [...links].at(-1)?.click())
  return performance.timeOrigin + performance.now()
}

/** Both documents tell the time since the same moment. One that was rendered ahead is seen from its activation on. */
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
