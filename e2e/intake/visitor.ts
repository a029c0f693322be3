import type { Browser } from '@playwright/test'

/** Milliseconds of the page's clock, after which it has sent its reports. */
export const sendingTime = 10_000

/** A page of a new visitor. Browsers that a program drives are no sample, so this one denies it. */
export async function visitor(browser: Browser, wishes: object = {}) {
  const page = await (await browser.newContext()).newPage()
  await page.clock.install()
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
