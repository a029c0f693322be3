import type { Page } from '@playwright/test'
import { fillIn } from '../../../fixtures/forms/fill-in'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

const articles = (page: Page) => page.getByRole('main').getByRole('article')
const dialog = (page: Page) => page.getByRole('dialog')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search discussions' })
const start = (page: Page) => page.getByRole('button', { name: 'Start a Discussion' })
const post = (page: Page) => dialog(page).getByRole('button', { name: 'Post' })

test.beforeEach(({ page }) => openPage(page, '/community'))

test('a new discussion stands on top, in sight and trimmed, and is gone after a reload', async ({
  page,
}) => {
  const before = await articles(page).count()
  expect(before).toBeGreaterThan(2)
  await start(page).click()
  await fillIn(dialog(page), {
    Name: '  Robin Reader ',
    Title: '  Who has two ledgers? ',
    Message: ' We have, and they disagree. ',
  })
  await post(page).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(articles(page)).toHaveCount(before + 1)
  const first = articles(page).first()
  await expect(first.getByRole('heading')).toHaveText('Who has two ledgers?')
  await expect(first.getByRole('button')).toBeFocused()
  await expect(first).toBeInViewport()
  await expect(first.getByText('Robin Reader', { exact: true })).toBeVisible()
  await expect(first.getByText('We have, and they disagree.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(articles(page)).toHaveCount(before)
})

test('what may not be posted is not, and what may is text', async ({ page }) => {
  await test.step('a blank name, title or message posts nothing', async () => {
    const before = await articles(page).count()
    const answers = { Name: 'Robin', Title: 'A title', Message: 'A message' }
    await start(page).click()
    for (const label of Object.keys(answers)) {
      await fillIn(dialog(page), { ...answers, [label]: '   ' })
      await post(page).click()
      await expect(dialog(page)).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(start(page)).toBeFocused()
    await expect(articles(page)).toHaveCount(before)
  })
  await test.step('markup in a discussion is text, and two clicks post once', async () => {
    const before = await articles(page).count()
    const message = '<script>window.hacked=1</script><b>bold</b> مرحبا 🎉'
    await start(page).click()
    await fillIn(dialog(page), { Name: '<i>Robin</i>', Title: '<u>Hi</u>', Message: message })
    await post(page).dblclick()
    await expect(articles(page)).toHaveCount(before + 1)
    await expect(articles(page).first()).toContainText(message)
    await expect(articles(page).first().getByRole('heading')).toHaveText('<u>Hi</u>')
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  })
})

test('the search narrows the discussions, and a new one is shown whatever it narrows', async ({
  page,
}) => {
  await search(page).fill('APPROVAL')
  await expect(articles(page)).toHaveCount(1)
  await expect(articles(page)).toContainText(/approval/i)
  await search(page).fill('nothing matches this')
  await expect(articles(page)).toHaveCount(0)
  await expect(page.getByText('No discussions found')).toBeVisible()
  await start(page).click()
  await fillIn(dialog(page), { Name: 'Robin', Title: 'Found', Message: 'Here I am.' })
  await post(page).click()
  await expect(articles(page).first().getByRole('heading')).toHaveText('Found')
})

test('a discussion opens with its answers, and its address opens it again', async ({ page }) => {
  const discussion = page.getByRole('article', { name: /only reach at night/ })
  await discussion.getByRole('button', { expanded: false }).click()
  await expect(discussion.getByRole('listitem')).toHaveCount(3)
  await expect(page).toHaveURL('/community?discussion=sync-window')
  await page.reload()
  await expect(discussion).toContainText('the time of the last successful run')
  await discussion.getByRole('button', { expanded: true }).click()
  await expect(discussion.getByRole('list')).toHaveCount(0)
})

test('tabs show discussions, six categories and the top contributors', async ({ page }) => {
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['Discussions', 'Categories', 'Top Contributors'])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Discussions')

  await page.getByRole('tab', { name: 'Categories' }).click()
  const categories = page.getByRole('tabpanel', { name: 'Categories' })
  await expect(categories.getByRole('heading')).toHaveText([
    'General',
    'Technical Support',
    'Feature Requests',
    'Integrations',
    'Use Cases',
    'Announcements',
  ])

  await page.getByRole('tab', { name: 'Top Contributors' }).click()
  const people = page.getByRole('tabpanel', { name: 'Top Contributors' }).getByRole('row')
  await expect(people.nth(3)).toBeVisible()

  await page.getByRole('tab', { name: 'Categories' }).click()
  await categories.getByRole('button', { name: 'Announcements' }).click()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Discussions')
  await expect(articles(page)).toHaveCount(1)
  await expect(articles(page)).toContainText('Announcements')
})
