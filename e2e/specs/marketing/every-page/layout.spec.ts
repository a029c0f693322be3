import type { Page } from '@playwright/test'
import { expectNoShifts } from '../../../fixtures/page/layout-shifts'
import { marketingPages, pagesOfThisRun } from '../../../fixtures/releases/released-routes'
import { expectNoSidewaysScroll, resizeTo } from '../../../fixtures/page/page-width'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

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
  test(`${path} has no layout shifts`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await openSettled(page, path)
      await expectNoShifts(page, `${path} at ${width}`)
      await expectNoSidewaysScroll(page, `at ${width} px`)
    }
    await resizeTo(page, 768, 900)
    await expectNoSidewaysScroll(page, 'at 768 px')
  })
}
