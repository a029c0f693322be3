import { awkward, expectNothingExecuted } from '../../../fixtures/forms/bad-input'
import { fillIn } from '../../../fixtures/forms/fill-in'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test('a visitor starts a discussion and reads another one', async ({ page }) => {
  const articles = page.getByRole('main').getByRole('article')
  const dialog = page.getByRole('dialog')
  await openPage(page, '/community')
  const before = await articles.count()

  await test.step('two clicks post one discussion, which is at the top and in view', async () => {
    const message = `${awkward.script}<b>bold</b> ${awkward.rightToLeft}`
    await page.getByRole('button', { name: 'Start a Discussion' }).click()
    await fillIn(dialog, { Name: 'Robin Reader', Title: '<u>Hi</u>', Message: message })
    await dialog.getByRole('button', { name: 'Post' }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(articles).toHaveCount(before + 1)
    await expect(articles.first().getByRole('heading')).toHaveText('<u>Hi</u>')
    await expect(articles.first()).toContainText(message)
    await expect(articles.first().getByRole('button')).toBeFocused()
    await expect(articles.first()).toBeInViewport()
    await expectNothingExecuted(page)
  })

  await test.step('a discussion opens again at its address; the posted one is gone', async () => {
    const discussion = page.getByRole('article', { name: /only reach at night/ })
    await discussion.getByRole('button', { expanded: false }).click()
    await expect(page).toHaveURL('/community?discussion=sync-window')
    await page.reload()
    await expect(discussion).toContainText('the time of the last successful run')
    await expect(articles).toHaveCount(before)
  })
})
