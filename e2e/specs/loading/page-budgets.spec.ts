import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { sentBytes } from '../../fixtures/prerendering/sent-bytes'
import { firstModules } from '../../fixtures/releases/start-files'
import { expectNoShifts } from '../../fixtures/page/layout-shifts'
import { openPage, untilInteractive } from '../../fixtures/page/open-page'
import { saveData } from '../../fixtures/page/save-data'
import { customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { siteFolder } from '../../site'

/* The figures of `pnpm bench counts` that are the same on every machine: sent bytes, requests, layout shifts. */

interface Budget {
  /** Bytes with brotli, like `early` and `script`. */
  document: number
  /** The scripts that run before the visitor’s intent, with the inline script. */
  early: number
  /** All scripts that run until the page is interactive. */
  script: number
  /** All requests, with the document, the font, the pictures and the feed. */
  requests: number
}

/**
 * Most scripts have 200 bytes more than was measured, and documents up to 130, so that a line of code needs no hunt
 * for bytes.
 * The rules for text of twice its size are 80 to 120 bytes of a document; a row that fades has 70 more, and the lines
 * of an opening 70.
 * A font that comes late is 640 bytes of the starter, after the first paint.
 * 60 bytes of a document make CDN optimizers skip its scripts, and show that scripts do not start.
 */
const budgets: Readonly<Record<string, Budget>> = {
  '/': { document: 20_400, early: 6_400, script: 115_600, requests: 12 },
  '/pricing': { document: 19_520, early: 6_400, script: 125_600, requests: 10 },
  '/blog': { document: 18_600, early: 6_400, script: 124_700, requests: 12 },
  // Counts that follow from the ratings, and drafts that lose only their longest texts, are 60 bytes.
  // The links to twelve answers are 700 bytes of the document, and 1,400 bytes and a file of the scripts.
  '/support/kb': { document: 16_210, early: 6_400, script: 137_800, requests: 12 },
}

/** The size of the last inline script, which also sets the theme. */
function loaderBytes(document: string) {
  const inline = [...document.matchAll(/<script data-cfasync="false">(.*?)<\/script>/gs)].map(
    ([, source = '']) => source,
  )
  return brotliCompressSync(inline.at(-1) ?? '').length
}

for (const [address, budget] of Object.entries(budgets)) {
  test(`${address} stays within its budget`, async () => {
    const file = path.posix.join(address, 'index.html')
    const document = readFileSync(path.join(siteFolder, file), 'utf8')
    // The browser does not request their content.
    const requesting = document.replace(/<(template|noscript)\b.*?<\/\1>/gs, '')
    const named = (pattern: RegExp) =>
      [...requesting.matchAll(pattern)].map(([, name = '']) => name)
    const scripts = firstModules(document)
    const others = new Set(named(/<(?:img [^>]*src|link rel="preload"[^>]* href)="([^"]+)"/g))
    expect(await sentBytes(file)).toBeLessThanOrEqual(budget.document)
    const sizes = await Promise.all(scripts.map(sentBytes))
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(budget.script)
    for (const script of scripts) {
      const source = readFileSync(path.join(siteFolder, script), 'utf8')
      expect(source.split('\n', 1), script).toEqual(['//# allFunctionsCalledOnLoad'])
    }
    const [starter = ''] = scripts
    expect(starter).toMatch(/starter-/)
    const [starterSize = 0] = sizes
    expect(starterSize + loaderBytes(document)).toBeLessThanOrEqual(budget.early)
    expect(1 + scripts.length + others.size).toBeLessThanOrEqual(budget.requests)
  })
}

/** A first visit to `/`, with everything that loads when the page is idle. */
const visitBudget = { scriptBytes: 157_600, requests: 18 }

test('a visit to / stays within its budget, including idle requests', async ({ page }) => {
  await saveData(page)
  const answers: Response[] = []
  page.on('response', (response) => {
    if (!/^data:|favicon/.test(response.url())) answers.push(response)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await untilInteractive(page)
  const scripts = answers.filter((answer) => new URL(answer.url()).pathname.endsWith('.js'))
  const sizes = await Promise.all(scripts.map((answer) => answer.request().sizes()))
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(answers.length).toBeLessThanOrEqual(visitBudget.requests)
  expect(bytes).toBeLessThanOrEqual(visitBudget.scriptBytes)
})

test('nothing moves while a page becomes interactive for a customer', async ({ page, store }) => {
  await store.signIn(customer)
  for (const address of [...Object.keys(budgets), '/portal']) {
    await openPage(page, address)
    await expectNoShifts(page, address)
  }
})
