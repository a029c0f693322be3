import type { Page } from '@playwright/test'
import { answerFeed, feedItem, feedOf, holdFeed, serveFeed } from '../../../fixtures/blog-feed'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

const failureText =
  'We couldn’t load the latest Medium posts right now. Please refresh the page or visit Medium directly.'

const articles = (page: Page) => page.getByRole('main').getByRole('article')
const search = (page: Page) => page.getByPlaceholder('Search articles...')
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter by category' }).getByRole('button', { name, exact: true })
const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Feed temporarily unavailable' })

const threePosts = feedOf([
  feedItem({
    title: 'First of all',
    guid: '1',
    categories: ['Workflows', 'AI'],
    author: 'Maya van Lindqvist',
  }),
  feedItem({ title: 'Second', guid: '2', categories: ['Data'], description: 'About receipts' }),
  feedItem({ title: 'Third', guid: '3', categories: ['AI'], content: 'word '.repeat(500) }),
])

test('six skeleton cards stand until the feed is there, asked for once', async ({ page }) => {
  const { release } = await holdFeed(page, threePosts)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/sample-feed.json')) asked += 1
  })
  await openPage(page, '/blog')
  await expect(page.getByRole('status').filter({ hasText: 'Loading articles' })).toBeVisible()
  await expect(page.locator('main [data-skeleton=card]')).toHaveCount(6)
  await expect(articles(page)).toHaveCount(0)
  release()
  await expect(articles(page)).toHaveCount(3)
  await expect(page.locator('main [data-skeleton=card]')).toHaveCount(0)
  expect(asked).toBe(1)
})

test('who reads for longer than a request may take still filters what was read', async ({
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
  // Not started: who only reads starts nothing.
  await page.goto('/blog')
  await expect(articles(page).first()).toBeVisible()
  await expect(page.locator('html[data-late]')).toBeAttached()
  await category(page, 'Engineering').click()
  await expect(articles(page).filter({ hasNotText: 'Engineering' })).toHaveCount(0)
  await expect(articles(page)).not.toHaveCount(0)
  await expect(failure(page)).toHaveCount(0)
})

test('a card shows categories, author with initials, date, read time and the way to Medium', async ({
  page,
}) => {
  const words = 'word '.repeat(100)
  await serveFeed(
    page,
    feedOf([
      feedItem({
        title: 'Tea &amp; data',
        author: 'Maya van Lindqvist',
        pubDate: '2026-01-05 23:30:00',
        categories: ['AI', 'Data'],
        description: `<p>${words}</p>`,
        content: `<p>${'word '.repeat(500)}</p>`,
        link: 'https://medium.com/fivefold/tea',
      }),
      feedItem({ title: 'Bare', author: undefined, content: '', description: '', categories: [] }),
    ]),
  )
  await openPage(page, '/blog')
  const first = articles(page).first()
  await expect(first.getByRole('heading')).toHaveText('Tea & data')
  await expect(first.getByText('Maya van Lindqvist', { exact: true })).toBeVisible()
  await expect(
    first.getByText('Mv', { exact: true }).or(first.getByText('MV', { exact: true })),
  ).toBeVisible()
  await expect(first.getByRole('time')).toHaveText('Jan 5, 2026')
  await expect(first.getByText('3 min read')).toBeVisible()
  // Copied, or read aloud, the two do not run together.
  await expect(first).toContainText('Jan 5, 2026 · 3 min read')
  await expect(first.getByText('AI', { exact: true })).toBeVisible()
  await expect(first.getByText('Data', { exact: true })).toBeVisible()
  const excerpt = await first.getByRole('paragraph').first().innerText()
  expect(excerpt).toMatch(/…$/)
  expect([...excerpt].length).toBeLessThanOrEqual(221)
  expect([...excerpt].length).toBeGreaterThan(210)
  const link = first.getByRole('link', { name: 'Read on Medium' })
  await expect(link).toHaveAttribute('href', 'https://medium.com/fivefold/tea')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')

  const bare = articles(page).nth(1)
  await expect(bare.getByText('Fivefold', { exact: true })).toHaveCount(2)
  await expect(bare.getByText('1 min read')).toBeVisible()
})

test('a reader finds articles by category and by search', async ({ page }) => {
  await serveFeed(page, threePosts)
  await openPage(page, '/blog')
  await test.step('the chips are All and the categories in order; one is pressed', async () => {
    const chips = page.getByRole('group', { name: 'Filter by category' }).getByRole('button')
    await expect(chips).toHaveText(['All', 'AI', 'Data', 'Workflows'])
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true')
    await category(page, 'AI').click()
    await expect(category(page, 'AI')).toHaveAttribute('aria-pressed', 'true')
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'false')
    await expect(articles(page)).toHaveCount(2)
    await search(page).fill('third')
    await expect(articles(page)).toHaveCount(1)
    await category(page, 'All').click()
    await search(page).fill('')
    await expect(articles(page)).toHaveCount(3)
  })
  await test.step('the first matching article is the large one', async () => {
    const width = async (title: string) =>
      (await articles(page).filter({ hasText: title }).boundingBox())?.width ?? 0
    expect(await width('First of all')).toBeGreaterThan(2 * (await width('Third')))
    await search(page).fill('third')
    await expect(articles(page)).toHaveCount(1)
    await expect.poll(() => width('Third')).toBeGreaterThan(900)
  })
  await test.step('the search looks into titles, excerpts and categories, whatever the case', async () => {
    for (const [query, count] of [
      ['FIRST', 1],
      ['receipts', 1],
      ['ai', 2],
      ['  second ', 1],
      ['', 3],
    ] as const) {
      await search(page).fill(query)
      await expect(articles(page), query).toHaveCount(count)
    }
    await search(page).fill('nothing like it')
    await expect(page.getByText('No articles found', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Try adjusting your search terms or selecting a different category.'),
    ).toBeVisible()
  })
})

test('an article’s address shows the same list, and the hero leads to the publication', async ({
  page,
}) => {
  await serveFeed(page, threePosts)
  await openPage(page, '/blog/some-article-of-last-year')
  await expect(articles(page)).toHaveCount(3)
  const publication = page.getByRole('link', { name: 'Visit us on Medium' })
  await expect(publication).toHaveAttribute('href', /^https:\/\/medium\.com\//)
  await expect(publication).toHaveAttribute('target', '_blank')
})

test('a feed without articles is the empty state', async ({ page }) => {
  await serveFeed(page, feedOf([]))
  await openPage(page, '/blog')
  await expect(page.getByText('No articles found', { exact: true })).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('whatever is wrong with the feed: the error card, a line in the log, and another try', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  for (const [fault, body, status] of [
    ['a status of 500', '{"status":"ok","items":[]}', 500],
    ['a status of 404', 'Not found', 404],
    ['half an answer', threePosts.slice(0, 200), 200],
    ['an HTML page', '<!doctype html><h1>Sign in to the network</h1>', 200],
    ['nothing', '', 200],
    ['status: error', '{"status":"error","items":[]}', 200],
    ['items that are no list', '{"status":"ok","items":{"0":{}}}', 200],
    ['null', 'null', 200],
  ] as const) {
    await test.step(`a feed that answers with ${fault}`, async () => {
      logged.length = 0
      await serveFeed(page, body, status)
      const tryAgain = failure(page).getByRole('button', { name: 'Try again' })
      await (page.url() === 'about:blank' ? openPage(page, '/blog') : tryAgain.click())
      await expect.poll(() => logged.join('\n')).toContain('blog feed')
      if (status !== 200) expect(logged.join('\n')).toContain(`status ${status}`)
      await expect(failure(page)).toContainText(failureText)
      await expect(failure(page).getByRole('link')).toHaveAttribute(
        'href',
        /^https:\/\/medium\.com\//,
      )
      await expect(articles(page)).toHaveCount(0)
    })
  }
})

test('without a connection: the error card; Try again brings the articles', async ({ page }) => {
  await answerFeed(page, (route) => route.abort())
  await openPage(page, '/blog')
  await expect(failure(page)).toContainText(failureText)
  await serveFeed(page, threePosts)
  await failure(page).getByRole('button', { name: 'Try again' }).click()
  await expect(articles(page)).toHaveCount(3)
  await expect(failure(page)).toHaveCount(0)
})

test('when the feed is down later, the saved copy stands below the error card with its age', async ({
  page,
}) => {
  await serveFeed(page, threePosts)
  await openPage(page, '/blog')
  await expect(articles(page)).toHaveCount(3)
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).join()))
    .toContain('fivefold-blog')
  await serveFeed(page, '', 503)
  await page.reload()
  await expect(failure(page)).toContainText(/saved less than a minute ago/)
  await expect(articles(page)).toHaveCount(3)
})

test('a feed that never answers is given up after its deadline', async ({ page }) => {
  await answerFeed(page, () => new Promise<never>(() => {}))
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 100)
  })
  await openPage(page, '/blog')
  await expect(failure(page)).toContainText(failureText)
})

test('the bundled sample feed gives the local site articles', async ({ page }) => {
  await openPage(page, '/blog')
  await expect(articles(page).first()).toBeVisible()
  await expect(articles(page).filter({ hasText: 'Untitled' })).toHaveCount(0)
  await expect(articles(page).nth(5)).toBeVisible()
})

test('a feed that is still the one of the release shows its articles without the page’s scripts', async ({
  page,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/sample-feed.json')) asked += 1
  })
  await page.goto('/blog')
  await expect(articles(page)).toHaveCount(10)
  await expect(page.locator('main [data-skeleton=card]')).toHaveCount(0)
  await expect(page.locator('main[data-interactive]')).toHaveCount(0)
  await category(page, 'AI').click()
  await expect(articles(page)).toHaveCount(2)
  await search(page).fill('no article has this')
  await expect(page.getByText('No articles found', { exact: true })).toBeVisible()
  expect(asked).toBe(1)
})

test('another feed starts the page by itself, which asks for it no second time', async ({
  page,
}) => {
  const { release } = await holdFeed(page, threePosts)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/sample-feed.json')) asked += 1
  })
  await page.goto('/blog')
  await expect(page.locator('main [data-skeleton=card]')).toHaveCount(6)
  release()
  await expect(articles(page)).toHaveCount(3)
  await expect(page.locator('main [data-skeleton=card]')).toHaveCount(0)
  expect(asked).toBe(1)
})
