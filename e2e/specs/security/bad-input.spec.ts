import { awkward, expectNothingExecuted } from '../../fixtures/forms/bad-input'
import { openPage } from '../../fixtures/page/open-page'
import { expectNoSidewaysScroll } from '../../fixtures/page/page-width'
import { expect, test } from '../../fixtures/test'

test('the longest name fits every page', async ({ page, signInDialog }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/portal')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await signInDialog.openRegistration()
  await signInDialog.submitRegistration({
    name: 'n'.repeat(200),
    email: 'robin@reader.example',
    password: 'secret1',
    confirmation: 'secret1',
  })
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expectNoSidewaysScroll(page, 'with a long name in the menu')
  await openPage(page, '/portal?tab=account')
  await expectNoSidewaysScroll(page, 'with a long name in the portal')
})

test('searches treat every input as text', async ({ page }) => {
  await openPage(page, '/support/kb')
  const articles = page.getByLabel('Search articles')
  for (const text of [awkward.long, awkward.emoji, awkward.rightToLeft, awkward.script, '(.*[']) {
    await articles.fill(text)
    await expect(page.getByText('No articles found. Try a different search.')).toBeVisible()
  }
  await articles.fill(awkward.blanks)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectNoSidewaysScroll(page, 'knowledge base')

  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByPlaceholder('Search the product...')
  await field.fill(awkward.long)
  await field.fill(awkward.script)
  await field.press('Enter')
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Search' })).toHaveValue(
    awkward.script,
  )
  await expect(page.getByRole('tab', { name: /^All/ })).toBeVisible()
  await expectNothingExecuted(page)
})
