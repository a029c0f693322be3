import type { Page } from '@playwright/test'
import { hasRunTampered, modulesOf, tamperWith } from '../fixtures/tampered-script'
import { expect, test } from '../fixtures/test'
import { openPage } from '../fixtures/open-page'

const recordsOf = (page: Page) => page.evaluate(() => localStorage.getItem('error_logs') ?? '')

const importing = (page: Page, file: string) =>
  page.evaluate(
    (address) =>
      import(address).then(
        () => 'done',
        () => 'refused',
      ),
    file,
  )

test('a script of a page that was changed on its way is never run, and the page stays readable', async ({
  page,
  browser,
  baseURL,
}) => {
  const files = await modulesOf(page, '/support')
  expect(files.length).toBeGreaterThan(6)
  // Of its own: a host that cannot start is an error of the page.
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  await Promise.all(
    files.map(async (file) => {
      const tab = await context.newPage()
      await tamperWith(tab, file)
      await tab.goto('/support')
      expect(await importing(tab, file), file).toBe('refused')
      if (file.startsWith('/remotes/')) await expect.poll(() => recordsOf(tab)).toContain('support')
      await expect(tab.getByRole('heading', { level: 1, name: /Find the answer/ })).toBeVisible()
      expect(await hasRunTampered(tab), file).toBe(false)
      await tab.unrouteAll({ behavior: 'ignoreErrors' })
    }),
  )
  await context.close()
})

test('nor is one of a remote that the visitor goes on to; healed, the page opens without a reload', async ({
  page,
}) => {
  const files = await modulesOf(page, '/support/kb')
  const file = files.find((name) => name.includes('/knowledge-base-page')) ?? ''
  await openPage(page, '/careers')
  const { heal } = await tamperWith(page, file)
  const articles = page.getByRole('contentinfo').getByRole('link', { name: 'Knowledge base' })
  await articles.click()
  await expect.poll(() => recordsOf(page)).toContain('not what was released')
  expect(await hasRunTampered(page)).toBe(false)
  heal()
  const tryAgain = page.getByRole('button', { name: 'Try Again' })
  const search = page.getByLabel('Search articles')
  await expect(tryAgain.or(search)).toBeVisible()
  // Where there is an earlier release, that one is shown already.
  if (await tryAgain.isVisible()) await tryAgain.click()
  await expect(search).toBeVisible()
})
