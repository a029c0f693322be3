import type { Page } from '@playwright/test'
import { longestQuery } from '@fivefold/shared/routing/longest-query'
import { isLongRun } from '../../fixtures/long-run'
import { openPage, untilInteractive } from '../../fixtures/page/open-page'
import { admin } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** A spelling and the address of its page. */
const spellings = [
  ['/pricing/index.html?users=60#faq', '/pricing?users=60#faq'],
  ['//support/kb', '/support/kb'],
  ['/blog/https%3A%2F%2Ffeed.example%2F1/', '/blog/https%3A%2F%2Ffeed.example%2F1'],
  ...(isLongRun
    ? ([
        ['/index.html', '/'],
        ['/support//kb/', '/support/kb'],
        [`/blog/${'a'.repeat(300)}`, `/blog/${'a'.repeat(300)}`],
      ] as const)
    : []),
] as const

/** No page has one of these. */
const unknown = [
  '/no/such/page/',
  '/%',
  '/blog/%ff',
  ...(isLongRun ? ['/PRICING', '/%70ricing', '/support/%E0%A4%A', `/${'a'.repeat(20_000)}`] : []),
]

test('every spelling shows the same page before and after its start', async ({ page, baseURL }) => {
  const site = String(baseURL)
  const pages = [
    ...spellings.map((pair) => [...pair, 200] as const),
    ...unknown.map((spelling) => [spelling, spelling.replace(/.$/, dropSlash), 404] as const),
  ]
  for (const [spelling, address, status] of pages) {
    const response = await page.goto(site + spelling)
    expect(response?.status(), spelling).toBe(status)
    const before = (await headingOf(page).textContent()) ?? ''
    if (status === 404) expect(before, spelling).toBe('Oops! Page not found')
    await untilInteractive(page)
    await expect(headingOf(page)).toHaveText(before)
    expect(page.url().replace(/(\?.*)?(#.*)?$/, '')).toBe(site + address.replace(/[?#].*/, ''))
    await expect.poll(() => page.url()).toContain(address.replace(/^[^#]*/, ''))
  }
})

const dropSlash = (last: string) => (last === '/' ? '' : last)

test('a link to another spelling opens the page at its one address', async ({ page }) => {
  await openPage(page, '/careers')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/support//kb/?search=sso'
    link.textContent = 'Another spelling'
    document.querySelector('main')?.append(link)
  })
  await page.getByRole('link', { name: 'Another spelling' }).click()
  await expect(headingOf(page)).toHaveText('Knowledge Base')
  expect(new URL(page.url()).pathname).toBe('/support/kb')
})

test('a page cuts a long search in its address, and reloads with the rest', async ({ page }) => {
  const query = 'é'.repeat(5000)
  await openPage(page, `/search?q=${query}`)
  const field = page.getByRole('main').getByRole('textbox')
  await expect(field).toHaveValue(query.slice(0, longestQuery))
  expect((await page.reload())?.status()).toBe(200)
})

test('every field whose text enters the address has a maximum length', async ({ page, store }) => {
  const limit = String(longestQuery)
  const expectLimit = async () => {
    const fields = page.locator('input[type=search], [role=search] input')
    await expect(fields.first()).toBeVisible()
    for (const field of await fields.all()) await expect(field).toHaveAttribute('maxlength', limit)
  }
  await store.signIn(admin)
  for (const address of ['/support', '/blog', '/community', '/support/kb', '/search']) {
    await page.goto(address)
    await expectLimit()
  }
  await untilInteractive(page)
  await expectLimit()
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expectLimit()
  await openPage(page, '/admin?view=accounts')
  await expectLimit()
})
