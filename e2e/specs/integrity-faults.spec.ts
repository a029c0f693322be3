import type { Page } from '@playwright/test'
import { faultDepth, standsFor } from '../fixtures/fault-cases'
import { releasedRoutes } from '../fixtures/released-routes'
import { hasRunTampered, modulesOf, tamperWith } from '../fixtures/tampered-script'
import { expect, test } from '../fixtures/test'
import { openPage } from '../fixtures/open-page'

const changed = { fault: 'changed on its way' }

const isForAll = ({ path, access }: { path: string; access: { signIn: boolean } }) =>
  !access.signIn && !path.includes(':')

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

/** A page that names enough scripts, and in a full run each other that everybody may read. */
const pages = [
  ...new Set([
    '/support',
    ...releasedRoutes()
      .filter(isForAll)
      .map(({ path }) => path),
  ]),
].slice(0, faultDepth({ part: 1, full: Infinity }))

test('a script of a page that was changed on its way is never run, and the page stays readable', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  testInfo.setTimeout(pages.length * 30_000)
  const tampered = new Set<string>()
  for (const path of pages) {
    const files = (await modulesOf(page, path)).filter((file) => !tampered.has(file))
    // Of its own: a host that cannot start is an error of the page.
    const context = await browser.newContext(baseURL ? { baseURL } : {})
    await Promise.all(
      files.map(async (file) => {
        tampered.add(file)
        const tab = await context.newPage()
        await tamperWith(tab, file)
        await tab.goto(path)
        expect(await importing(tab, file), file).toBe('refused')
        const [, remote] = /^\/remotes\/([^/]+)/.exec(file) ?? []
        if (remote !== undefined) await expect.poll(() => recordsOf(tab)).toContain(remote)
        const heading = tab.getByRole('main').getByRole('heading', { level: 1 })
        await expect(heading, file).not.toHaveText('Something went wrong')
        expect(await hasRunTampered(tab), file).toBe(false)
        await tab.unrouteAll({ behavior: 'ignoreErrors' })
      }),
    )
    await context.close()
  }
  expect(tampered.size).toBeGreaterThan(6)
  standsFor(testInfo, { ...changed, place: 'script of a document', cases: tampered.size })
})

test('nor is one of a remote that the visitor goes on to; healed, the page opens without a reload', async ({
  page,
}, testInfo) => {
  standsFor(testInfo, { ...changed, place: 'script of the next page', cases: 1 })
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
