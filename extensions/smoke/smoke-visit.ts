import type { RouteEntry } from '../../shared/contract/routing/remote-contract'
import { storeSchemaVersion } from '../../shared/domain/site/migrations'
import { seededState } from '../../shared/domain/site/seeds'
import { storeKey } from '../../shared/data/storage/storage-keys'
import type { Browser, Page, Route } from './find-browser'

/** Key of the storage in which the site records errors. */
const errorLogKey = 'error_logs'

/** Milliseconds until a page must be interactive, on a busy machine. */
const timeout = 15_000

/** Opens a route as a user who may see it. @returns what is wrong with it, in plain words. */
export async function smokeVisit(browser: Browser, origin: string, route: RouteEntry) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    await context.route(
      (url) => url.origin !== origin,
      (request) => serveFromSite(request, origin),
    )
    await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      storeKey,
      JSON.stringify(storedDocument(route)),
    ] as const)
    const page = await context.newPage()
    const problems = watched(page)
    await page.goto(origin + route.path.replace(/:\w+/g, 'any'))
    const failure = await failureOf(page)
    const errors = await recordedErrors(page)
    return [...new Set([...failure, ...problems, ...errors])].map(
      (problem) => `${route.path}: ${problem}`,
    )
  } finally {
    await context.close()
  }
}

/** A release for another origin is in the site's folder, too; other requests to origins are aborted. */
async function serveFromSite(request: Route, origin: string) {
  const { pathname } = new URL(request.request().url())
  if (!pathname.startsWith('/remotes/')) return request.abort()
  return request.fulfill({ response: await request.fetch({ url: origin + pathname }) })
}

/** The store of a user who may see the page. */
function storedDocument({ access }: RouteEntry) {
  const role = access.roles?.includes('admin') ? 'admin' : 'customer'
  const user = seededState.users.find((known) => known.role === role) ?? null
  const state = { ...seededState, currentUser: access.signIn ? user : null }
  return { state, version: storeSchemaVersion }
}

function watched(page: Page) {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`uncaught error: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() !== 'error' || !/Content Security Policy|Trusted ?Type/i.test(text)) return
    problems.push(`violation of the page's policy: ${text}`)
  })
  return problems
}

/** Waits for the page's heading and until the host says that the page is interactive. */
async function failureOf(page: Page): Promise<string[]> {
  const heading = page.locator('main[data-interactive] h1').first()
  try {
    await heading.waitFor({ timeout })
  } catch {
    return [`no interactive heading (main[data-interactive] h1) after ${timeout / 1000} s`]
  }
  const alert = page.locator('main [role=alert]:has(h1)')
  if ((await alert.count()) === 0) return []
  return [`error screen: ${(await alert.innerText()).replaceAll(/\s+/g, ' ')}`]
}

/** Errors that the page has recorded, such as a release that failed before the last good one loaded. */
async function recordedErrors(page: Page): Promise<string[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), errorLogKey)
  if (text === null) return []
  const errors: { message?: unknown }[] = JSON.parse(text)
  return errors.map(({ message }) => `recorded error: ${String(message)}`)
}
