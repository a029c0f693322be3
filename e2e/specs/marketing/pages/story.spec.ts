import { expectAccessible, followDevice } from '../../../fixtures/page/axe'
import { expectMarked } from '../../../fixtures/search/marked-words'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test.beforeEach(followDevice)

test('a card opens its story, Back returns to the card, and the demo form knows the story', async ({
  page,
}) => {
  await openPage(page, '/case-studies?industry=Healthcare')
  const open = page.getByRole('link', { name: 'Read the story: Calder Health' })
  await open.click()
  const story = page.getByRole('article', { name: 'Complete prior authorizations' })
  await expect(story.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Calder Health: Complete prior .* · Fivefold$/)
  await expect(story.getByText('126 minutes of a nurse’s time saved on each')).toBeVisible()

  await page.goBack()
  await expect(open).toBeFocused()
  await expect(page).toHaveURL('/case-studies?industry=Healthcare')
  await expect(page).toHaveTitle('Case studies · Fivefold')

  await page.goForward()
  await story.getByRole('link', { name: 'Request a demo' }).click()
  await expect(page).toHaveURL('/demo?demo=custom&product=workflows&industry=healthcare')
})

test('an address opens its story, at the words that a search has found', async ({ page }) => {
  await openPage(page, '/case-studies?story=meridian-mutual&mark=outside+auditors#story-figures')
  await expectMarked(page, 'outside auditors')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page, { occasion: 'a story', within: 'main' })
  await page.getByRole('link', { name: 'Next story: Northwind Traders' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Supplier questions/)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('an address opens its text at the section', async ({ page }) => {
  for (const address of [
    '/case-studies?story=calder-health#story-figures',
    '/learn?module=first-workflow#module-quiz',
    '/resources?read=resource-integration-guide#first-days',
  ]) {
    await openPage(page, address)
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
  }
})

test('a story prints all of its text, without links that lead on', async ({ page }) => {
  await openPage(page, '/case-studies?story=northwind-traders')
  await page.emulateMedia({ media: 'print' })
  const story = page.getByRole('article')
  await expect(story.getByText('Rounded down.')).toBeVisible()
  await expect(story.getByRole('link', { name: 'Request a demo' })).toBeHidden()
  await expect(story.getByRole('navigation')).toBeHidden()
})
