import { linkedAddresses } from '../../../fixtures/page/linked-anchors'
import { marketingPages, releasedRoutes } from '../../../fixtures/releases/released-routes'
import { markupProblems } from '../../../fixtures/page/markup'
import { openPage } from '../../../fixtures/page/open-page'
import { releasedDocuments } from '../../../fixtures/releases/released-documents'
import { expect, test } from '../../../fixtures/test'

const siteUrl = 'https://www.fivefold.example'

/** Addresses that a page of this worker has already asked for. */
const known = new Set<string>()

for (const { path, title, description, indexed } of marketingPages()) {
  test(`${path} has one heading, a head of its own, and no dead link`, async ({ page }) => {
    await openPage(page, path)

    await test.step('heading and landmarks', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1)
      }
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))))
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
      expect(skipped, 'headings that skip a level').toEqual([])
    })

    await test.step('head', async () => {
      const canonical = siteUrl + (path.startsWith('/blog') ? '/blog' : path)
      const content = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
      await expect(page).toHaveTitle(path === '/' ? `Fivefold · ${title}` : `${title} · Fivefold`)
      expect(await content('description')).toBe(description)
      expect(description.length).toBeGreaterThanOrEqual(50)
      expect(description.length).toBeLessThanOrEqual(160)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical)
      expect(await content('og:title')).toBe(await page.title())
      expect(await content('og:description')).toBe(description)
      expect(await content('og:url')).toBe(canonical)
      expect(await content('og:image')).toMatch(/^https:\/\/.+\.png$/)
      expect(await content('twitter:card')).toBe('summary_large_image')
      await expect(page.locator('meta[name=robots]')).toHaveCount(indexed ? 0 : 1)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })

    await test.step('structured data', async () => {
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
      const types = texts.map((text) => JSON.parse(text)['@type'])
      if (path === '/') expect(types).toContain('Organization')
      else if (indexed) expect(types).toContain('BreadcrumbList')
    })

    await test.step('links', async () => {
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
      expect(links.length).toBeGreaterThan(20)
      for (const { href, address, target, rel } of links) {
        if (/^https?:/.test(href)) {
          expect.soft({ href, target, rel }).toEqual({
            href,
            target: '_blank',
            rel: 'noopener noreferrer',
          })
        } else if (!href.startsWith('mailto:')) {
          expect.soft(href).toMatch(/^\/|^#/)
          const { pathname, search, hash } = new URL(address)
          if (hash !== '') {
            if (pathname === path) await expect.soft(page.locator(hash), href).toHaveCount(1)
            else expect.soft([...linkedAddresses], href).toContain(pathname + hash)
          }
          if (known.has(pathname + search)) continue
          known.add(pathname + search)
          const response = await page.request.get(pathname + search)
          expect.soft(response.status(), href).toBe(200)
        } else {
          expect.soft(href).toMatch(/^mailto:[\w.]+@fivefold\.example(\?|$)/)
        }
      }
    })
  })
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

test('the title and the description follow the visitor through the site', async ({ page }) => {
  const { title, description } = marketingPages().find(({ path }) => path === '/pricing') ?? {}
  await openPage(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveTitle(`${title} · Fivefold`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description ?? '')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}/pricing`)
})

test('the sitemap lists every indexed page once, robots.txt names the sitemap', async ({
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
