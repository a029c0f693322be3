import { expect } from '@playwright/test'
import { launchBrowser, type Page } from '../extensions/smoke/find-browser'
import { portOf } from '../deploy/serve/port'
import { serveSite } from '../deploy/serve/site-server'
import { siteInFolder } from '../deploy/commands/site/site-in-folder'
import { largeState, largeStore } from '../e2e/fixtures/store/large-store'
import { admin, customer } from '../e2e/fixtures/sign-in-dialog'
import { longestInteraction } from './browser/longest-interaction'
import { signedInStorage } from './browser/stored-site'
import { median } from './results/statistics'

/**
 * `pnpm bench:response`: measures the time from a click or key to the next paint of the released site with
 * the browser's event timing. The store has 10,000 tickets, 2,000 articles and 5,000 votes; the processor
 * is four times slower. Fails when a median is above the limit.
 */

const server = await serveSite(siteInFolder(), 0)
const origin = `http://localhost:${portOf(server)}`
/** Milliseconds from the input to the next paint. */
const limit = 200
const slowdown = 4
const rounds = 5

type Act = (page: Page) => Promise<void>

const press =
  (role: 'button' | 'tab', name: RegExp | string): Act =>
  (page) =>
    page.getByRole(role, { name }).first().click()

const typeLetter: Act = (page) => page.getByLabel('Search articles').press('c')

const interactions: readonly [name: string, email: string, path: string, act: Act][] = [
  ['portal: open Tickets', customer, '/portal', press('tab', /Tickets/)],
  ['portal: open Roadmap', customer, '/portal', press('tab', /Roadmap/)],
  ['portal: vote', customer, '/portal?tab=roadmap', press('button', /^Vote for/)],
  ['knowledge base: choose a category', customer, '/support/kb', press('button', 'Integrations')],
  ['knowledge base: type a letter', customer, '/support/kb', typeLetter],
  ['admin: open tickets', admin, '/admin', press('tab', /^Tickets/)],
  ['admin: sort tickets', admin, '/admin?view=tickets', press('button', /^Subject/)],
  ['admin: next page of tickets', admin, '/admin?view=tickets', press('button', /Next/)],
]

const browser = await launchBrowser()
try {
  for (const [name, ...interaction] of interactions) {
    const times = []
    for (let round = 0; round < rounds; round += 1) times.push(await timed(...interaction))
    const middle = median(times)
    console.info(`${name}: ${middle} ms (longest ${Math.max(...times)})`)
    if (middle <= limit) continue
    console.error(`${name} is above ${limit} ms`)
    process.exitCode = 1
  }
} finally {
  await browser.close()
  server.close()
  server.closeAllConnections()
}

async function timed(email: string, path: string, act: Act) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  try {
    await fillStore(page, email)
    const longest = await longestInteraction(page)
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await act(page)
    await expect.poll(longest).toBeGreaterThan(0)
    await page.waitForTimeout(300)
    return longest()
  } finally {
    await context.close()
  }
}

async function fillStore(page: Page, email: string) {
  const stored = await signedInStorage(browser, origin, email, (state, user) =>
    Object.assign(state, largeState(largeStore, user.id)),
  )
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((entries) => Object.assign(localStorage, entries), stored)
}
