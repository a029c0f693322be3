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

test('rows that scroll sideways on a phone fade at their end until it is reached', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const found: string[] = []
  for (const { path } of marketingPages()) {
    await openSettled(page, path)
    const strips = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const isStrip = (each: Element) =>
        /auto|scroll/.test(getComputedStyle(each).overflowX) &&
        each.scrollWidth > each.clientWidth + 1 &&
        each.checkVisibility()
      const look = (each: Element) => getComputedStyle(each).maskImage
      const looks: string[][] = []
      for (const strip of [...document.querySelectorAll('body *')].filter(isStrip)) {
        strip.scrollLeft = 0
        await frame()
        await frame()
        const atStart = look(strip)
        strip.scrollLeft = strip.scrollWidth
        await frame()
        await frame()
        looks.push([strip.getAttribute('aria-label') ?? strip.tagName, atStart, look(strip)])
      }
      return looks
    })
    for (const [name = '', atStart, atEnd] of strips) {
      found.push(name)
      expect.soft(atStart, `${path}, ${name}`).toContain('linear-gradient')
      expect.soft(atEnd, `${path}, ${name}`).toBe('none')
    }
  }
  expect(found.length).toBeGreaterThan(5)
})

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
