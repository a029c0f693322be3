import { launchBrowser } from '../../../extensions/smoke/find-browser'
import { openPage } from '../../fixtures/page/open-page'
import { expectNoSidewaysScroll } from '../../fixtures/page/page-width'
import { pagesOfThisRun, releasedRoutes } from '../../fixtures/releases/released-routes'
import { test } from '../../fixtures/test'

test('no page scrolls sideways on a phone of a visitor who reads text at 200 %', async ({
  baseURL,
}) => {
  test.slow()
  const browser = await launchBrowser(['--blink-settings=defaultFontSize=32'])
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
  const page = await context.newPage()
  // Guarded pages ask this visitor to sign in, all in the same way.
  const pages = pagesOfThisRun(releasedRoutes()).filter(({ access }) => !access.signIn)
  for (const path of [...pages.map((page) => page.path), '/portal']) {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, path.replace(':id', 'any-post'))
    await expectNoSidewaysScroll(page, `${path} at 390 px`)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page, `${path} at 320 px`)
  }
  await browser.close()
})
