import type { Page } from '@playwright/test'
import { answerFeed, feedItem, feedOf, holdFeed, serveFeed } from '../../../fixtures/blog-feed'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

const articles = (page: Page) => page.getByRole('main').getByRole('article')
const skeletons = (page: Page) => page.locator('main [data-skeleton=card]')
const search = (page: Page) => page.getByPlaceholder('Search articles...')
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter by category' }).getByRole('button', { name, exact: true })
const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Feed temporarily unavailable' })

const threePosts = feedOf(
  ['First of all', 'Second', 'Third'].map((title) => feedItem({ title, guid: title })),
)

/** The addresses of the feed's requests, in order. */
function feedRequests(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sample-feed.json')) requested.push(request.url())
  })
  return requested
}

test('the articles of the release can be read and filtered without the page’s scripts', async ({
  page,
}) => {
  const requested = feedRequests(page)
  await page.goto('/blog')
  await expect(articles(page)).toHaveCount(10)
  await expect(skeletons(page)).toHaveCount(0)
  await expect(page.locator('main[data-interactive]')).toHaveCount(0)
  await category(page, 'AI').click()
  await expect(articles(page)).toHaveCount(2)
  await search(page).fill('no article has this')
  await expect(page.getByText('No articles found', { exact: true })).toBeVisible()
  expect(requested).toHaveLength(1)
})

test('a changed feed starts the page, which does not request the feed again', async ({ page }) => {
  const { release } = await holdFeed(page, threePosts)
  const requested = feedRequests(page)
  await page.goto('/blog')
  await expect(page.getByRole('status').filter({ hasText: 'Loading articles' })).toBeVisible()
  await expect(skeletons(page)).toHaveCount(6)
  release()
  await expect(articles(page)).toHaveCount(3)
  await expect(skeletons(page)).toHaveCount(0)
  expect(requested).toHaveLength(1)

  // The first article that matches is the large one.
  const width = async (title: string) =>
    (await articles(page).filter({ hasText: title }).boundingBox())?.width ?? 0
  expect(await width('First of all')).toBeGreaterThan(2 * (await width('Third')))
  await search(page).fill('third')
  await expect.poll(() => width('Third')).toBeGreaterThan(900)
})

test('a visitor can filter the articles after the request’s timeout has passed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => {
      const signal = timeout(milliseconds / 30)
      signal.addEventListener('abort', () => (document.documentElement.dataset['late'] = 'true'))
      return signal
    }
  })
  await page.goto('/blog')
  await expect(articles(page).first()).toBeVisible()
  await expect(page.locator('html[data-late]')).toBeAttached()
  await category(page, 'Engineering').click()
  await expect(articles(page).filter({ hasNotText: 'Engineering' })).toHaveCount(0)
  await expect(articles(page)).not.toHaveCount(0)
  await expect(failure(page)).toHaveCount(0)
})

test('Try again brings the articles back; a saved copy helps when the feed fails later', async ({
  page,
}) => {
  await answerFeed(page, (route) => route.abort())
  await openPage(page, '/blog')
  await expect(failure(page)).toBeVisible()
  await serveFeed(page, threePosts)
  await failure(page).getByRole('button', { name: 'Try again' }).click()
  await expect(articles(page)).toHaveCount(3)
  await expect(failure(page)).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).join()))
    .toContain('fivefold-blog')
  await serveFeed(page, '', 503)
  await page.reload()
  await expect(failure(page)).toContainText(/saved less than a minute ago/)
  await expect(articles(page)).toHaveCount(3)
})
