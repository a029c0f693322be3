import type { Page } from '@playwright/test'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const address of ['/developers', '/developers/api']) {
  test(`${address} leads to the API documentation and the community`, async ({ page }) => {
    await openPage(page, address)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'API documentation' })).toHaveAttribute(
      'href',
      /^\/developers\/api/,
    )
    await expect(main.getByRole('link', { name: 'Ask the community' })).toHaveAttribute(
      'href',
      '/community',
    )
    await main.getByRole('link', { name: 'API documentation' }).click()
    await expect(page).toHaveURL(/\/developers\/api/)
    await expect(region(page, 'API reference')).toBeInViewport()
  })
}

test('every copy button copies its code, with a check mark for 2 seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openPage(page, '/developers')
  await page.clock.pauseAt(Date.now() + 60_000)
  const figures = page.getByRole('figure').filter({ has: page.getByRole('button') })
  await expect(figures.nth(3)).toBeVisible()
  for (const figure of await figures.all()) {
    const button = figure.getByRole('button', { name: /^Copy/ })
    const mark = button.locator('.lucide-check')
    await expect(mark).toHaveCount(0)
    await button.click()
    await expect(mark).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await figure.getByRole('code').textContent(),
    )
    await page.clock.runFor(1999)
    await expect(mark).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(mark).toHaveCount(0)
  }
  await expect(toast(page, 'Copied!').first()).toBeVisible()
})

test('a refused clipboard shows a message and no check mark', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await openPage(page, '/developers')
  const button = page.getByRole('button', { name: 'Copy code' }).first()
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: /could not be copied/ })).toBeVisible()
  await expect(button.locator('.lucide-check')).toHaveCount(0)
})

test('a developer reads about SDKs, endpoints and the command line', async ({ page }) => {
  await openPage(page, '/developers')
  await test.step('SDKs are in development or coming soon and lead to the waitlist', async () => {
    const cards = region(page, 'Official SDKs')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    await expect(cards.nth(2)).toBeVisible()
    for (const card of await cards.all()) {
      await expect(card.getByText(/^(In development|Coming soon)$/i)).toBeVisible()
      await expect(card.getByRole('link', { name: 'Join Waitlist' })).toHaveAttribute(
        'href',
        '/waitlist?topic=sdk',
      )
    }
    await expect(page.getByRole('link', { name: '/waitlist?view=developers' })).toHaveAttribute(
      'href',
      '/waitlist?view=developers',
    )
  })
  await test.step('a sample request, the command line, and the way on', async () => {
    const code = page.getByRole('main').getByRole('code')
    const sample = code.filter({ hasText: 'Authorization: Bearer {key}' })
    await expect(sample).toContainText('/v1/cortex')
    await expect(sample).toContainText('"query"')
    const terminal = region(page, 'The platform from your terminal')
    for (const command of [/install -g /, / login/, / deploy/, / logs --follow/]) {
      await expect(terminal.getByRole('code')).toContainText(command)
    }
    await expect(terminal.getByRole('link')).toHaveAttribute('href', '/resources')
    const closing = region(page, 'Ship your first integration this week')
    await expect(closing.getByRole('link', { name: 'Request API Access' })).toHaveAttribute(
      'href',
      '/demo?demo=custom&topic=api',
    )
    await expect(closing.getByRole('link', { name: /community/ })).toHaveAttribute(
      'href',
      '/community',
    )
  })
  await test.step('the reference has core and management endpoints', async () => {
    const reference = region(page, 'API reference')
    await expect(reference.getByRole('tab', { selected: true })).toHaveText('Core APIs')
    await expect(reference.getByRole('code')).toHaveText([
      '/v1/cortex',
      '/v1/integrations',
      '/v1/workflows',
    ])
    await reference.getByRole('tab', { name: 'Management' }).click()
    await expect(reference.getByRole('code')).toHaveText([
      '/v1/auth',
      '/v1/analytics',
      '/v1/webhooks',
    ])
    for (const card of await reference.getByRole('listitem').all()) {
      await expect(card.getByRole('heading')).not.toBeEmpty()
      await expect(card.getByRole('link')).toHaveAttribute('href', '/developers/api')
    }
  })
})
