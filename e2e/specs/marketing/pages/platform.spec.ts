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

test('a buyer finds a connector, shares the address, and asks for one that is missing', async ({
  page,
}) => {
  await openPage(page, '/platform')
  const directory = page.getByRole('region', { name: 'Integration partners' })
  const cards = directory.getByRole('listitem')
  const search = directory.getByRole('searchbox', { name: 'Search integrations' })
  await search.fill('invoices')
  await directory.getByRole('button', { name: 'Finance and ERP' }).press('Enter')
  await expect(page).toHaveURL('/platform?search=invoices&category=finance')
  const xero = cards.filter({ has: page.getByRole('heading', { name: 'Xero' }) })
  await expect(xero).toContainText('Readscontacts, invoices, payments')
  await expect(xero).toContainText('OAuth 2.0')

  await page.reload()
  await expect(xero).toBeVisible()
  await expect(directory.getByText('HubSpot')).toHaveCount(0)
  await search.fill('fax machine')
  await expect(directory.getByText('Nothing matches “fax machine”')).toBeVisible()
  await directory.getByRole('link', { name: 'Ask for an integration' }).click()
  await expect(page).toHaveURL('/contact?inquiry=general&topic=integration')
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
