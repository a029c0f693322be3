import type { Page } from '@playwright/test'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const industry = (page: Page) => page.getByLabel('Industry')
const useCase = (page: Page) => page.getByLabel('Use Case')

test('a buyer reads three studies and can filter them', async ({ page }) => {
  await openPage(page, '/case-studies')
  await test.step('three studies with challenge, solution, results and three figures', async () => {
    await expect(cards(page)).toHaveCount(3)
    for (const card of await cards(page).all()) {
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(['Challenge', 'Solution'])
      await expect(card.getByRole('term')).toHaveCount(3)
      await expect(card.getByRole('definition')).toHaveText([/\d+%/, /^\$/, /\d/])
      await expect(card.getByRole('list').last().getByRole('listitem').nth(1)).toBeVisible()
    }
  })
  await test.step('the filters offer the listed values and All', async () => {
    await expect(industry(page).getByRole('option')).toHaveText([
      'All',
      'Technology',
      'Healthcare',
      'Retail',
      'Finance',
      'Manufacturing',
    ])
    await expect(useCase(page).getByRole('option')).toHaveText([
      'All',
      'Data Integration',
      'Workflow Automation',
      'AI Implementation',
      'Cost Reduction',
    ])
  })
  await test.step('the last word leads to a demo and to the solutions', async () => {
    const call = page.getByRole('region', { name: 'Yours could be next' })
    await expect(call.getByRole('link', { name: 'Request a demo' })).toHaveAttribute(
      'href',
      '/demo?demo=custom',
    )
    await expect(call.getByRole('link', { name: 'See solutions' })).toHaveAttribute(
      'href',
      '/solutions',
    )
  })
})

test('the filters work alone and together, and stand in the address', async ({ page }) => {
  await openPage(page, '/case-studies')
  await industry(page).selectOption('Finance')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Meridian Mutual')
  await useCase(page).selectOption('Workflow Automation')
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByText('0 of 3 case studies')).toBeVisible()
  await industry(page).selectOption('All')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Calder Health')
  await expect(page).toHaveURL('/case-studies?useCase=Workflow+Automation')
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await openPage(page, '/case-studies?industry=Space&useCase=%00')
  await expect(cards(page)).toHaveCount(3)
})
