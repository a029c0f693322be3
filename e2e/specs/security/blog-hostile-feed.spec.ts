import type { Page } from '@playwright/test'
import { feedItem, feedOf, serveFeed } from '../../fixtures/blog-feed'
import { openPage } from '../../fixtures/page/open-page'
import { expect, test } from '../../fixtures/test'

const articles = (page: Page) => page.getByRole('main').getByRole('article')
const first = (page: Page) => articles(page).first()

async function openWith(page: Page, items: readonly unknown[]) {
  await serveFeed(page, feedOf(items))
  await openPage(page, '/blog')
  // A busy machine needs long for a thousand articles.
  await expect(first(page)).toBeVisible({ timeout: 60_000 })
}

async function nothingRan(page: Page) {
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  await expect(page.locator('main script, main iframe, main object, main [onerror]')).toHaveCount(0)
}

const markup = [
  '<script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '<svg onload="window.hacked=1"><a xlink:href="javascript:window.hacked=1">x</a></svg>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<b onclick="window.hacked=1" style="position:fixed;inset:0">bold</b>',
  '&lt;script&gt;window.hacked=1&lt;/script&gt;',
  '<<script>script>window.hacked=1<</script>/script>',
  '<math><mtext><img src=x onerror=window.hacked=1>',
  '<a href="javascript:window.hacked=1">click</a>',
]

test('markup in every text of a feed runs nothing and becomes no element', async ({ page }) => {
  const hostile = markup.map((text, index) =>
    feedItem({
      guid: `hostile-${index}`,
      title: `Title ${text}`,
      author: `Author ${text}`,
      description: `Excerpt ${text}`,
      content: text,
      categories: [`Kind ${text}`],
    }),
  )
  await openWith(page, hostile)
  await expect(articles(page)).toHaveCount(markup.length)
  await nothingRan(page)
  await expect(page.locator('main [onclick], main [onload], main b[style]')).toHaveCount(0)
  await expect(articles(page).getByRole('link')).toHaveText(markup.map(() => 'Read on Medium'))
  await page.getByPlaceholder('Search articles...').fill('<script>')
  await nothingRan(page)
})

test('links that are no web addresses lead to the publication', async ({ page }) => {
  const addresses = [
    'javascript:window.hacked=1',
    ' JaVaScRiPt:window.hacked=1',
    'java\nscript:window.hacked=1',
    'data:text/html,<script>opener.hacked=1</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://medium.com/1',
    '//elsewhere.example/path',
    '/admin',
    'https://',
    '',
  ]
  await openWith(
    page,
    addresses.map((link) => feedItem({ link, guid: link, thumbnail: link })),
  )
  await expect(articles(page)).toHaveCount(addresses.length)
  for (const article of await articles(page).all()) {
    const read = article.getByRole('link', { name: 'Read on Medium' })
    await expect(read).toHaveAttribute('href', 'https://medium.com/fivefold')
    await expect(article.locator('img')).toHaveAttribute('src', '/blog/default.svg')
  }
  await nothingRan(page)
})

test('web addresses stay as they are; the default picture replaces one that does not load', async ({
  page,
}) => {
  await page.route('https://pictures.example/**', (route) => route.abort())
  await openWith(page, [
    feedItem({ link: 'http://medium.com/a?b=1#c', thumbnail: 'https://pictures.example/1.png' }),
  ])
  await expect(first(page).getByRole('link')).toHaveAttribute('href', 'http://medium.com/a?b=1#c')
  await expect(first(page).locator('img')).toHaveAttribute('src', '/blog/default.svg')
})

test('invalid dates show no date; invalid and missing fields get defaults', async ({ page }) => {
  await openWith(page, [
    feedItem({ guid: '1', pubDate: 'yesterday' }),
    feedItem({ guid: '2', pubDate: '2026-13-45 99:99:99' }),
    feedItem({ guid: '3', pubDate: 1_767_600_000 }),
    { title: 7, link: [], guid: {}, author: null, pubDate: false, content: 1, categories: 'Data' },
    {},
    null,
    'text',
    42,
    ['nested'],
    feedItem({
      guid: '1',
      title: 'The same guid again',
      categories: [null, 3, '', '  ', 'Data', 'Data'],
    }),
  ])
  await expect(articles(page)).toHaveCount(6)
  await expect(articles(page).filter({ hasText: 'Invalid' })).toHaveCount(0)
  await expect(articles(page).getByRole('time')).toHaveCount(1)
  const empty = articles(page).nth(4)
  await expect(empty.getByText('Fivefold', { exact: true })).toHaveCount(2)
  await expect(empty.getByText('1 min read')).toBeVisible()
  await expect(empty.getByRole('link')).toHaveAttribute('href', 'https://medium.com/fivefold')
  await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\[object/)
})

test('1,000 articles can be searched at once', async ({ page }) => {
  test.slow()
  const many = Array.from({ length: 1000 }, (_, index) =>
    feedItem({
      guid: String(index),
      title: `Article ${index}`,
      categories: [`Kind ${index % 40}`],
    }),
  )
  await openWith(page, many)
  await expect(articles(page)).toHaveCount(1000)
  await page.getByPlaceholder('Search articles...').fill('article 999')
  await expect(articles(page)).toHaveCount(1)
  await expect(first(page)).toContainText('Article 999')
})

test('the page reads an answer of 5 MB and shows it shortened', async ({ page }) => {
  const long = 'Un'.repeat(1_250_000)
  await openWith(page, [
    feedItem({
      guid: '1',
      title: long,
      author: long.slice(0, 1000),
      categories: [long.slice(0, 1000)],
    }),
    feedItem({
      guid: '2',
      title: 'Short',
      content: `<p>${'word '.repeat(500_000)}</p>`,
      description: '',
    }),
  ])
  await expect(articles(page)).toHaveCount(2)
  await expect(articles(page).nth(1).getByText('2500 min read')).toBeVisible()
  expect((await first(page).innerText()).length).toBeLessThan(1500)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true)
  }
})

test('unclosed tags and deep nesting do not stall the page', async ({ page }) => {
  await openWith(page, [
    feedItem({ guid: '1', description: '<'.repeat(100_000) }),
    feedItem({ guid: '2', description: '<p>'.repeat(50_000) }),
    feedItem({ guid: '3', description: `<!--${'-'.repeat(200_000)}` }),
    feedItem({ guid: '4', description: '&amp;'.repeat(50_000) }),
    feedItem({ guid: '5', description: `<script ${'a="'.repeat(50_000)}` }),
  ])
  await expect(articles(page)).toHaveCount(5)
  await page.getByPlaceholder('Search articles...').fill('nothing')
  await expect(page.getByText('No articles found', { exact: true })).toBeVisible()
})
