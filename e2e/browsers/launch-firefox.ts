import { launch, type ElementHandle, type Page } from 'puppeteer-core'
import type { DrivenElement, DrivenPage, RunningBrowser } from './driven-page'

/** Starts an installed Firefox and drives it with WebDriver BiDi, which needs no driver program. */
export async function launchFirefox(executablePath: string): Promise<RunningBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 900 },
  })
  const [page = await browser.newPage()] = await browser.pages()
  const version = await browser.version()
  return {
    version: version.replace(/^\w+\//, ''),
    drivenBy: 'WebDriver BiDi',
    page: bidiPage(page),
    stop: () => browser.close(),
  }
}

function bidiPage(page: Page): DrivenPage {
  return {
    open: async (address) => {
      await page.goto(address)
    },
    // puppeteer’s own address misses pages that come back from the cache.
    address: async () => String(await page.evaluate('location.href')),
    evaluate: (expression) => page.evaluate(expression),
    find: async (xpath) => {
      for (const element of await page.$$(`xpath/${xpath}`)) {
        if (await element.isVisible().catch(() => false)) return drivenElement(element)
      }
      return undefined
    },
  }
}

function drivenElement(element: ElementHandle): DrivenElement {
  return {
    click: () => element.click(),
    fill: (text) => element.asLocator().fill(text),
    // Typing into a select chooses the option.
    choose: (option) => element.type(option),
    pressEnter: () => element.press('Enter'),
  }
}
