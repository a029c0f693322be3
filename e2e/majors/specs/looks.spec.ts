import { expect, test, type Page } from '@playwright/test'
import { untilInteractive } from '../../fixtures/page/open-page'
import { markPrerendered } from '../../interop/mark-prerendered'
import { lookOf } from '../look-of'
import { matrixOrigins } from '../../suite-config'
import { atFirst, majorStates } from '../major-states'

test.use({ reducedMotion: 'reduce' })

const pages = [
  { remote: 'marketing', path: '/pricing', from: '/support/kb', link: 'Pricing' },
  { remote: 'support', path: '/support/kb', from: '/pricing', link: 'Knowledge base' },
]

/** The looks of a page: its document, with scripts, and after navigation from another remote. */
async function looksOf(page: Page, origin: string, { path, from, link }: (typeof pages)[number]) {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(origin + path)
  const document = await lookOf(page)
  const title = (await heading.textContent()) ?? ''
  await untilInteractive(page)
  await expect(heading).toHaveAttribute('data-prerendered', '')
  const interactive = await lookOf(page)
  await page.goto(origin + from)
  await untilInteractive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
  await expect(heading).toHaveText(title)
  await untilInteractive(page)
  return { document, interactive, reached: await lookOf(page) }
}

for (const each of pages) {
  test(`${each.path} looks as it does with the current major versions`, async ({ page, request }, {
    project,
  }) => {
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted ?Type/i.test(message.text())) {
        violations.push(message.text())
      }
    })
    // Web fonts may arrive too late.
    await page.route('**/*.woff2', (route) => route.abort())
    await markPrerendered(page)
    const [first = '', now = ''] = [atFirst, project.name].map((state) => matrixOrigins()[state])
    const before = await looksOf(page, first, each)
    expect(await looksOf(page, now, each)).toEqual(before)
    expect(violations).toEqual([])

    const { moved = [] } = majorStates[project.name] ?? {}
    if (moved.includes('host') || moved.includes(each.remote)) return
    const texts = [first, now].map(async (site) => (await request.get(site + each.path)).text())
    expect(new Set(await Promise.all(texts)).size, 'the same document for its visitors').toBe(1)
  })
}
