import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test('the filters are in the address and survive a reload', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article')
  await openPage(page, '/case-studies')
  await page.getByLabel('Industry').selectOption('Finance')
  await expect(cards).toHaveCount(1)
  await page.getByLabel('Use Case').selectOption('Workflow Automation')
  await expect(cards).toHaveCount(0)
  await page.getByLabel('Industry').selectOption('All')
  await expect(page).toHaveURL('/case-studies?useCase=Workflow+Automation')
  await page.reload()
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Calder Health')
})
