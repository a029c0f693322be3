import { createServer } from 'node:http'
import { listen, portOf } from '../deploy/serve/port'
import { siteHandler } from '../deploy/serve/site-server'
import { siteInFolder } from '../deploy/commands/site/site-in-folder'
import { launchBrowser, type Page } from '../extensions/smoke/find-browser'
import { waitUntilInteractive, observe } from './browser/visit'
import { median } from './results/statistics'

/**
 * `pnpm bench:worker`: measures the cost of the service worker on a repeat visit. Answers are delayed by
 * 40 ms. Visits without a worker, with a running one and with a stopped one (as half a minute after the
 * last page) alternate. Prints medians, and medians of the differences.
 */

const paths = ['/', '/support/kb']
/** Milliseconds between a request and its answer. */
const delay = 40
const rounds = 15
/** Visits that fill the caches of the browser and the worker. */
const earlierVisits = 3
/** Milliseconds in which an idle page sends its loaded addresses to the worker. */
const idle = 1500

const ways = ['without', 'running', 'asleep'] as const
type Way = (typeof ways)[number]

const milestones = ['first byte', 'LCP', 'answers'] as const
type Visit = Record<(typeof milestones)[number], number>

const answer = siteHandler(siteInFolder())
const server = await listen(
  createServer((request, response) => void setTimeout(answer, delay, request, response)),
  0,
)
const origin = `http://localhost:${portOf(server)}`
const browser = await launchBrowser()
try {
  for (const path of paths) console.table(await compared(path))
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
}

async function compared(path: string) {
  const pages = { without: await knownPage(path, 'block'), with: await knownPage(path, 'allow') }
  const visits: Record<Way, Visit[]> = { without: [], running: [], asleep: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
      const page = way === 'without' ? pages.without : pages.with
      visits[way].push(await repeatVisit(page, path, way))
    }
  }
  await Promise.all(Object.values(pages).map((page) => page.context().close()))
  const row = (of: (milestone: (typeof milestones)[number]) => number) =>
    Object.fromEntries(milestones.map((milestone) => [milestone, Math.round(of(milestone))]))
  const taken = ways.map((way) => [
    `${path} ${way}`,
    row((milestone) => median(visits[way].map((visit) => visit[milestone]))),
  ])
  const more = (['running', 'asleep'] as const).map((way) => [
    `${path} ${way}, more than without`,
    row((milestone) =>
      median(
        visits[way].map(
          (visit, round) => visit[milestone] - (visits.without[round]?.[milestone] ?? 0),
        ),
      ),
    ),
  ])
  return Object.fromEntries([...taken, ...more])
}

/** A tab of a browser profile that has visited the page. */
async function knownPage(path: string, serviceWorkers: 'allow' | 'block'): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers })
  const page = await context.newPage()
  await observe(page)
  for (let visit = 0; visit < earlierVisits; visit += 1) {
    await page.goto(origin + path)
    await waitUntilInteractive(page)
    if (serviceWorkers === 'allow') {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    }
    await page.waitForTimeout(idle)
  }
  return page
}

async function repeatVisit(page: Page, path: string, way: Way): Promise<Visit> {
  await page.goto('about:blank')
  if (way === 'asleep') {
    const session = await page.context().newCDPSession(page)
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    await session.detach()
  }
  await page.goto(origin + path, { waitUntil: 'commit' })
  await waitUntilInteractive(page)
  return page.evaluate(async () => {
    const { lcp, hydrated } = await window.bench.figures()
    const [navigation] = performance.getEntriesByType('navigation')
    const firstByte =
      navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
    return { 'first byte': firstByte, LCP: lcp, answers: hydrated }
  })
}
