import { linkedAnchors } from '../../../fixtures/every-page/linked-anchors'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test('every anchor that header, footer or pages link to exists', async ({ page }) => {
  for (const [path, anchors] of Object.entries(linkedAnchors)) {
    await openPage(page, path)
    for (const anchor of anchors) await expect(page.locator(`#${anchor}`)).toHaveCount(1)
  }
})

test('a page opened by its address starts at its top or anchor, not at the last scroll position', async ({
  page,
}) => {
  await openPage(page, '/about')
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await openPage(page, '/pricing')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await openPage(page, '/platform#scd')
  await expect(page.locator('#scd').getByRole('heading', { level: 2 })).toBeInViewport()
})

test('a link reaches another page’s anchor, and the next page starts at its top', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'See SCD' }).click()
  await expect(page).toHaveURL('/platform#scd')
  await expect(page.locator('#scd').getByRole('heading', { level: 2 })).toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
