import type { Page } from '@playwright/test'
import { holdScripts } from '../../fixtures/page/hold-scripts'
import { storedState } from '../../fixtures/store/browser-store'
import { openPage } from '../../fixtures/page/open-page'
import { articleOf } from '../../fixtures/store/records'
import { spoken } from '../../fixtures/page/spoken'
import type { StoredState } from '../../fixtures/store/stored-state'
import { expect, test } from '../../fixtures/test'
import { toast } from '../../fixtures/page/toasts'

const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString()
const longText = `${'Sync '.repeat(39)}12345[here ends the snippet]`

/** Four articles that may be read, out of order, and two that may not. */
function withArticles(state: StoredState) {
  state.kbArticles = [
    articleOf({ id: 'few', title: 'Rotate an API key', view_count: 3, category: 'Security' }),
    articleOf({ id: 'most', title: 'Map the fields', view_count: 900, content: longText }),
    articleOf({ id: 'some', title: 'Webhooks that arrive twice', view_count: 40 }),
    articleOf({ id: 'none', title: 'Billing cycles', category: 'Billing', content: 'webhooks' }),
    articleOf({ id: 'draft', title: 'Not published', is_published: false, view_count: 999 }),
    articleOf({ id: 'later', title: 'Out in a year', published_at: inAYear, view_count: 999 }),
  ]
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const card = (page: Page, title: string) => page.getByRole('article', { name: title })
const articleIn = async (page: Page, id: string) =>
  (await storedState(page)).kbArticles.find((article) => article.id === id)

test.describe('support home', () => {
  test('states its four channels and their response times', async ({ page }) => {
    await openPage(page, '/support')
    const main = page.getByRole('main')
    const way = (name: string) => main.getByRole('link', { name, exact: true })
    await expect(way('Knowledge Base')).toHaveAttribute('href', '/support/kb')
    await expect(way('Submit a Ticket')).toHaveAttribute('href', '/support/tickets/new')
    await expect(way('Email Support')).toHaveAttribute('href', 'mailto:support@fivefold.example')
    await expect(main.getByRole('heading', { name: 'Emergency Support' })).toBeVisible()
    await expect(main.getByRole('link', { name: /emergency/i })).toHaveCount(0)
    await expect(main.getByRole('button', { name: /emergency/i })).toHaveCount(0)

    const answerOf = (team: string) =>
      main.getByRole('term').filter({ hasText: team }).locator('xpath=following-sibling::dd[1]')
    await expect(answerOf('Sales')).toHaveText('within 4 hours')
    await expect(answerOf('Technical support')).toHaveText('within 2 hours')
    await expect(answerOf('Emergency')).toHaveText('24/7')
  })

  test('searches for the trimmed text by button and by Enter, and for blanks not at all', async ({
    page,
  }) => {
    await openPage(page, '/support')
    const field = page.getByLabel('Search support')
    const search = page.getByRole('main').getByRole('button', { name: 'Search' })
    await search.click()
    await field.fill('   ')
    await field.press('Enter')
    await search.click()
    await expect(page).toHaveURL('/support')

    await field.fill('  api & keys ')
    await search.click()
    await expect(page).toHaveURL('/support/kb?search=api+%26+keys')
    await expect(page.getByLabel('Search articles')).toHaveValue('api & keys')

    await page.goBack()
    await field.fill('webhooks')
    await field.press('Enter')
    await expect(page).toHaveURL('/support/kb?search=webhooks')
  })
})

test.describe('knowledge base', () => {
  test.beforeEach(({ store }) => store.put(withArticles))

  test('lists what is published and due, the most viewed first', async ({ page }) => {
    await openPage(page, '/support/kb')
    await expect(titles(page)).toHaveText([
      'Map the fields',
      'Webhooks that arrive twice',
      'Rotate an API key',
      'Billing cycles',
    ])
    const first = card(page, 'Map the fields')
    await expect(first).toContainText('Guides')
    await expect(first).toContainText('900 views')
    await expect(first.getByRole('button', { name: /^Helpful/ })).toBeVisible()
    await expect(first.getByRole('button', { name: /^Not helpful/ })).toBeVisible()
    await expect(first).toContainText(longText.slice(0, 200))
    await expect(first).not.toContainText(longText.slice(0, 201))
    await expect(page.getByText('Not published')).toHaveCount(0)
    await expect(page.getByText('Out in a year')).toHaveCount(0)
  })

  test('shows no other order than the stored one, not even before its scripts run', async ({
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
      'Build workflows that do not surprise you',
      'Connect your first system with Integ',
    ])
  })

  test('says that it loads before it lists', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const seen = document.body?.innerText.includes('Loading articles...')
        if (seen) document.documentElement.dataset['seenLoading'] = 'yes'
      }).observe(document, { childList: true, subtree: true })
    })
    await openPage(page, '/support/kb')
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(page.locator('html')).toHaveAttribute('data-seen-loading', 'yes')
    await expect(page.getByText('Loading articles...')).toHaveCount(0)
  })

  test('searches titles in any case, and nothing but titles', async ({ page }) => {
    await openPage(page, '/support/kb')
    const field = page.getByLabel('Search articles')
    await field.fill('WEBHOOKS')
    await expect(titles(page)).toHaveText(['Webhooks that arrive twice'])
    await expect(page).toHaveURL('/support/kb?search=WEBHOOKS')
    await expect(spoken(page, '1 article for “WEBHOOKS”')).toBeAttached()
    await expect(card(page, 'Webhooks that arrive twice').locator('mark')).toHaveText('Webhooks')

    await field.fill('no such title')
    await expect(page.getByText('No articles found. Try a different search.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
  })

  test('finds what is close to a mistyped word in a region of its own', async ({ page }) => {
    await openPage(page, '/support/kb?search=wehbooks')
    await expect(page.getByText('No articles found. Try a different search.')).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: 'Related' })
        .getByRole('link', { name: 'Webhooks that arrive twice' }),
    ).toBeVisible()
  })

  test('filters by category, All Articles first', async ({ page }) => {
    await openPage(page, '/support/kb')
    const chips = page.getByRole('group', { name: 'Category' }).getByRole('button')
    await expect(chips).toHaveText(['All Articles', 'Billing', 'Guides', 'Security'])
    await expect(chips.first()).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Security' }).click()
    await expect(titles(page)).toHaveText(['Rotate an API key'])
    await expect(page.getByRole('button', { name: 'Security' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(chips.first()).toHaveAttribute('aria-pressed', 'false')
    await chips.first().click()
    await expect(page.getByRole('article')).toHaveCount(4)
  })

  test('a click opens the whole article in its place and counts one view', async ({ page }) => {
    await openPage(page, '/support/kb')
    const article = card(page, 'Map the fields')
    await article.getByRole('heading').click()
    await expect(page).toHaveURL('/support/kb?article=most')
    await expect(article).toContainText('[here ends the snippet]')
    await expect(article).toContainText('901 views')
    await expect.poll(async () => (await articleIn(page, 'most'))?.view_count).toBe(901)

    await page.reload()
    await expect(article).toContainText('[here ends the snippet]')
    await expect(article).toContainText('901 views')
    await article.getByRole('link', { name: 'Close article' }).click()
    await expect(article).not.toContainText('[here ends the snippet]')
    await expect(page).toHaveURL('/support/kb')
  })

  test('a click anywhere on a card counts as a view of it', async ({ page }) => {
    await openPage(page, '/support/kb')
    await card(page, 'Rotate an API key').click({ position: { x: 8, y: 8 } })
    await expect.poll(async () => (await articleIn(page, 'few'))?.view_count).toBe(4)
  })

  test('everybody may say Helpful or Not helpful, which is thanked for and is no view', async ({
    page,
  }) => {
    await openPage(page, '/support/kb')
    const article = card(page, 'Billing cycles')
    await article.getByRole('button', { name: /^Helpful/ }).click()
    await expect(toast(page, 'Thank you!')).toContainText('Your feedback helps us improve.')
    await article.getByRole('button', { name: /^Not helpful/ }).click()
    await article.getByRole('button', { name: /^Not helpful/ }).click()
    await expect(article.getByRole('button', { name: 'Helpful (1)', exact: true })).toBeVisible()
    await expect(article.getByRole('button', { name: 'Not helpful (2)' })).toBeVisible()
    await expect
      .poll(() => articleIn(page, 'none'))
      .toMatchObject({ helpful_count: 1, not_helpful_count: 2, view_count: 0 })
    await expect(page).toHaveURL('/support/kb')
    await expect(article).toContainText('0 views')
  })
})

test('on a phone a message makes way for the button that was pressed', async ({ page }) => {
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

test('an article that becomes due while the page is open is listed without a reload', async ({
  page,
  store,
}) => {
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
