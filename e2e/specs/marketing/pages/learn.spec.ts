import { expectAccessible, followDevice } from '../../../fixtures/page/axe'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test.beforeEach(followDevice)

test('the open module is read, checked by its quiz, and left for the tracks', async ({ page }) => {
  await openPage(page, '/learn')
  const fundamentals = page.getByRole('article', { name: 'Fundamentals' })
  await fundamentals.getByRole('link', { name: 'Your first workflow' }).click()
  const module = page.getByRole('article', { name: 'Your first workflow' })
  await expect(module.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Your first workflow · Fivefold')

  const quiz = module.getByRole('form', { name: 'Check yourself' })
  const check = quiz.getByRole('button', { name: 'Check my answers' })
  await quiz.getByRole('radio', { name: 'Invoice changed' }).check()
  await quiz.getByRole('radio', { name: 'Posting to the ERP' }).check()
  await check.click()
  await expect(quiz.getByRole('status')).toHaveText('1 of 4 right.')
  await expectAccessible(page, { occasion: 'a checked quiz', within: 'main' })
  const trigger = quiz.getByRole('group', { name: /^Which trigger/ })
  await expect(trigger).toHaveAccessibleDescription(/^Not quite\. The narrowest trigger/)
  await expect(quiz.getByRole('group', { name: /^Who should approve/ })).toContainText(
    'Choose an answer.',
  )
  await quiz.getByRole('radio', { name: 'Invoice created' }).check()
  await quiz.getByRole('radio', { name: /^The role Finance lead/ }).check()
  await quiz.getByRole('radio', { name: 'Real events of the last week' }).check()
  await check.click()
  await expect(quiz.getByRole('status')).toHaveText('All 4 right. You’re ready to build.')
  await expect(trigger).toHaveAccessibleDescription(/^Right\./)

  await page.reload()
  await expect(quiz.getByRole('status')).toHaveText('All 4 right. You’re ready to build.')
  await quiz.getByRole('button', { name: 'Start over' }).click()
  await page.reload()
  await expect(quiz).toBeVisible()
  await expect(quiz.getByRole('radio', { checked: true })).toHaveCount(0)

  await page.goBack()
  await expect(fundamentals.getByRole('link', { name: 'Your first workflow' })).toBeFocused()
})
