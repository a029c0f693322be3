import type { Page } from '@playwright/test'
import { openPage, pageAnswers } from '../fixtures/open-page'
import { saveData } from '../fixtures/save-data'
import { expect, test } from '../fixtures/test'

/** Paths that the page asks the server for, in their order. */
function askedPaths(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol !== 'data:') asked.push(pathname)
  })
  return asked
}

const ofSupport = (path: string) => path.startsWith('/remotes/support/')

const linkTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name })

test('a page of another remote opens without a request once its link was pointed at', async ({
  page,
}) => {
  const asked = askedPaths(page)
  await openPage(page, '/careers')
  await page.waitForLoadState('networkidle')
  const link = linkTo(page, 'Knowledge base')
  await link.hover()
  await expect.poll(() => asked.some(ofSupport)).toBe(true)
  await page.waitForLoadState('networkidle')
  await link.focus()

  const before = asked.length
  await link.click()
  await expect(page.getByLabel('Search articles')).toBeVisible()
  await pageAnswers(page)
  expect(asked.slice(before)).toEqual([])
  expect(asked, 'nothing is fetched twice').toHaveLength(new Set(asked).size)
})

test('pages of links in view are fetched when the page has nothing else to do', async ({
  page,
}) => {
  const asked = askedPaths(page)
  await openPage(page, '/')
  await expect.poll(() => asked.filter((path) => path.includes('/platform-page'))).toHaveLength(1)
  await page.waitForLoadState('networkidle')

  const before = asked.length
  await page.getByRole('main').getByRole('link', { name: 'See the platform' }).click()
  await expect(page).toHaveURL('/platform')
  await pageAnswers(page)
  expect(asked.slice(before)).toEqual([])
})

test('nothing is fetched ahead for who saves data', async ({ page }) => {
  await saveData(page)
  const asked = askedPaths(page)
  await openPage(page, '/careers')
  await page.waitForLoadState('networkidle')
  const before = asked.length
  await linkTo(page, 'Knowledge base').hover()
  await linkTo(page, 'Terms').focus()
  await page.waitForLoadState('networkidle')
  expect(asked.slice(before)).toEqual([])
})

test('a page that could not be fetched ahead opens all the same, and nobody hears of it', async ({
  page,
}) => {
  const failures: string[] = []
  page.on('requestfailed', (request) => failures.push(request.url()))
  await openPage(page, '/careers')
  await page.route('**/remotes/support/**', (route) => route.abort())
  await linkTo(page, 'Knowledge base').hover()
  await expect.poll(() => failures.length).toBeGreaterThan(1)
  await page.unroute('**/remotes/support/**')
  await linkTo(page, 'Knowledge base').click()
  await expect(page.getByLabel('Search articles')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('error_logs') ?? '[]')).toBe('[]')
})
