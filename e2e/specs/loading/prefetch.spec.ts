import type { Page } from '@playwright/test'
import { RequestedPaths, icon } from '../../fixtures/page/requested-paths'
import { errorRecords, openPage, untilInteractive } from '../../fixtures/page/open-page'
import { saveData } from '../../fixtures/page/save-data'
import { expect, test } from '../../fixtures/test'

const linkTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name })

/** The page’s files that came over the network, not from the cache. */
const sentFiles = (page: Page) =>
  page.evaluate((icon) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sent = entries.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name)
    return sent.filter((name) => new URL(name).pathname !== icon)
  }, icon)

const ofSupport = (path: string) => path.startsWith('/remotes/support/')

test('a page of another remote opens without a request after its link was hovered', async ({
  page,
}) => {
  const requested = new RequestedPaths(page)
  await openPage(page, '/careers')
  await requested.quiet()
  const link = linkTo(page, 'Knowledge base')
  await requested.until(ofSupport, () => link.hover())
  expect(await requested.during(() => link.focus())).toEqual([])

  const opened = await requested.during(async () => {
    await link.click()
    await expect(page.getByLabel('Search articles')).toBeVisible()
  })
  expect(opened).toEqual([])
  const sent = await sentFiles(page)
  expect(sent.length).toBeGreaterThan(0)
  expect(sent, 'nothing is fetched twice').toHaveLength(new Set(sent).size)
})

test('an idle page prefetches the pages of visible links', async ({ page }) => {
  const requested = new RequestedPaths(page)
  await openPage(page, '/')
  const ofPlatform = (path: string) => path.includes('/platform-page')
  await expect.poll(() => requested.all.filter(ofPlatform)).toHaveLength(1)
  const opened = await requested.during(async () => {
    await page.getByRole('main').getByRole('link', { name: 'See the platform' }).click()
    await expect(page).toHaveURL('/platform')
    await untilInteractive(page)
  })
  expect(opened.filter(ofPlatform)).toEqual([])
})

test('nothing is prefetched for visitors who save data', async ({ page }) => {
  await saveData(page)
  const requested = new RequestedPaths(page)
  await openPage(page, '/careers')
  await requested.quiet()
  expect(await requested.during(() => linkTo(page, 'Knowledge base').hover())).toEqual([])
  expect(await requested.during(() => linkTo(page, 'Terms').focus())).toEqual([])
})

test('a failed prefetch shows and records no error, and its page opens', async ({ page }) => {
  const requested = new RequestedPaths(page)
  await openPage(page, '/careers')
  await page.route('**/remotes/support/**', (route) => route.abort())
  const link = linkTo(page, 'Knowledge base')
  await requested.until(ofSupport, () => link.hover())
  await page.unroute('**/remotes/support/**')
  await link.click()
  await expect(page.getByLabel('Search articles')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await errorRecords(page)).toEqual([])
})
