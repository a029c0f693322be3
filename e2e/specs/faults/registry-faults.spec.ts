import type { Page } from '@playwright/test'
import { startPage } from '../../fixtures/page/open-page'
import { registryOf, withRegistry } from '../../fixtures/releases/page-registry'
import { expect, test } from '../../fixtures/test'

async function expectShellWorks(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

test('without a registry that can be read, the shell starts, shows an error, and recovers', async ({
  page,
}) => {
  await withRegistry(page, 'not json')
  await page.goto('/support')
  await startPage(page)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('The list of pages is not valid JSON.')).toBeVisible()
  await expectShellWorks(page)

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByLabel('Search support')).toBeVisible()
})

test('a page with a broken copy of the registry requests the server’s', async ({ page }) => {
  const registry = JSON.stringify(await registryOf(page))
  await withRegistry(page, '{"schema":', registry)
  await page.goto('/support')
  await expect(page.getByLabel('Search support')).toBeVisible()
})

test('the site refuses a registry with an unknown origin before any request', async ({ page }) => {
  const registry = await registryOf(page)
  registry.remotes.support.live.entry = 'https://elsewhere.example/support/entry.js'
  registry.remotes.support.lastGood = null
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await withRegistry(page, JSON.stringify(registry))
  await page.goto('/support')
  await startPage(page)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(
    page.getByText('listed at https://elsewhere.example, which is not an allowed origin'),
  ).toBeVisible()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong')
  expect(requested.filter((url) => url.includes('elsewhere.example'))).toEqual([])
})

test('an unreadable entry breaks only its own pages, and the error names it', async ({ page }) => {
  const registry = await registryOf(page)
  registry.remotes.support = { live: 'latest' }
  await withRegistry(page, JSON.stringify(registry))
  await page.goto('/about')
  await startPage(page)
  await expect(page.getByText('The entry of “support” has the wrong shape')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
