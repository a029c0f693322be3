import type { Page } from '@playwright/test'
import { longestQuery } from '@fivefold/shared/routing/longest-query'
import { openPage, untilInteractive } from '../../fixtures/page/open-page'
import { admin } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

const missing = 'Oops! Page not found'

const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

for (const [spelling, address, status, heading] of [
  ['/index.html', '/', 200],
  ['/pricing/index.html?users=60#faq', '/pricing?users=60#faq', 200],
  ['//support/kb', '/support/kb', 200],
  ['/support//kb/', '/support/kb', 200],
  ['/blog/https%3A%2F%2Ffeed.example%2F1/', '/blog/https%3A%2F%2Ffeed.example%2F1', 200],
  [`/blog/${'a'.repeat(300)}`, `/blog/${'a'.repeat(300)}`, 200],
  ['/no/such/page/', '/no/such/page', 404, missing],
  ['/PRICING', '/PRICING', 404, missing],
  ['/%70ricing', '/%70ricing', 404, missing],
  ['/%', '/%', 404, missing],
  ['/support/%E0%A4%A', '/support/%E0%A4%A', 404, missing],
  ['/blog/%ff', '/blog/%ff', 404, missing],
  [`/${'a'.repeat(20_000)}`, `/${'a'.repeat(20_000)}`, 404, missing],
] as const) {
  test(`${spelling.slice(0, 50)} shows the same page before and after its start`, async ({
    page,
    baseURL,
  }) => {
    const site = String(baseURL)
    const response = await page.goto(site + spelling)
    expect(response?.status()).toBe(status)
    const before = await headingOf(page).textContent()
    if (heading !== undefined) expect(before).toBe(heading)
    await untilInteractive(page)
    await expect(headingOf(page)).toHaveText(before ?? '')
    expect(page.url().replace(/(\?.*)?(#.*)?$/, '')).toBe(site + address.replace(/[?#].*/, ''))
    await expect.poll(() => page.url()).toContain(address.replace(/^[^#]*/, ''))
  })
}

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
  for (const query of ['a'.repeat(20_000), 'é'.repeat(5000)]) {
    await openPage(page, `/search?q=${query}`)
    const field = page.getByRole('main').getByRole('textbox')
    await expect(field).toHaveValue(query.slice(0, longestQuery))
    expect((await page.reload())?.status()).toBe(200)
  }
  await openPage(page, `/support/kb?search=${'a'.repeat(20_000)}`)
  await expect(page.getByLabel('Search articles')).toHaveValue('a'.repeat(longestQuery))
})

test('every field whose text enters the address has a maximum length', async ({
  page,
  signInDialog,
}) => {
  const limit = String(longestQuery)
  const expectLimit = async () => {
    const fields = page.locator('input[type=search], [role=search] input')
    await expect(fields.first()).toBeVisible()
    for (const field of await fields.all()) await expect(field).toHaveAttribute('maxlength', limit)
  }
  for (const address of ['/search', '/support', '/support/kb', '/blog', '/community']) {
    await page.goto(address)
    await expectLimit()
    await untilInteractive(page)
    await expectLimit()
  }
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expectLimit()
  await page.keyboard.press('Escape')
  await signInDialog.signIn(admin)
  await openPage(page, '/admin?view=accounts')
  await expectLimit()
})
