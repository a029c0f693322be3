import type { Page } from '@playwright/test'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

const calculator = (page: Page) => page.locator('#calculator')
const slider = (page: Page, name: string) => page.getByRole('slider', { name })
const total = (page: Page) => calculator(page).getByRole('status')
const lines = (page: Page) => calculator(page).getByRole('term')

test('a buyer reads plans, terms, answers and the comparison', async ({ page }) => {
  await openPage(page, '/pricing')
  await test.step('three plans with their limits; only the middle one is the most popular', async () => {
    const plan = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'Starter',
      'Professional',
      'Enterprise',
    ])
    for (const text of ['Coming Soon', 'Up to 50 users', '5 integrations', /^1GB/]) {
      await expect(plan('Starter').getByText(text)).toBeVisible()
    }
    for (const text of [
      'Coming Soon',
      'Most Popular',
      'Up to 200 users',
      'Unlimited integrations',
      /^50GB/,
    ]) {
      await expect(plan('Professional').getByText(text)).toBeVisible()
    }
    await expect(page.getByText('Most Popular')).toHaveCount(1)
    await expect(plan('Enterprise')).toContainText('Unlimited')
    await expect(plan('Enterprise')).not.toContainText(/\$|Coming Soon/)
    await expect(plan('Enterprise').getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      '/contact?plan=enterprise&inquiry=sales',
    )
  })
  await test.step('trial, money back, cancelling, and how far self-service is', async () => {
    const main = page.getByRole('main')
    await expect(main).toContainText(/14-day free trial\s*No credit card/i)
    await expect(main).toContainText(/30-day money-back\s*On annual subscriptions/i)
    await expect(main).toContainText(/Cancel anytime\s*On monthly plans/i)
    await expect(main.getByText('63% complete')).toBeVisible()
  })
  await test.step('six questions, one open at a time', async () => {
    const questions = page.getByRole('region', { name: 'Billing questions' }).getByRole('button')
    await expect(questions).toHaveCount(6)
    for (const question of await questions.all()) {
      await question.click()
      await expect(question).toHaveAttribute('aria-expanded', 'true')
      await expect(questions.and(page.locator('[aria-expanded=true]'))).toHaveCount(1)
    }
    await questions.last().press('Enter')
    await expect(questions.and(page.locator('[aria-expanded=true]'))).toHaveCount(0)
  })
  await test.step('the last word leads to a demo and to sales', async () => {
    const call = page.getByRole('region', { name: 'Not sure which plan fits?' })
    await expect(call.getByRole('link', { name: 'Request Demo' })).toHaveAttribute(
      'href',
      '/demo?topic=plans',
    )
    await expect(call.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      '/contact?inquiry=sales&topic=plans',
    )
  })
  await test.step('the comparison table names every row and column', async () => {
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText([
      'Feature',
      'Starter',
      'Professional',
      'Enterprise',
    ])
    await expect(table.getByRole('row', { name: /^Users/ }).getByRole('cell')).toHaveText([
      'Up to 50',
      'Up to 200',
      'Unlimited',
    ])
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(table.getByRole('columnheader')).toHaveText([
      'Feature',
      'Professional',
      'Enterprise',
    ])
  })
})

test('the calculator starts with the base plan, and extras cost more', async ({ page }) => {
  await openPage(page, '/pricing')
  await test.step('the calculator starts at 50 users, 5 integrations, 10 GB and $999', async () => {
    await expect(slider(page, 'Users')).toHaveValue('50')
    await expect(slider(page, 'Integrations')).toHaveValue('5')
    await expect(slider(page, 'Storage')).toHaveValue('10')
    await expect(lines(page)).toHaveText(['Base plan'])
    await expect(total(page)).toHaveText('$999/month')
  })
  await test.step('200 users cost $2,499; extras appear as lines of their own', async () => {
    await slider(page, 'Users').focus()
    await page.keyboard.press('PageUp')
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    await expect(slider(page, 'Users')).toHaveValue('200')
    await expect(total(page)).toHaveText('$2,499/month')
    await expect(lines(page)).toHaveText(['Base plan', '150 extra users'])
    await slider(page, 'Integrations').press('ArrowRight')
    await slider(page, 'Storage').press('ArrowRight')
    await expect(lines(page)).toHaveText([
      'Base plan',
      '150 extra users',
      '1 extra integration',
      '5 GB extra storage',
    ])
    await expect(calculator(page).getByRole('definition')).toHaveText([
      '$999',
      '$1,500',
      '$50',
      '$100',
    ])
    await expect(total(page)).toHaveText('$2,649/month')
  })
})

test('a phone keeps the total in sight while a slider is moved', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openPage(page, '/pricing')
  await slider(page, 'Users').scrollIntoViewIfNeeded()
  await slider(page, 'Users').focus()
  await page.keyboard.press('PageUp')
  const bar = page.locator('[data-total]')
  await expect(bar).toHaveAttribute('data-total', '$1,999/month')
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(total(page)).toHaveText('$1,999/month')
})

test('keys move a slider by a step or by ten, within its limits', async ({ page }) => {
  await openPage(page, '/pricing')
  for (const { name, keys } of [
    {
      name: 'Users',
      keys: [
        ['ArrowRight', '60', '$1,099'],
        ['PageUp', '160', '$2,099'],
        ['ArrowDown', '150', '$1,999'],
        ['PageDown', '50', '$999'],
        ['End', '500', '$5,499'],
        ['ArrowUp', '500', '$5,499'],
        ['Home', '10', '$999'],
        ['PageDown', '10', '$999'],
      ],
    },
    {
      name: 'Integrations',
      keys: [
        ['ArrowRight', '6', '$1,049'],
        ['PageUp', '16', '$1,549'],
        ['End', '50', '$3,249'],
        ['Home', '1', '$999'],
      ],
    },
    {
      name: 'Storage',
      keys: [
        ['ArrowRight', '15', '$1,099'],
        ['PageUp', '65', '$2,099'],
        ['End', '500', '$10,799'],
        ['Home', '1', '$999'],
      ],
    },
  ] as const) {
    await slider(page, name).focus()
    for (const [key, value, price] of keys) {
      await page.keyboard.press(key)
      await expect(slider(page, name), `${name} after ${key}`).toHaveValue(value)
      await expect(total(page)).toHaveText(`${price}/month`)
    }
  }
})

test('the estimate is in the address, can be shared, and does not trap Back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await slider(page, 'Users').focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('PageUp')
  await expect(page).toHaveURL(/\/pricing\?users=350$/)

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(toast(page, 'Copied!')).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  await page.goBack()
  await expect(page).toHaveURL('/about')

  await openPage(page, shared)
  await expect(slider(page, 'Users')).toHaveValue('350')
  await expect(total(page)).toHaveText('$3,999/month')
  await expect(calculator(page)).toBeInViewport()
})

test('an address full of nonsense is a valid estimate', async ({ page }) => {
  await openPage(
    page,
    '/pricing?users=203&users=90&integrations=%3Cscript%3E&storage=99999999999999999999&__proto__=2&q=%00',
  )
  await expect(slider(page, 'Users')).toHaveValue('200')
  await expect(slider(page, 'Integrations')).toHaveValue('5')
  await expect(slider(page, 'Storage')).toHaveValue('500')
  await expect(total(page)).toHaveText('$12,299/month')
})
