import type { Page } from '@playwright/test'
import { holdScripts } from '../../fixtures/page/hold-scripts'
import { storedState } from '../../fixtures/store/browser-store'
import { openPage } from '../../fixtures/page/open-page'
import { articleOf } from '../../fixtures/store/records'
import { expect, test } from '../../fixtures/test'
import { toast } from '../../fixtures/page/toasts'

const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const card = (page: Page, title: string) => page.getByRole('article', { name: title })
const articleIn = async (page: Page, id: string) =>
  (await storedState(page)).kbArticles.find((article) => article.id === id)

test('a visitor searches, reads an article, reloads and gives feedback', async ({
  page,
  store,
}) => {
  const longText = `${'Sync '.repeat(60)}[the end]`
  await store.put((state) => {
    state.kbArticles = [
      articleOf({ id: 'few', title: 'Rotate an API key', category: 'Security' }),
      articleOf({ id: 'most', title: 'Webhooks that arrive twice', content: longText }),
    ]
  })
  await openPage(page, '/support')
  await page.getByLabel('Search support').fill('  WEBHOOKS & keys')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/support/kb?search=WEBHOOKS+%26+keys')
  await expect(page.getByText('No articles found. Try a different search.')).toBeVisible()
  await page.getByLabel('Search articles').fill('WEBHOOKS')
  await expect(titles(page)).toHaveText(['Webhooks that arrive twice'])
  await expect(page).toHaveURL('/support/kb?search=WEBHOOKS')
  const article = card(page, 'Webhooks that arrive twice')
  await expect(article.locator('mark')).toHaveText('Webhooks')

  await article.getByRole('heading').click()
  await expect(article).toContainText('[the end]')
  await expect.poll(async () => (await articleIn(page, 'most'))?.view_count).toBe(1)
  await page.reload()
  await expect(article).toContainText('[the end]')
  await expect(article).toContainText('1 view')
  await article.getByRole('button', { name: /^Helpful/ }).click()
  await expect(toast(page, 'Thank you!')).toBeVisible()
  await expect
    .poll(() => articleIn(page, 'most'))
    .toMatchObject({ helpful_count: 1, not_helpful_count: 0, view_count: 1 })
  await article.getByRole('link', { name: 'Close article' }).click()
  await expect(article).not.toContainText('[the end]')

  await page.getByLabel('Search articles').fill('')
  await page.getByRole('button', { name: 'Security' }).click()
  await expect(titles(page)).toHaveText(['Rotate an API key'])
  // The whole card is a link.
  await card(page, 'Rotate an API key').click({ position: { x: 8, y: 8 } })
  await expect.poll(async () => (await articleIn(page, 'few'))?.view_count).toBe(1)
})

test('articles appear in the stored order only, also before the scripts run', async ({
  page,
  store,
}) => {
  await store.put(({ kbArticles: [first, second] }) => {
    if (first && second) second.view_count = first.view_count + 4
  })
  const release = await holdScripts(page)
  await page.goto('/support/kb', { waitUntil: 'commit' })
  await expect(page.getByText('Loading articles...')).toBeVisible()
  await expect(page.locator('article').first()).toBeHidden()
  release()
  await expect(page.getByText('2 articles', { exact: true })).toBeVisible()
  await expect(titles(page)).toHaveText([
    'Build predictable workflows',
    'Connect your first system with Integ',
  ])
})

test('on a phone a message does not cover the button that was pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 })
  await openPage(page, '/support/kb')
  const helpful = page.getByRole('button', { name: /^Helpful/ }).last()
  await helpful.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await page.mouse.wheel(0, 40)
  await helpful.click()
  const message = toast(page, 'Thank you!')
  await expect(message).toBeVisible()
  await expect
    .poll(async () => {
      const [button, box] = [await helpful.boundingBox(), await message.boundingBox()]
      return button && box && (box.y >= button.y + button.height || box.y + box.height <= button.y)
    })
    .toBe(true)
})

test('an article is listed when its time comes, without a reload', async ({ page, store }) => {
  await page.clock.install()
  const soon = new Date(Date.now() + 600_000).toISOString()
  await store.put((state) => {
    state.kbArticles = [
      articleOf({ id: 'now', title: 'Already here' }),
      articleOf({ id: 'soon', title: 'Out in ten minutes', published_at: soon }),
    ]
  })
  await openPage(page, '/support/kb')
  await expect(titles(page)).toHaveText(['Already here'])
  await page.clock.fastForward('11:00')
  await expect(titles(page)).toHaveText(['Already here', 'Out in ten minutes'])
})
