import type { Browser, Page } from '../../extensions/smoke/find-browser'
import { untilInteractive } from '../../e2e/fixtures/page/open-page'

export interface Visits {
  pages: number
  problems: string[]
}

/** Links in the footer to pages of different remotes. */
const destinations = [
  '/pricing',
  '/support',
  '/blog',
  '/support/kb',
  '/about',
  '/contact',
  '/platform',
]

/** Milliseconds between opening a page and the next click. */
const look = 300

/** Links that a visitor follows before opening an address again. */
const clicksPerVisit = 3

/** Opens pages and follows links until aborted, and records every problem. */
export async function visitAgainAndAgain(
  browser: Browser,
  origin: string,
  first: number,
  signal: AbortSignal,
): Promise<Visits> {
  const visits: Visits = { pages: 0, problems: [] }
  const tab = await openTab(browser, visits)
  for (let turn = first; !signal.aborted; turn += clicksPerVisit + 1) {
    await tab.open(origin + destination(turn))
    for (let click = 1; click <= clicksPerVisit; click += 1)
      await tab.follow(destination(turn + click))
  }
  await tab.close()
  return visits
}

/** A tab of a new browser profile; it may stay open during many releases. */
export async function openTab(browser: Browser, visits: Visits) {
  // Browsers register no service worker with a self-signed certificate.
  const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' })
  const page = await context.newPage()
  let releases = new Map<string, Set<string>>()
  watch(page, visits, (remote, release) =>
    releases.set(remote, (releases.get(remote) ?? new Set()).add(release)),
  )

  async function arrived(address: string) {
    try {
      await untilInteractive(page)
    } catch (error) {
      visits.problems.push(`${address} did not open: ${String(error).split('\n')[0]}`)
    }
    visits.pages += 1
    if (await page.getByRole('heading', { name: 'Something went wrong' }).count()) {
      visits.problems.push(`${address} shows the error screen`)
    }
    for (const [remote, seen] of releases) {
      if (seen.size > 1)
        visits.problems.push(`${address} mixes ${[...seen].join(' and ')} of ${remote}`)
    }
  }

  return {
    async open(address: string) {
      // Aborts the previous page's requests.
      await page.goto('about:blank')
      releases = new Map()
      await page.goto(address)
      await arrived(address)
    },
    async follow(address: string) {
      await page.waitForTimeout(look)
      await page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().click()
      await page.waitForURL(`**${address}`)
      await arrived(address)
    },
    close: () => context.close(),
  }
}

export const destination = (turn: number) => destinations[turn % destinations.length] ?? '/pricing'

function watch(
  page: Page,
  { problems }: Visits,
  loaded: (remote: string, release: string) => void,
) {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page aborts its requests.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400) problems.push(`${pathname}: status ${response.status()}`)
    const [, remote, release] = /^\/remotes\/([^/]+)\/([^/]+)\//.exec(pathname) ?? []
    if (remote !== undefined && release !== undefined) loaded(remote, release)
  })
}
