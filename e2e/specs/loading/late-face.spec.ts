import type { Page } from '@playwright/test'
import { isLongRun } from '../../fixtures/long-run'
import {
  holdFace,
  observeTexts,
  untilFaceShown,
  untilTextShown,
} from '../../fixtures/page/late-face'
import { expectNoShifts } from '../../fixtures/page/layout-shifts'
import { pagesOfThisRun, releasedRoutes } from '../../fixtures/releases/released-routes'
import { expect, test } from '../../fixtures/test'

const paths = pagesOfThisRun(releasedRoutes())
  .filter(({ access, path }) => !access.signIn && !path.includes(':'))
  .map(({ path }) => path)

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const path of paths) {
  test(`${path} shows the site's face when it comes late, and nothing moves`, async ({ page }) => {
    await observeTexts(page)
    for (const width of isLongRun ? [320, 390, 1440, 1920] : [390, 1440]) {
      const look = `${path} at ${width}`
      await page.setViewportSize({ width, height: 900 })
      const release = await holdFace(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await untilTextShown(page)
      const height = await heightOf(page)
      release()
      await untilFaceShown(page, look)
      expect.soft(Math.abs((await heightOf(page)) - height), look).toBeLessThan(5)
      await expectNoShifts(page, look)
      await page.unrouteAll()
    }
  })
}

/** The profile that Chrome's tools call Slow 4G. */
const slow4g = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

for (const path of ['/', '/pricing']) {
  test(`${path} shows the site's face within 3 s of the first paint on Slow 4G`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
    await untilFaceShown(page)
    const { sincePaint, requests } = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      return {
        sincePaint: performance.now() - paint,
        requests: files.filter((name) => name.endsWith('.woff2')).length,
      }
    })
    expect(sincePaint).toBeLessThan(3000)
    expect(requests).toBe(1)
    await expectNoShifts(page)
  })
}
