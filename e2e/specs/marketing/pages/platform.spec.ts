import { expectMarked } from '../../../fixtures/search/marked-words'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test('the comparison’s header stays in view; a phone shows two of its products', async ({
  page,
}) => {
  await openPage(page, '/platform?compare=cortex,integ,pipelines,workflows,scd')
  const comparison = page.getByRole('region', { name: 'Feature comparison' })
  const columns = comparison.getByRole('columnheader')
  const rows = comparison.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(columns).toHaveCount(6)
  await rows.last().evaluate((row) => row.scrollIntoView({ block: 'center' }))
  await expect(rows.first()).not.toBeInViewport()
  await expect(columns.last()).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 800 })
  await expect(columns).toHaveText(['Feature', 'Cortex Companion', 'Integ'])
  await comparison.getByLabel('Product', { exact: true }).selectOption({ label: 'SCD' })
  await expect(columns).toHaveText(['Feature', 'Cortex Companion', 'SCD'])
})

test('before its scripts, the directory leads to each category; the search leads to a connector', async ({
  page,
}) => {
  await page.goto('/platform')
  const directory = page.getByRole('region', { name: 'Integration partners' })
  const categories = directory.getByRole('heading', { level: 3 }).getByRole('link')
  await expect(categories).toHaveCount(8)
  await categories.first().click()
  await expect(page).toHaveURL('/platform?category=crm#integrations')
  await expect(directory.getByRole('heading', { name: 'Salesforce' })).toBeInViewport()

  await openPage(page, '/search?q=Gorgias')
  await page.getByRole('main').getByRole('link', { name: 'Customer support' }).first().click()
  await expectMarked(page, 'Gorgias')
})
