import { marketingPages, releasedRoutes } from '../../../fixtures/releases/released-routes'
import { isLongRun } from '../../../fixtures/long-run'
import { markupProblems } from '../../../fixtures/page/markup'
import { openPage } from '../../../fixtures/page/open-page'
import { siteUrl } from '../../../fixtures/every-page/whole-page'
import { releasedDocuments } from '../../../fixtures/releases/released-documents'
import { expect, test } from '../../../fixtures/test'

test('no released document has a dead link or anchor', async ({ request }) => {
  const linkedFrom = new Map<string, string>()
  for (const { file, html } of releasedDocuments()) {
    for (const [, address = ''] of html.matchAll(/<a\b[^>]* href="(\/[^"]*)/g)) {
      linkedFrom.set(address.replaceAll('&amp;', '&'), file)
    }
  }
  expect(linkedFrom.size).toBeGreaterThan(30)
  const answers = new Map<string, Promise<{ status: number; html: string }>>()
  for (const [address, from] of linkedFrom) {
    const [path = '', anchor] = address.split('#')
    // A query does not change the document.
    const [page = ''] = path.split('?')
    const answer =
      answers.get(page) ??
      request.get(path).then(async (each) => ({ status: each.status(), html: await each.text() }))
    answers.set(page, answer)
    const { status, html } = await answer
    expect.soft(status, `${address}, in ${from}`).toBe(200)
    if (anchor !== undefined)
      expect.soft(html, `${address}, in ${from}`).toContain(`id="${anchor}"`)
  }
})

/** Every document in a long run; accessibility.spec.ts has the guarded pages. */
test('the released documents are valid HTML', () => {
  const documents = releasedDocuments()
  expect(documents.length).toBeGreaterThan(30)
  const inTurn = documents.filter((_document, place) => isLongRun || place % 3 === 0)
  for (const { file, html } of inTurn) expect.soft(markupProblems(html), file).toEqual([])
})

test('no two pages share a title or a description', () => {
  const pages = releasedRoutes().filter(({ indexed }) => indexed)
  expect(pages.length).toBeGreaterThan(20)
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

test('title and description change with navigation', async ({ page }) => {
  const { title, description } = marketingPages().find(({ path }) => path === '/pricing') ?? {}
  await openPage(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveTitle(`${title} · Fivefold`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description ?? '')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}/pricing`)
})

test('the sitemap lists every indexed page once, and robots.txt names the sitemap', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address)
  const indexed = releasedRoutes().filter((route) => route.indexed)
  expect(listed.toSorted()).toEqual(
    indexed.map(({ path }) => new URL(path, siteUrl).href).toSorted(),
  )
  for (const path of ['/admin', '/portal', '/profile', '/support/tickets/new', '/search']) {
    expect(listed).not.toContain(siteUrl + path)
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
  expect(robots).not.toMatch(/^Disallow: \/\s*$/m)
})
