import { longestQuery } from '@fivefold/shared/routing/longest-query'
import type { Page } from '@playwright/test'
import { awkward, expectNothingExecuted } from '../../../fixtures/forms/bad-input'
import { expectMarked } from '../../../fixtures/search/marked-words'
import { holdScripts } from '../../../fixtures/page/hold-scripts'
import { openPage } from '../../../fixtures/page/open-page'
import { expectNoSidewaysScroll } from '../../../fixtures/page/page-width'
import { expect, test } from '../../../fixtures/test'

const main = (page: Page) => page.getByRole('main')
const results = (page: Page) => main(page).getByRole('tabpanel').getByRole('listitem')

test('the first paint has a skeleton with a query, and the start without one', async ({ page }) => {
  const start = main(page).getByRole('heading', { name: 'What are you looking for?' })
  const skeleton = main(page).getByText('Searching…')
  const release = await holdScripts(page)
  await page.goto('/search', { waitUntil: 'commit' })
  await expect(start).toBeVisible()
  await expect(skeleton).toBeHidden()

  await page.goto('/search?q=cortex', { waitUntil: 'commit' })
  await expect(skeleton).toBeVisible()
  await expect(start).toBeHidden()
  release()
  await expect(results(page).first()).toBeVisible()
  await expect(start).toHaveCount(0)
})

test('a question finds the answering passage first, and opens it', async ({ page }) => {
  const best = main(page).getByRole('region', { name: /best match/ })
  const hits = best.getByRole('listitem')
  await openPage(page, '/search?q=Can I get a refund%3F')
  await expect(hits.first()).toContainText('money-back guarantee')
  await expect(best.getByRole('heading', { level: 2 })).toHaveText(
    `${await hits.count()} best matches`,
  )
  await expect(main(page).getByText(/^No results found/)).toHaveCount(0)
  await hits.filter({ hasText: 'Email us for a full refund' }).getByRole('link').click()
  await expect(page).toHaveURL(/^[^?]+\/pricing\?mark=[^#]+#faq-refund$/)
  await expect(page.locator('#faq-refund').getByRole('button')).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expectMarked(page, 'refund')

  await openPage(page, '/search?q=SSO')
  await expect(hits.first()).toContainText(/single sign-on/i)
  await expect(best.getByText('Associate')).toHaveCount(0)
})

test('without the index the page lists the other results and says what is missing', async ({
  page,
}) => {
  await page.route('**/search/*.json', (route) => route.abort())
  await openPage(page, '/search?q=cortex')
  await expect(results(page).first()).toBeVisible()
  await expect(main(page).getByText(/^Part of the site could not be searched\./)).toBeVisible()
})

test('markup and very long words in a query are text, and the page does not scroll sideways', async ({
  page,
}) => {
  const pattern = '.*+?^${}()|[]\\ عربي'
  for (const query of [awkward.script + pattern, 'x'.repeat(longestQuery)]) {
    await openPage(page, `/search?${new URLSearchParams({ q: query })}`)
    await expect(main(page).getByText(query).first()).toBeVisible()
    await expectNothingExecuted(page)
    await expectNoSidewaysScroll(page, query.slice(0, 9))
  }
})
