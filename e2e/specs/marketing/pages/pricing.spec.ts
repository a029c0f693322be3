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

const finder = (page: Page) => page.getByRole('region', { name: 'Find your plan' })
const answer = (page: Page, question: string, name: string) =>
  page.getByRole('group', { name: question }).getByRole('button', { name, exact: true })

test('three questions recommend a plan, and its forms know the answers', async ({ page }) => {
  await openPage(page, '/pricing')
  await page.getByRole('link', { name: 'Find your plan' }).press('Enter')
  await expect(finder(page).getByRole('heading', { name: 'Find your plan' })).toBeFocused()
  await expect(finder(page)).toBeInViewport()
  await answer(page, 'How many people will use it?', 'Up to 50').click()
  await expect(finder(page)).toContainText('Answer the first two questions')
  await answer(page, 'How many systems will you connect?', 'Up to 5').press('Enter')
  await expect(page.getByText('We recommend Starter.')).toHaveAttribute('aria-live', 'polite')
  await answer(page, 'What else do you need?', 'Custom data residency').press(' ')
  await expect(finder(page)).toContainText('Only Enterprise has custom data residency.')
  await expect(finder(page).getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/[?&]people=50&systems=5&needs=residency#fit$/)

  await finder(page).getByRole('link', { name: 'See what’s included' }).click()
  const card = page.getByRole('article').filter({ hasText: 'Enterprise' })
  await expect(card).toBeInViewport()
  await page.getByRole('link', { name: 'Get a quote for Enterprise' }).click()
  await expect(page.getByRole('main')).toContainText(
    'Enterprise plan, $999/month, 50 users, 5 integrations, 10 GB, custom data residency',
  )
})
