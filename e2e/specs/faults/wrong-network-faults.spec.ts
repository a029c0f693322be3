import type { Page } from '@playwright/test'
import { breakRemote } from '../../fixtures/faults/broken-remote'
import { openPage } from '../../fixtures/page/open-page'
import { expect, test } from '../../fixtures/test'

/** A browser that always reports that it is offline, and fires no `online` event. */
test.beforeEach(({ context }) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
  ),
)

test.beforeEach(({ page }) => page.clock.install())

const main = 'main'

/** Lets the time pass after which the page tries again. */
const expectToRecover = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward('00:30')
    const failed = page.getByRole('heading', { name: 'Something went wrong' })
    await expect(failed).toBeHidden({ timeout: 500 })
  }).toPass()

test('a failing server is not reported as offline, and the page loads when the server recovers', async ({
  page,
}) => {
  const { heal } = await breakRemote(page, 'support', '500')
  await openPage(page, '/careers')
  await page.getByRole('contentinfo').locator('a[href="/support"]').click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.locator(main)).toContainText('is part of “support”')
  await expect(page.locator(main)).not.toContainText('offline')
  await heal()
  await expectToRecover(page)
  await expect(page).toHaveURL('/support')
})

test('a page without any answer says so, and opens without an online event', async ({ page }) => {
  await openPage(page, '/careers')
  const silent = /\/remotes\/support\/|\/registry\.json/
  // The list of pages comes from a cache.
  await page.route(silent, (route) =>
    route.request().url().endsWith('.json') && route.request().method() === 'GET'
      ? route.continue()
      : route.abort(),
  )
  await page.getByRole('contentinfo').locator('a[href="/support"]').click()
  await expect(page.locator(main)).toContainText('You are offline')
  await page.unroute(silent)
  await expectToRecover(page)
  await expect(page.locator(main)).not.toContainText('You are offline')
})
