import type { Browser, Page } from '../../deploy/browser/find-browser'
import { untilInteractive } from '../../e2e/fixtures/page/open-page'

export interface Visits {
  pages: number
  problems: string[]
}

/** Links of the footer, to pages of different remotes. */
const destinations = [
  '/pricing',
  '/support',
  '/blog',
  '/support/kb',
  '/about',
  '/contact',
  '/platform',
]

/** Milliseconds that somebody looks at a page before the next click. */
const look = 300

/** Pages that a visitor opens by clicks before the address is typed in anew. */
const clicksAVisit = 3

/** A person who comes again and again, clicks around, and never expects anything to break. */
export async function visitAgainAndAgain(
  browser: Browser,
  origin: string,
  first: number,
  signal: AbortSignal,
): Promise<Visits> {
  const visits: Visits = { pages: 0, problems: [] }
  const tab = await openTab(browser, visits)
  for (let turn = first; !signal.aborted; turn += clicksAVisit + 1) {
    await tab.open(origin + destination(turn))
    for (let click = 1; click <= clicksAVisit; click += 1)
      await tab.follow(destination(turn + click))
  }
  await tab.close()
  return visits
}

/** A tab that was opened before everything and is used again after each of many releases. */
export async function openTab(browser: Browser, visits: Visits) {
  // A browser registers no service worker behind a certificate of one's own.
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
      // What the page before still loads is not the next one's.
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
    // What a page still loads when the next address is opened is not wanted any more.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400) problems.push(`${pathname}: status ${response.status()}`)
    const [, remote, release] = /^\/remotes\/([^/]+)\/([^/]+)\//.exec(pathname) ?? []
    if (remote !== undefined && release !== undefined) loaded(remote, release)
  })
}
