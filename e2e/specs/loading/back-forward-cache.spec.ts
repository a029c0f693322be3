import type { Page, Request } from '@playwright/test'
import { browserLaunch, findFullBrowser } from '../../../extensions/smoke/find-browser'
import { isLongRun } from '../../fixtures/long-run'
import { openPage, untilInteractive } from '../../fixtures/page/open-page'
import { releasedPaths } from '../../fixtures/releases/released-routes'
import { admin, SignInDialog } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

const fullBrowser = findFullBrowser()

// Playwright switches the cache off in every browser that it starts.
test.use({
  launchOptions: {
    ...(fullBrowser ?? browserLaunch()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** The headless shell has no such cache, but reports each reason against a page. */
const expectedReasons = fullBrowser === undefined ? ['BackForwardCacheDisabledForDelegate'] : []

/** Returns a function with the reasons since its last call why pages were not restored. */
async function reasonsOf(page: Page) {
  const reasons: string[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  )
  await devtools.send('Page.enable')
  return () => reasons.splice(0)
}

/** Makes pages note whether the browser restored them. */
const tellRestored = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  )

async function expectRestored(page: Page, reasons: () => string[], path: string) {
  await leaveAndReturn(page)
  // The browser reports the reasons outside the page, sometimes later.
  await expect.poll(reasons, path).toEqual(expectedReasons)
  // The event may reach the page later.
  const isRestored = () => page.evaluate(() => Reflect.get(window, 'persisted'))
  await expect
    .configure({ soft: true })
    .poll(isRestored, path)
    .toBe(fullBrowser !== undefined)
}

async function leaveAndReturn(page: Page, meanwhile = async () => {}) {
  await page.goto('about:blank')
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
}

/**
 * Returns a function that waits for all requests since this call: the browser may not keep a page with
 * open requests. It reports no end of requests whose page the visitor has left.
 */
function fetchesOf(page: Page) {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return () =>
    expect
      .poll(async () => {
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        return underWay.size
      })
      .toBe(0)
}

test('the back-forward cache can keep every page', async ({ page, store }) => {
  test.slow()
  await store.signIn(admin)
  await tellRestored(page)
  const reasons = await reasonsOf(page)
  const onePageOfEachRemote = ['/', '/portal', '/support/kb', '/admin']
  for (const path of isLongRun ? releasedPaths() : onePageOfEachRemote) {
    await openPage(page, path.replace(':id', 'a1'))
    await expectRestored(page, reasons, path)
  }
})

test.describe('under the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the cache can keep a page before and after its start', async ({ page }) => {
    await tellRestored(page)
    const reasons = await reasonsOf(page)
    await page.goto('/support')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // A page that fetches scripts early reloads if the visitor leaves it (host/starter/start-page.ts).
    await page.reload({ waitUntil: 'networkidle' })
    await expectRestored(page, reasons, '/support, waiting')
    await expect(page.locator('[data-interactive]')).toHaveCount(0)
    const untilFetched = fetchesOf(page)
    await untilInteractive(page)
    await untilFetched()
    await expectRestored(page, reasons, '/support')
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  })
})

test('a restored page shows what another tab has changed meanwhile', async ({
  page,
  context,
  store,
}) => {
  await store.signIn(admin)
  await openPage(page, '/portal')
  const other = await context.newPage()
  await openPage(other, '/careers')
  await leaveAndReturn(page, () => new SignInDialog(other).logOut())
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
})
