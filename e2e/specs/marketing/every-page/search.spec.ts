import { textForAddress } from '@fivefold/shared/routing/longest-query'
import type { Page } from '@playwright/test'
import { holdScripts } from '../../../fixtures/page/hold-scripts'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

/** Milliseconds that the skeleton stands. */
const loadingDelay = 500

const main = (page: Page) => page.getByRole('main')
const field = (page: Page) => main(page).getByPlaceholder('Search the product...')
const submit = (page: Page) => main(page).getByRole('button', { name: 'Search', exact: true })
const results = (page: Page) => main(page).getByRole('tabpanel').getByRole('listitem')
const skeleton = (page: Page) => main(page).getByText('Searching…')

async function countOf(page: Page, tab: string) {
  const name = await page.getByRole('tab', { name: new RegExp(`^${tab} \\d+$`) }).innerText()
  return Number(name.match(/\d+$/)?.[0])
}

test('the skeleton stands for 500 ms, then the results', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/about')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByPlaceholder('Search the product...').fill('cortex')
  await dialog.getByPlaceholder('Search the product...').press('Enter')
  await expect(page).toHaveURL('/search?q=cortex')
  await page.clock.runFor(1)
  await expect(skeleton(page)).toBeAttached()
  await page.clock.runFor(loadingDelay - 2)
  await expect(skeleton(page)).toBeAttached()
  await expect(results(page)).toHaveCount(0)
  await page.clock.runFor(loadingDelay)
  await expect(skeleton(page)).toHaveCount(0)
  await expect(results(page)).not.toHaveCount(0)
})

test('an address with a query shows the skeleton from the first paint on, one without the start', async ({
  page,
}) => {
  const start = main(page).getByRole('heading', { name: 'What are you looking for?' })
  const release = await holdScripts(page)
  await page.goto('/search', { waitUntil: 'commit' })
  await expect(start).toBeVisible()
  await expect(skeleton(page)).toBeHidden()

  await page.goto('/search?q=cortex', { waitUntil: 'commit' })
  await expect(skeleton(page)).toBeVisible()
  await expect(start).toBeHidden()
  release()
  await expect(results(page).first()).toBeVisible()
  await expect(start).toHaveCount(0)
})

test('every tab says in its name how many results it shows', async ({ page }) => {
  await openPage(page, '/search?q=data')
  await expect(results(page).first()).toBeVisible()
  const [all, products, resources, studies] = await Promise.all(
    ['All', 'Products', 'Resources', 'Case Studies'].map((tab) => countOf(page, tab)),
  )
  for (const [tab, count] of [
    ['All', all],
    ['Products', products],
    ['Resources', resources],
    ['Case Studies', studies],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${tab} `) }).click()
    await expect(results(page)).toHaveCount(count ?? -1)
    expect(count).toBeGreaterThan(0)
  }
  await expect(results(page).getByRole('link').first()).toHaveAttribute('href', '/case-studies')
})

test('matching is on title, description and category, whatever the case', async ({ page }) => {
  for (const [query, title] of [
    ['cOrTeX comp', 'Cortex Companion'],
    ['plain language', 'Cortex Companion'],
    ['no-code builder', 'SCD'],
    ['HELP articles', 'Knowledge Base'],
  ] as const) {
    await openPage(page, `/search?${new URLSearchParams({ q: query })}`)
    await expect(results(page).getByRole('link', { name: title }).first()).toBeVisible()
  }
})

test('a result leads to its page', async ({ page }) => {
  await openPage(page, '/search?q=universal connector')
  await results(page).getByRole('link', { name: 'Integ' }).click()
  await expect(page).toHaveURL('/platform#integ')
  await expect(page.locator('#integ')).toBeInViewport()
})

test('no hit says so and suggests other words or the resources', async ({ page }) => {
  await openPage(page, '/search?q=zzqqx')
  await expect(main(page).getByText('No results found for "zzqqx"', { exact: true })).toBeVisible()
  await expect(main(page).getByText(/different keywords/)).toBeVisible()
  await expect(
    main(page)
      .getByRole('tabpanel')
      .getByRole('link', { name: /resources/i }),
  ).toHaveAttribute('href', '/resources')
  for (const tab of ['All', 'Products', 'Resources', 'Case Studies']) {
    expect(await countOf(page, tab)).toBe(0)
  }
})

test('what a buyer asks in other words is answered beside the results, with the passage', async ({
  page,
}) => {
  const best = main(page).getByRole('region', { name: 'Best matches' })
  const hits = best.getByRole('listitem')
  await openPage(page, '/search?q=Can I get a refund%3F')
  const answer = hits.filter({ hasText: 'money' }).first()
  await expect(answer.locator('mark').first()).toHaveText(/money/i)
  await answer.getByRole('link').click()
  await expect(page).toHaveURL('/pricing#faq-refund')
  await expect(page.locator('#faq-refund')).toBeInViewport()
  await expect(page.locator('#faq-refund').getByRole('button')).toHaveAttribute(
    'aria-expanded',
    'true',
  )

  await openPage(page, '/search?q=SSO')
  await expect(hits.first()).toContainText('Single sign-on')
  await expect(best.getByText('Associate')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await palette.getByPlaceholder('Search the product...').fill('Calder')
  await palette
    .getByRole('option', { name: /Calder Health/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/(?:case-studies#calder-health|solutions#)/)

  await openPage(page, '/support/kb?search=token expired')
  const related = main(page).getByRole('region', { name: 'Related' })
  await expect(related.getByRole('listitem').first()).toContainText('Token expired')
})

test('without the index the results are there, and a sentence says what is missing', async ({
  page,
}) => {
  await page.route('**/search/*.json', (route) => route.abort())
  await openPage(page, '/search?q=cortex')
  await expect(results(page).first()).toBeVisible()
  const best = main(page).getByRole('region', { name: 'Best matches' })
  await expect(best.getByText(/^Part of the site could not be searched\./)).toBeVisible()
})

test('blanks are not sent, a query is trimmed, and the clear button empties the field', async ({
  page,
}) => {
  await openPage(page, '/search')
  await expect(submit(page)).toBeDisabled()
  await field(page).fill('    ')
  await expect(submit(page)).toBeDisabled()
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search')
  await field(page).fill('  integ  ')
  await submit(page).click()
  await expect(page).toHaveURL('/search?q=integ')
  await expect(results(page).first()).toBeVisible()
  await main(page).getByRole('button', { name: /clear/i }).click()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(submit(page)).toBeDisabled()
})

test('a query of markup, of a pattern, of another script or of any length is only text', async ({
  page,
}) => {
  for (const query of [
    '"><script>window.hacked=1</script><img src=x onerror=window.hacked=1>',
    '.*+?^${}()|[]\\ عربي 🎉',
    'x'.repeat(10_000),
  ]) {
    await openPage(page, `/search?${new URLSearchParams({ q: query })}`)
    const found = textForAddress(query)
    await expect(main(page).getByText(`No results found for "${found}"`)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true)
  }
})
