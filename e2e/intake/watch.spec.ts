import type { APIRequestContext } from '@playwright/test'
import { errorRecords, openPage, startPage } from '../fixtures/page/open-page'
import { expect, test } from '../fixtures/test'
import { countedVisitor, failAt, failIn, sendingTime } from '../fixtures/watch/counted-visitor'
import { untilReady } from './until-ready'

test.beforeEach(({ request }) => untilReady(request))

/** Reads a figure of the support remote. */
const figures = (request: APIRequestContext) => async (name: string) => {
  const headers = { authorization: 'Bearer key-of-a-collector' }
  const metrics = await (await request.get('/intake/metrics', { headers })).text()
  const line = metrics
    .split('\n')
    .find((text) => text.startsWith(name) && text.includes('"support"'))
  return Number(line?.split(' ').at(-1) ?? 0)
}

test('a release that does not load has started, and failed', async ({ browser }) => {
  const { page, hasReported } = await countedVisitor(browser)
  await page.route(/\/remotes\/marketing\/.*\.js/, (route) => route.abort())
  await page.goto('/about')
  await startPage(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await hasReported('app.start')
  await hasReported('exception')
})

test('a browser is counted once for a release, with its first error', async ({
  browser,
  request,
}) => {
  const figure = figures(request)
  const starts = await figure('fivefold_starts_total')
  const failing = await figure('fivefold_failing_browsers_total')

  const { page, reports } = await countedVisitor(browser)
  await failAt(page, '/support/kb?search=my+secret')
  await expect.poll(() => figure('fivefold_failing_browsers_total')).toBe(failing + 1)
  expect(reports).toHaveLength(2)
  expect(reports.join('\n')).toContain('/support/kb')
  expect(reports.join('\n')).not.toContain('secret')

  await failAt(page, '/support/kb')
  expect(reports).toHaveLength(2)
  expect(await figure('fivefold_starts_total')).toBe(starts + 1)
  expect(await figure('fivefold_failing_browsers_total')).toBe(failing + 1)
})

test('what extensions and other scripts throw in a page is no failure of its release', async ({
  browser,
}) => {
  const { page, reports } = await countedVisitor(browser)
  await openPage(page, '/support/kb')
  await page.clock.runFor(sendingTime)
  expect(reports).toHaveLength(1)
  await failIn(page, 'chrome-extension://abcdef/inject.js:1:2')
  await failIn(page, 'https://tags.example/assets/tag.js:1:2')
  await page.evaluate(() => {
    // A real one: an observer that resizes what it observes.
    let height = 100
    const box = document.body.appendChild(document.createElement('div'))
    const observer = new ResizeObserver(() => {
      if (height < 103) box.style.height = `${(height += 1)}px`
    })
    observer.observe(box)
    const frame = { src: 'https://elsewhere.example/' }
    document.body.append(Object.assign(document.createElement('iframe'), frame))
    void Promise.reject(null)
    void Promise.reject(new Error('By hand'))
  })
  await expect.poll(async () => (await errorRecords(page)).length).toBeGreaterThanOrEqual(6)
  await page.clock.runFor(sendingTime)
  expect(reports).toHaveLength(1)
  await failIn(page)
  await page.clock.runFor(sendingTime)
  // One of the others in its place would be the day's only one.
  await expect.poll(() => reports.join('\n')).toContain('/assets/host.js')
  expect(reports).toHaveLength(2)
})

test('a page load in ten reports how quick its first page was', async ({ browser }) => {
  const { page, reports } = await countedVisitor(browser)
  await page.addInitScript(() => (Math.random = () => 0.05))
  await openPage(page, '/about')
  await page.clock.runFor(sendingTime)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect.poll(() => reports.join('\n')).toContain('browser.web_vital.name')
  expect(reports.join('\n')).toContain('"LCP"')
  expect(reports.join('\n')).toMatch(
    /"browser.web_vital.target","value":{"stringValue":"[a-z0-9>]+"/,
  )
})

for (const [wish, given] of Object.entries({
  'Do Not Track': { doNotTrack: '1' },
  'Global Privacy Control': { globalPrivacyControl: true },
})) {
  test(`nothing is reported with ${wish}`, async ({ browser }) => {
    const { page, reports } = await countedVisitor(browser, { wishes: given })
    await openPage(page, '/support')
    await page.clock.runFor(sendingTime)
    expect(reports).toEqual([])
  })
}
