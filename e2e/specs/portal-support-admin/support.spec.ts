import type { Page } from '@playwright/test'
import { holdScripts } from '../../fixtures/page/hold-scripts'
import { openPage } from '../../fixtures/page/open-page'
import { articleOf } from '../../fixtures/store/records'
import { expect, test } from '../../fixtures/test'
import { toast } from '../../fixtures/page/toasts'

const titles = (page: Page) => page.getByRole('article').getByRole('heading')

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
