import { holdScripts } from '../../../fixtures/page/hold-scripts'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test('a press of a reference before the page starts opens it, and is not lost', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/developers', { waitUntil: 'domcontentloaded' })
  const reference = page.getByRole('region', { name: 'API reference', exact: true })
  const card = reference.getByRole('listitem').filter({ hasText: '/v1/integrations' })
  await card.getByRole('link', { name: 'Read the reference' }).click()
  await expect(card.locator('[data-pending]')).toHaveCount(1)
  release()
  await expect(page).toHaveURL('/developers?endpoint=integrations')
  await expect(card.getByText('Any text. A repeated request')).toBeVisible()
})

test('a developer opens an endpoint, chooses Python once, and shares the address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/developers')
  const reference = page.getByRole('region', { name: 'API reference', exact: true })
  const card = reference.getByRole('listitem').filter({ hasText: '/v1/integrations' })
  await card.getByRole('link', { name: 'Read the reference' }).click()
  await expect(page).toHaveURL('/developers?endpoint=integrations')
  await expect(card.getByText('Any text. A repeated request')).toBeVisible()
  await expect(card.getByText('access_pending')).toBeVisible()
  await expect(card.getByText('600 requests per minute for each key')).toBeVisible()

  await card.getByRole('tab', { name: 'curl' }).first().focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL('/developers?endpoint=integrations&language=python')
  await expect(card.getByRole('tab', { name: 'Python', selected: true })).toHaveCount(3)

  await page.reload()
  await expect(card.getByRole('heading', { name: 'Integrations' })).toBeInViewport()
  const sample = card.getByRole('figure', { name: 'Request: Write a record' })
  await sample.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('requests.post(')
  await card.getByRole('link', { name: 'Close the reference' }).click()
  await expect(page).toHaveURL('/developers?language=python')
})
