import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pageAnswers } from '../../fixtures/page/open-page'
import { customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { siteFolder } from '../../site'

/* What `pnpm bench` shows and no machine changes: bytes as they are sent, requests, layout shifts. */

interface Budget {
  /** Bytes, brotli, as the next. */
  document: number
  /** Everything that runs before the page answers. */
  script: number
  /** With the document, the font and the pictures. */
  requests: number
}

const budgets: Readonly<Record<string, Budget>> = {
  '/': { document: 20_000, script: 130_000, requests: 20 },
  '/pricing': { document: 20_000, script: 140_000, requests: 20 },
  '/support/kb': { document: 14_000, script: 130_000, requests: 20 },
}

/** The sum of all shifts of a page. */
const shiftLimit = 0.01

const sentBytes = (file: string) => statSync(path.join(siteFolder, `${file}.br`)).size

for (const [address, budget] of Object.entries(budgets)) {
  test(`${address} stays within its budget`, () => {
    const file = path.posix.join(address, 'index.html')
    const document = readFileSync(path.join(siteFolder, file), 'utf8')
    const named = (pattern: RegExp) => [...document.matchAll(pattern)].map(([, name = '']) => name)
    const scripts = named(/<link rel="modulepreload" href="([^"]+)"/g)
    const others = new Set(named(/<(?:img [^>]*src|link rel="preload"[^>]* href)="([^"]+)"/g))
    expect(sentBytes(file)).toBeLessThanOrEqual(budget.document)
    expect(scripts.map(sentBytes).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(
      budget.script,
    )
    expect(1 + scripts.length + others.size).toBeLessThanOrEqual(budget.requests)
  })
}

for (const visitor of ['a stranger', 'a customer'] as const) {
  test(`nothing moves while a page becomes interactive for ${visitor}`, async ({ page, store }) => {
    if (visitor === 'a customer') await store.signIn(customer)
    const more = visitor === 'a customer' ? ['/portal'] : []
    for (const address of [...Object.keys(budgets), ...more]) {
      await page.goto(address)
      await pageAnswers(page)
      expect(await page.evaluate(layoutShifts), address).toBeLessThanOrEqual(shiftLimit)
    }
  })
}

/** Those until two frames after now: what becomes interactive has been painted by then. */
function layoutShifts() {
  return new Promise<number>((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
  })
}
