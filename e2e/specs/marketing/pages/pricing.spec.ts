import type { Page } from '@playwright/test'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

const users = (page: Page) => page.getByRole('slider', { name: 'Users' })
const total = (page: Page) => page.locator('#calculator').getByRole('status')

test('a phone keeps the total in view and shows two of the plans', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openPage(page, '/pricing')
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText([
    'Feature',
    'Professional',
    'Enterprise',
  ])
  await users(page).scrollIntoViewIfNeeded()
  await users(page).focus()
  await page.keyboard.press('PageUp')
  const bar = page.locator('[data-total]')
  await expect(bar).toHaveAttribute('data-total', '$1,999/month')
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(total(page)).toHaveText('$1,999/month')
})

test('the estimate is in the address, can be shared, and adds no history entries', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await users(page).focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('PageUp')
  await expect(page).toHaveURL(/\/pricing\?users=350$/)

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Copied!')).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  await page.goBack()
  await expect(page).toHaveURL('/about')

  await openPage(page, shared)
  await expect(users(page)).toHaveValue('350')
  await expect(total(page)).toHaveText('$3,999/month')
  await expect(page.locator('#calculator')).toBeInViewport()
})
