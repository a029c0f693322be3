import type { Page } from '@playwright/test'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

const products = ['Cortex Companion', 'Integ', 'Data Pipelines', 'Smart Workflows', 'SCD'] as const

const comparison = (page: Page) => page.getByRole('region', { name: 'Feature comparison' })
const columns = (page: Page) => comparison(page).getByRole('columnheader')
const toggle = (page: Page, product: string) =>
  comparison(page).getByRole('button', { name: product, exact: true })
const pressed = (page: Page) => comparison(page).getByRole('button', { pressed: true })

test('a visitor reads about five products, compares them, and looks up the specifications', async ({
  page,
}) => {
  await openPage(page, '/platform')
  await test.step('five products, their sections, and how data flows between them', async () => {
    for (const product of products) {
      await expect(page.getByRole('region', { name: new RegExp(`^${product} `) })).toHaveCount(1)
    }
    for (const anchor of ['integ', 'pipelines', 'workflows', 'scd']) {
      await expect(page.locator(`#${anchor}`)).toHaveCount(1)
    }
    const flow = page.getByRole('region', { name: /how data flows/i })
    await expect(flow.getByRole('heading', { level: 3 })).toHaveCount(5)
  })
  await test.step('partners in eight categories, benefits, and the way on', async () => {
    const partners = page.getByRole('region', { name: 'Integration partners' })
    await expect(partners.getByRole('heading', { level: 3 })).toHaveCount(8)
    const benefits = page.getByRole('region', { name: /^Platform benefits/ })
    await expect(benefits.getByRole('listitem')).toHaveCount(4)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Request a demo' })).toHaveAttribute(
      'href',
      '/demo?demo=platform',
    )
    await expect(main.getByRole('link', { name: 'Compare plans' })).toHaveAttribute(
      'href',
      '/pricing',
    )
  })
  await test.step('Cortex and Integ are compared at first; every column can be switched', async () => {
    await expect(columns(page)).toHaveText(['Feature', 'Cortex Companion', 'Integ'])
    await expect(pressed(page)).toHaveText(['Cortex Companion', 'Integ'])

    const entries = await page.evaluate(() => history.length)
    for (const product of products.slice(2)) await toggle(page, product).click()
    await expect(columns(page)).toHaveText(['Feature', ...products])
    await expect(page).toHaveURL(/compare=cortex,integ,pipelines,workflows,scd$/)

    await toggle(page, 'Cortex Companion').click()
    await expect(toggle(page, 'Cortex Companion')).toHaveAttribute('aria-pressed', 'false')
    await expect(columns(page)).toHaveText(['Feature', ...products.slice(1)])
    expect(await page.evaluate(() => history.length)).toBe(entries)

    for (const product of products.slice(1)) await toggle(page, product).click()
    await expect(pressed(page)).toHaveCount(0)
    await expect(comparison(page).getByText(/^Choose at least one product/)).toBeVisible()
  })
  await test.step('technical specifications: one tab at a time, Performance first', async () => {
    const names = ['Performance', 'Infrastructure', 'Security', 'Compliance']
    await expect(page.getByRole('tab')).toHaveText(names)
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Performance')
    const performance = page.getByRole('tabpanel', { name: 'Performance' })
    await expect(performance).toContainText(/API response.*under 100 ms/)
    await expect(performance).toContainText(/under 5 seconds/)
    await expect(performance).toContainText('99.9%')
    for (const name of names) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(page.getByRole('tabpanel', { name }).getByRole('term')).not.toHaveCount(0)
    }
  })
})

test('the address of a product leads to its section below the header', async ({ page }) => {
  for (const anchor of ['integ', 'pipelines', 'workflows', 'scd']) {
    await openPage(page, `/platform#${anchor}`)
    const section = page.locator(`#${anchor}`)
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect
      .poll(async () => {
        const [top, header] = await Promise.all([
          section.evaluate((element) => element.getBoundingClientRect().top),
          page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom),
        ])
        return Math.abs(top - header)
      })
      .toBeLessThan(64)
  }
})

test('every feature has a heading and a value for each product, under a header that stays', async ({
  page,
}) => {
  await openPage(page, '/platform?compare=cortex,integ,pipelines,workflows,scd')
  const rows = comparison(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await expect(rows.nth(9)).toBeVisible()
  for (const row of await rows.all()) {
    await expect(row.getByRole('rowheader')).toHaveCount(1)
    expect(await row.getByRole('cell').allInnerTexts()).toHaveLength(5)
  }
  await rows.last().evaluate((row) => row.scrollIntoView({ block: 'center' }))
  await expect(rows.first()).not.toBeInViewport()
  await expect(columns(page).last()).toBeInViewport({ ratio: 1 })
})

test('the address names the products to compare, and nonsense in it means the first two', async ({
  page,
}) => {
  await openPage(page, '/platform?compare=SCD,%20integ,integ,x')
  await expect(pressed(page)).toHaveText(['Integ', 'SCD'])
  await openPage(page, '/platform?compare=%00,%3Cscript%3E')
  await expect(pressed(page)).toHaveText(['Cortex Companion', 'Integ'])
})

test('a phone shows two products, and a choice once there are more', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, '/platform')
  await expect(columns(page)).toHaveText(['Feature', 'Cortex Companion', 'Integ'])
  await comparison(page).getByRole('button', { name: 'SCD' }).click()
  await comparison(page).getByLabel('Product', { exact: true }).selectOption({ label: 'Integ' })
  await expect(columns(page)).toHaveText(['Feature', 'Integ', 'SCD'])
})
