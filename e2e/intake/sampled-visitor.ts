import type { Browser, Page } from '@playwright/test'
import { openPage } from '../fixtures/page/open-page'

/** Milliseconds of the page's clock, after which it has sent its reports. */
export const sendingTime = 10_000

/** A page of a new visitor. Browsers that a program drives are no sample, so this one denies it. */
export async function sampledVisitor(browser: Browser, wishes: object = {}) {
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

/**
 * Opens a page, and fails there. Resolves when reports of it would have been sent.
 * @param script the path of a script that has thrown the error.
 */
export async function failAt(page: Page, address: string, script = '') {
  await openPage(page, address)
  await page.clock.runFor(sendingTime)
  await page.evaluate((thrower) => {
    const error = new Error('No “my secret” here')
    if (thrower) error.stack = `Error\n    at submit (${location.origin}${thrower}:1:2)`
    void Promise.reject(error)
  }, script)
  await page.clock.runFor(sendingTime)
}
