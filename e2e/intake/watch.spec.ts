import type { Browser } from '@playwright/test'
import { openPage } from '../fixtures/page/open-page'
import { expect, test } from '../fixtures/test'
import { untilReady } from './until-ready'

test.beforeEach(({ request }) => untilReady(request))

/** A page of a new visitor. Browsers that a program drives are no sample, so this one denies it. */
async function visitor(browser: Browser, wishes: object = {}) {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript((given) => {
    for (const [name, value] of Object.entries({ webdriver: false, ...given })) {
      Object.defineProperty(navigator, name, { get: () => value })
    }
  }, wishes)
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/intake/v1/logs')) reports.push(request.postData() ?? '')
  })
  return { page, reports }
}

test('a browser is counted once for a release, with its first error', async ({
  browser,
  request,
}) => {
  const figure = async (name: string) => {
    const headers = { authorization: 'Bearer key-of-a-collector' }
    const metrics = await (await request.get('/intake/metrics', { headers })).text()
    const line = metrics
      .split('\n')
      .find((text) => text.startsWith(name) && text.includes('"support"'))
    return Number(line?.split(' ').at(-1) ?? 0)
  }
  const starts = await figure('fivefold_starts_total')
  const failing = await figure('fivefold_failing_browsers_total')

  const { page, reports } = await visitor(browser)
  await openPage(page, '/support/kb?search=my+secret')
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('No “my secret” here'))))
  await expect.poll(() => figure('fivefold_failing_browsers_total')).toBe(failing + 1)
  expect(await figure('fivefold_starts_total')).toBe(starts + 1)
  expect(reports.join('\n')).toContain('/support/kb')
  expect(reports.join('\n')).not.toContain('secret')

  await openPage(page, '/support/kb')
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('Again'))))
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.waitForTimeout(3_000)
  expect(await figure('fivefold_starts_total')).toBe(starts + 1)
  expect(await figure('fivefold_failing_browsers_total')).toBe(failing + 1)
})

for (const [wish, given] of Object.entries({
  'Do Not Track': { doNotTrack: '1' },
  'Global Privacy Control': { globalPrivacyControl: true },
})) {
  test(`nothing is reported with ${wish}`, async ({ browser }) => {
    const { page, reports } = await visitor(browser, given)
    await openPage(page, '/support')
    await page.waitForTimeout(8_000)
    expect(reports).toEqual([])
  })
}
