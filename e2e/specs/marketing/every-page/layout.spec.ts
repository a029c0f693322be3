import type { Page } from '@playwright/test'
import { shifts } from '../../../fixtures/page/layout-shifts'
import { marketingPages, pagesOfThisRun } from '../../../fixtures/releases/released-routes'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

/** The width in pixels that scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function openSettled(page: Page, path: string) {
  await openPage(page, path)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** The longest pages in pixels, on a laptop and on a phone. */
const longest = {
  '/': [3700, 5000],
  '/platform': [7200, 8800],
  '/pricing': [3800, 5500],
  '/about': [4200, 5400],
}

test('the longest pages stay within their height limits', async ({ page }) => {
  for (const [path, [laptop, phone]] of Object.entries(longest)) {
    await openSettled(page, path)
    for (const [width, limit] of [
      [1440, laptop],
      [390, phone],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(height, `${path} at ${width}`).toBeLessThanOrEqual(limit ?? 0)
    }
  }
})

for (const { path } of pagesOfThisRun(marketingPages())) {
  test(`${path} has no layout shifts and fits every window, also with large text`, async ({
    page,
  }) => {
    for (const [width, narrower] of [
      [390, 320],
      [1440, 768],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await openSettled(page, path)
      expect.soft(await shifts(page), `shifts at ${width}`).toEqual([])
      expect.soft(await overflow(page), `overflow at ${width}`).toBe(0)
      await page.setViewportSize({ width: narrower, height: 900 })
      expect.soft(await overflow(page), `overflow at ${narrower}`).toBe(0)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect.soft(await overflow(page), 'overflow with text of 200 %').toBe(0)
  })
}
