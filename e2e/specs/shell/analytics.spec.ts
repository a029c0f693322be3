import type { Page } from '@playwright/test'
import { storedState } from '../../fixtures/store/browser-store'
import { breakRemote } from '../../fixtures/faults/broken-remote'
import { errorRecords, openPage, startPage } from '../../fixtures/page/open-page'
import { installTagManager, sentNamed } from '../../fixtures/page/tag-manager'
import { expect, test } from '../../fixtures/test'

/** Throws an uncaught error in the page. */
const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text)
    })
  }, message)

/** The lines of the console that name page views. */
function loggedViews(page: Page) {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('page_view')) logged.push(message.text())
  })
  return logged
}

async function viewCareersAndPricing(page: Page) {
  await openPage(page, '/careers')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
}

test('without a tag manager the console and the store get every page view', async ({ page }) => {
  const logged = loggedViews(page)
  await viewCareersAndPricing(page)
  await expect.poll(() => logged).toHaveLength(2)
  expect(logged[0]).toContain('page_path: /careers,')
  expect(logged[1]).toContain('page_path: /pricing,')
  expect(logged[1]).toMatch(/page_title: .*Pricing/)

  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await hide(page)
  const kept = (await storedState(page)).analyticsEvents
  expect(kept.map((event) => JSON.stringify(event)).join('\n')).toMatch(/\/careers[^]*\/pricing/)
})

test('a tag manager and the console get every page view', async ({ page }) => {
  const logged = loggedViews(page)
  await installTagManager(page)
  await viewCareersAndPricing(page)
  await expect
    .poll(() => sentNamed(page, 'page_view'))
    .toMatchObject([
      { page_path: '/careers', page_title: expect.stringContaining('Careers') },
      { page_path: '/pricing', page_title: expect.stringContaining('Pricing') },
    ])
  expect(logged).toHaveLength(2)
})

test('uncaught errors are stored and reported as not fatal', async ({ page, pageProblems }) => {
  await installTagManager(page)
  await openPage(page, '/careers')
  await throwLater(page, 'first mishap')
  await page.evaluate(() => void Promise.reject(new Error('second mishap')))
  await expect
    .poll(() => sentNamed(page, 'exception'))
    .toMatchObject([
      { description: expect.stringContaining('first mishap'), fatal: false },
      { description: expect.stringContaining('second mishap'), fatal: false },
    ])
  const [record] = await errorRecords(page)
  expect(record).toMatchObject({
    message: expect.stringContaining('first mishap'),
    stack: expect.stringContaining('Error: first mishap'),
    context: expect.any(Object),
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    url: expect.stringMatching(/\/careers$/),
    userAgent: expect.stringContaining('Mozilla'),
  })
  expect(pageProblems.splice(0)).toEqual(['uncaught: first mishap', 'uncaught: second mishap'])
})

test('a page that cannot be loaded reports the error screen and the error', async ({ page }) => {
  await installTagManager(page)
  await breakRemote(page, 'support', '404')
  await page.goto('/support')
  await startPage(page)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.poll(() => sentNamed(page, 'error_screen')).toHaveLength(1)
  await expect
    .poll(() => sentNamed(page, 'exception'))
    .toContainEqual(expect.objectContaining({ fatal: false, remote: 'support' }))
  await page.getByRole('button', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})

test('LCP, FID and CLS are reported', async ({ page }) => {
  await installTagManager(page)
  await openPage(page, '/careers')
  await page.mouse.click(640, 400)
  await expect
    .poll(() => sentNamed(page, 'web_vitals'))
    .toMatchObject([{ metric: 'FID', value: expect.any(Number) }])
  await hide(page)
  const metrics = await sentNamed(page, 'web_vitals')
  expect(metrics.map(({ metric }) => metric).toSorted()).toEqual(['CLS', 'FID', 'LCP'])
  const lcp = metrics.find(({ metric }) => metric === 'LCP')
  expect(Number(lcp?.['value'])).toBeGreaterThan(0)
})

/** Fires the events that a browser fires when the visitor leaves the tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
