import type { Page } from '@playwright/test'
import { AskedPaths } from '../../fixtures/page/asked-paths'
import { openPage, untilInteractive } from '../../fixtures/page/open-page'
import { saveData } from '../../fixtures/page/save-data'
import { expect, test } from '../../fixtures/test'

/** Number of view transitions that the page has started. */
async function countTransitions(page: Page) {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document)
    Object.assign(window, { transitions: 0 })
    document.startViewTransition = (update) => {
      Reflect.set(window, 'transitions', Number(Reflect.get(window, 'transitions')) + 1)
      return begin(update)
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'transitions'))
}

const pricing = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Pricing' })

test('a page that is there already is faded in, and takes focus, title and position', async ({
  page,
}) => {
  const transitions = await countTransitions(page)
  await openPage(page, '/platform')
  await new AskedPaths(page).during(() => pricing(page).hover())
  await page.evaluate(() => window.scrollTo(0, 900))
  await pricing(page).click()
  await expect(page).toHaveTitle(/Pricing/)
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await transitions()).toBe(1)

  await page.goBack()
  await expect(page).toHaveTitle(/Platform/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  expect(await transitions(), 'going back belongs to the browser').toBe(1)
})

test('quick clicks lead to where the last one goes', async ({ page }) => {
  await openPage(page, '/platform')
  await new AskedPaths(page).during(() => pricing(page).hover())
  await page.evaluate(() => {
    const click = (name: string) =>
      [...document.querySelectorAll('a')].find((link) => link.textContent === name)?.click()
    click('Pricing')
    click('Careers')
    click('Pricing')
    click('Careers')
  })
  await expect(page).toHaveURL('/careers')
  await expect(page).toHaveTitle(/Careers/)
  await untilInteractive(page)
})

test('a page that has to be fetched first shows its skeleton without a fade', async ({ page }) => {
  await saveData(page)
  const transitions = await countTransitions(page)
  await openPage(page, '/platform')
  await pricing(page).click()
  await expect(page).toHaveTitle(/Pricing/)
  await untilInteractive(page)
  expect(await transitions()).toBe(0)
})

test('nothing fades for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const transitions = await countTransitions(page)
  await openPage(page, '/platform')
  await new AskedPaths(page).during(() => pricing(page).hover())
  await pricing(page).click()
  await expect(page).toHaveTitle(/Pricing/)
  expect(await transitions()).toBe(0)
})
