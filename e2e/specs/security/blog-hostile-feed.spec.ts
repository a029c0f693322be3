import type { Page } from '@playwright/test'
import { feedItem, feedOf, serveFeed } from '../../fixtures/blog-feed'
import { openPage } from '../../fixtures/page/open-page'
import { expect, test } from '../../fixtures/test'

const articles = (page: Page) => page.getByRole('main').getByRole('article')
const first = (page: Page) => articles(page).first()

async function openWith(page: Page, items: readonly unknown[]) {
  await serveFeed(page, feedOf(items))
  await openPage(page, '/blog')
  await expect(first(page)).toBeVisible()
}

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
