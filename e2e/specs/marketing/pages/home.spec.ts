import type { Page } from '@playwright/test'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

/** How many of the page's animations run without end. */
const loops = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const endless = effect?.getComputedTiming().iterations === Infinity
        return playState === 'running' && endless
      }).length,
  )

test('the hero’s animation pauses on request, out of view, and with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, '/')
  await expect.poll(() => loops(page)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Pause animation' }).click()
  await expect.poll(() => loops(page)).toBe(0)
  await page.getByRole('button', { name: 'Play animation' }).click()
  await expect.poll(() => loops(page)).toBeGreaterThan(0)

  await page.getByRole('link', { name: 'Schedule a Demo' }).scrollIntoViewIfNeeded()
  await expect.poll(() => loops(page)).toBe(0)
  for (const logo of await page
    .getByRole('region', { name: 'Trusted By' })
    .getByRole('img')
    .all()) {
    await logo.scrollIntoViewIfNeeded()
    await expect
      .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0)
  }
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect.poll(() => loops(page)).toBeGreaterThan(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => loops(page)).toBe(0)
  await expect(page.getByRole('button', { name: 'Pause animation' })).toHaveCount(0)
})
