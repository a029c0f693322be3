import type { Page } from '../../deploy/browser/find-browser'
import type { Bench } from '../browser/bench'
import { followLink } from '../browser/follow-links'
import { profiles } from '../browser/profiles'
import { answers, freshPage } from '../browser/visit'

const from = '/'
const to = '/support/kb'

/** Milliseconds for which a pointer rests on a link: what is fetched meanwhile arrives. */
const rest = 1500

/** Milliseconds from the click on a link that was pointed at to the first frame of its page. */
export async function followPointedAt(bench: Bench, isStarted: boolean): Promise<number> {
  const origin = bench.server.originOf('ours')
  const { page, close } = await freshPage(bench.browser, { origin, profile: profiles.slow })
  try {
    await page.goto(origin + from)
    if (isStarted) await answers(page)
    await page.evaluate(() => window.bench.figures())
    await page.locator(`a[href="${to}"]`).last().hover()
    await page.waitForTimeout(rest)
    return isStarted ? (await followLink(page, to)).time : await openDocument(page)
  } finally {
    await close()
  }
}

/** Both documents tell the time since the same moment. */
async function openDocument(page: Page) {
  const clicked = await page.evaluate(clickLink, to)
  await page.waitForURL(`**${to}`)
  return (await page.evaluate(firstFrame)) - clicked
}

function clickLink(address: string) {
  const link = [...document.querySelectorAll<HTMLElement>(`a[href="${address}"]`)].at(-1)
  link?.click()
  return performance.timeOrigin + performance.now()
}

/** A document that was rendered before its visit is seen from its activation on. */
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
