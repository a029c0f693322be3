import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import type { Page } from '@playwright/test'
import { linkedAddresses } from '../../../fixtures/page/linked-anchors'
import {
  marketingPages,
  pagesOfThisRun,
  releasedRoutes,
} from '../../../fixtures/releases/released-routes'
import { markupProblems } from '../../../fixtures/page/markup'
import { openPage } from '../../../fixtures/page/open-page'
import { releasedDocuments } from '../../../fixtures/releases/released-documents'
import { expect, test } from '../../../fixtures/test'

const siteUrl = 'https://www.fivefold.example'

test('every page has one h1, landmarks, its own head, and no dead link', async ({ page }) => {
  test.slow()
  const targets = new Map<string, string>()
  for (const route of pagesOfThisRun(marketingPages())) {
    await test.step(route.path, async () => {
      await openPage(page, route.path)
      await expectLandmarks(page)
      await expectHead(page, route)
      await expectStructuredData(page, route)
      for (const target of await linkTargets(page, route.path)) targets.set(target, route.path)
    })
  }
  for (const [target, from] of targets) {
    const response = await page.request.get(target)
    expect.soft(response.status(), `${target}, linked from ${from}`).toBe(200)
  }
})

test('no released document has a dead link', async ({ request }) => {
  const linkedFrom = new Map<string, string>()
  for (const { file, html } of releasedDocuments()) {
    for (const [, address = ''] of html.matchAll(/<a\b[^>]* href="(\/[^"#]*)/g)) {
      linkedFrom.set(address.replaceAll('&amp;', '&'), file)
    }
  }
  expect(linkedFrom.size).toBeGreaterThan(30)
  for (const [address, from] of linkedFrom) {
    expect.soft((await request.get(address)).status(), `${address}, in ${from}`).toBe(200)
  }
})

async function expectLandmarks(page: Page) {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(landmark)).toHaveCount(1)
  }
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))))
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  expect.soft(skipped, 'headings that skip a level').toEqual([])
}

async function expectHead(page: Page, { path, title, description, indexed }: RouteEntry) {
  const canonical = siteUrl + (path.startsWith('/blog') ? '/blog' : path)
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
  await expect.soft(page).toHaveTitle(path === '/' ? `Fivefold · ${title}` : `${title} · Fivefold`)
  expect.soft(await content('description')).toBe(description)
  await expect.soft(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
  expect.soft(await content('og:title')).toBe(await page.title())
  expect.soft(await content('og:description')).toBe(description)
  expect.soft(await content('og:url')).toBe(canonical)
  expect.soft(await content('og:image')).toMatch(/^https:\/\/.+\.png$/)
  expect.soft(await content('twitter:card')).toBe('summary_large_image')
  await expect.soft(page.locator('meta[name=robots]')).toHaveCount(indexed ? 0 : 1)
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en')
}

async function expectStructuredData(page: Page, { path, indexed }: RouteEntry) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = texts.map((text) => JSON.parse(text)['@type'])
  if (path === '/') expect.soft(types).toContain('Organization')
  else if (indexed) expect.soft(types).toContain('BreadcrumbList')
}

/** Checks the links of a page. @returns the addresses on this site. */
async function linkTargets(page: Page, path: string) {
  const links = await page.locator('a[href]').evaluateAll((anchors) =>
    anchors
      .filter((anchor) => anchor instanceof HTMLAnchorElement)
      .map((anchor) => ({
        href: anchor.getAttribute('href') ?? '',
        address: anchor.href,
        target: anchor.target,
        rel: anchor.rel,
      })),
  )
  expect.soft(links.length).toBeGreaterThan(20)
  const targets = new Set<string>()
  for (const { href, address, target, rel } of links) {
    if (/^https?:/.test(href)) {
      expect.soft({ href, target, rel }).toEqual({
        href,
        target: '_blank',
        rel: 'noopener noreferrer',
      })
    } else if (href.startsWith('mailto:')) {
      expect.soft(href).toMatch(/^mailto:[\w.]+@fivefold\.example(\?|$)/)
    } else {
      expect.soft(href).toMatch(/^\/|^#/)
      const { pathname, search, hash } = new URL(address)
      if (hash !== '') {
        if (pathname === path) await expect.soft(page.locator(hash), href).toHaveCount(1)
        else expect.soft([...linkedAddresses], href).toContain(pathname + hash)
      }
      targets.add(pathname + search)
    }
  }
  return targets
}

test('every released document is valid HTML', () => {
  const documents = releasedDocuments()
  expect(documents.length).toBeGreaterThan(30)
  for (const { file, html } of documents) expect.soft(markupProblems(html), file).toEqual([])
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
