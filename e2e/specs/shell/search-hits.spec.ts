import { readFileSync } from 'node:fs'
import path from 'node:path'
import { seedArticles } from '@fivefold/shared/domain/site/seed-articles-content'
import { staticAttribute } from '@fivefold/shared/loading/static-part'
import { articleSections } from '@fivefold/shared/search/own-sections'
import { searchFileOf, type SearchSection } from '@fivefold/shared/search/search-section'
import { termsOf } from '@fivefold/shared/search/search-words'
import { shownHit } from '@fivefold/shared/search/shown-hit'
import type { Page } from '@playwright/test'
import { isLongRun } from '../../fixtures/long-run'
import { expectMarked, markedInSight } from '../../fixtures/search/marked-words'
import { openPage } from '../../fixtures/page/open-page'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { expect, test } from '../../fixtures/test'
import { siteFolder } from '../../site'

const publishedSections = (remote: string): SearchSection[] =>
  JSON.parse(readFileSync(path.join(siteFolder, searchFileOf(remote)), 'utf8')).sections

/** A hit for the last sentence of a section, which pages are most likely to hide. */
const hitFor = (section: SearchSection) => {
  const [last = section.title] = section.text.split(/[.!?] | · /).slice(-1)
  return shownHit({ section, terms: termsOf(last) })
}

/** Follows a link as a click on a result does, without loading the document again. */
const follow = (page: Page, href: string) =>
  page.evaluate(
    ({ address, attribute }) => {
      CSS.highlights.clear()
      const part = document.createElement('div')
      part.setAttribute(attribute, '')
      const link = document.createElement('a')
      link.href = address
      part.append(link)
      document.body.append(part)
      link.click()
      part.remove()
    },
    { address: href, attribute: staticAttribute },
  )

/** Every section in a long run; else the last one of every second page. */
const inTurn = (sections: readonly SearchSection[]) => {
  // Guarded pages ask a visitor to sign in first.
  const ofPages = sections.filter(({ page, url }) => page !== '' && !url.startsWith('/portal'))
  if (isLongRun) return ofPages
  const lastOfPages = new Map(ofPages.map((section) => [section.page, section]))
  return [...lastOfPages.values()].filter((_section, place) => place % 2 === 0)
}

test('sections of the index open with their words marked and in sight', async ({ page }) => {
  test.slow()
  const published = Object.keys(releasedRegistry().remotes).flatMap(publishedSections)
  expect(published.length).toBeGreaterThan(200)
  const hits = inTurn([...published, ...articleSections(seedArticles)]).map(hitFor)
  await openPage(page, '/careers')
  const lost: string[] = []
  for (const { href } of hits) {
    await follow(page, href)
    await expect
      .poll(() => markedInSight(page), { timeout: 4000, intervals: [50] })
      .not.toEqual([])
      .catch(() => lost.push(href))
  }
  expect(lost).toEqual([])
})

test('a loaded address opens the tab, the answer, the industry or the article with its words', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await openPage(page, '/platform?mark=HIPAA#platform-specifications')
  await expectMarked(page, 'HIPAA')
  await expect(main.getByRole('tab', { name: 'Compliance' })).toHaveAttribute(
    'aria-selected',
    'true',
  )

  await openPage(page, '/pricing?mark=money-back+guarantee#faq-refund')
  await expectMarked(page, 'guarantee')

  await openPage(page, '/solutions?industry=manufacturing&mark=downtime#industry')
  await expectMarked(page, 'downtime')

  await openPage(page, '/support/kb?article=kb-connect-first-system&mark=Token+expired')
  await expectMarked(page, 'Token expired')
})

test('going back returns to where the visitor was, and the words stay marked', async ({ page }) => {
  await openPage(page, '/privacy?mark=PIPEDA#regions-title')
  await expectMarked(page, 'PIPEDA')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('passage'))).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('the words stay in sight while the page above them grows, until the visitor scrolls', async ({
  page,
}) => {
  let answerFeed = () => {}
  const requested = new Promise<void>((resolve) => (answerFeed = resolve))
  await page.route('**/sample-feed.json*', async (route) => {
    await requested
    await route.continue()
  })
  await openPage(page, '/careers')
  await follow(page, '/blog?mark=Ask+article+left+out#blog-closing')
  await expectMarked(page, 'article')
  answerFeed()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectMarked(page, 'article')
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => markedInSight(page)).toEqual([])
})
