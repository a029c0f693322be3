import { awkward, expectNothingExecuted } from '../../../fixtures/forms/bad-input'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test('a visitor opens a pillar and lets the assistant act', async ({ page }) => {
  await openPage(page, '/cortex')
  const pillar = page.getByRole('button', { name: 'Unified Data Ingestion' })
  await pillar.click()
  const details = await pillar.getAttribute('aria-controls')
  await expect(page.locator(`[id="${details}"]`)).toBeVisible()

  const log = page.getByRole('log')
  await page.getByRole('button', { name: 'Generate the Q4 sales report' }).click()
  await expect(log.getByText(/Q4 sales report is ready/)).toBeVisible()
  await log.getByText('How I got this').click()
  await expect(log.getByRole('group').getByRole('listitem')).toHaveCount(3)
  await log.getByRole('button', { name: /^Approve\b/ }).click()
  await expect(log).toContainText('Report sent')
  await expect(log.getByRole('button', { name: /^Approved/ })).toBeFocused()

  const message = `${awkward.script} ${awkward.emoji}`
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill(message)
  await field.press('Enter')
  await expect(log).toContainText('This demo knows only four questions.')
  await expect(log.getByText(message)).toBeVisible()
  await expect(field).toBeFocused()
  await expectNothingExecuted(page)
})
