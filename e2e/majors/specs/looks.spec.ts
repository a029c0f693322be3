import { expect, test, type Page } from '@playwright/test'
import { untilInteractive } from '../../fixtures/page/open-page'
import { markPrerendered } from '../../interop/mark-prerendered'
import { lookOf } from '../look-of'
import { atFirst, majorOrigins } from '../major-states'

test.use({ reducedMotion: 'reduce' })

const pages = [
  { path: '/pricing', from: '/support/kb', link: 'Pricing' },
  { path: '/support/kb', from: '/pricing', link: 'Knowledge base' },
]

/** How a page looks from its document alone, with its scripts, and reached from another remote's page. */
async function looksOf(page: Page, origin: string, { path, from, link }: (typeof pages)[number]) {
  await page.goto(origin + path)
  const document = await lookOf(page)
  await untilInteractive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-prerendered', '')
  const interactive = await lookOf(page)
  await page.goto(origin + from)
  await untilInteractive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
  await expect(page).toHaveURL(origin + path)
  await untilInteractive(page)
  return { document, interactive, reached: await lookOf(page) }
}

for (const each of pages) {
  test(`${each.path} looks as it did before anybody moved`, async ({ page, baseURL = '' }) => {
    const violations: string[] = []
    page.on('console', ({ text }) => {
      if (/Content Security Policy|Trusted ?Type/i.test(text())) violations.push(text())
    })
    await markPrerendered(page)
    const before = await looksOf(page, majorOrigins()[atFirst] ?? '', each)
    expect(await looksOf(page, baseURL, each)).toEqual(before)
    expect(violations).toEqual([])
  })
}
