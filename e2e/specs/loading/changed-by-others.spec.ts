import type { Page } from '@playwright/test'
import { holdScripts } from '../../fixtures/page/hold-scripts'
import { untilInteractive } from '../../fixtures/page/open-page'
import { expect, test, type ChangedBy } from '../../fixtures/test'

/* The project “changed” in playwright.config.ts runs other specs with a translator and an extension. */

const message = (page: Page) => page.getByLabel('Message', { exact: true })
const sentence = 'The quick brown fox jumps over the lazy dog.'

for (const changedBy of ['a translator', 'an extension'] as const satisfies ChangedBy[]) {
  test.describe(`on a page that ${changedBy} changes`, () => {
    test.use({ changedBy })

    test('a sentence typed during the start is complete, and the caret keeps its position', async ({
      page,
    }) => {
      const release = await holdScripts(page)
      await page.goto('/contact', { waitUntil: 'domcontentloaded' })
      await message(page).pressSequentially(sentence.slice(0, 9))
      release()
      await message(page).focus()
      await page.keyboard.type(sentence.slice(9), { delay: 25 })
      await untilInteractive(page)
      await expect(message(page)).toHaveValue(sentence)
      await expect(message(page)).toBeFocused()
      const caret = () =>
        message(page).evaluate((field) => Reflect.get(field, 'selectionStart') as number)
      expect(await caret()).toBe(sentence.length)
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.type('!')
      await expect(message(page)).toHaveValue(sentence.replace('.', '!.'))
    })

    test('a press takes effect, and nothing moves under the pointer', async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto('/support/kb', { waitUntil: 'domcontentloaded' })
      const category = page.getByRole('button', { name: 'Smart Workflows' })
      await category.scrollIntoViewIfNeeded()
      const top = await category.evaluate((element) => element.getBoundingClientRect().top)
      await category.click()
      release()
      await untilInteractive(page)
      await expect(category).toHaveAttribute('aria-pressed', 'true')
      expect(
        Math.abs(top - (await category.evaluate((element) => element.getBoundingClientRect().top))),
      ).toBeLessThan(40)
    })
  })
}

test('a page without HTML comments works', async ({ page }) => {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(/<!--.*?-->/gs, '') })
  })
  await page.goto('/contact')
  await message(page).fill(sentence)
  await untilInteractive(page)
  await expect(message(page)).toHaveValue(sentence)
})

test.describe('an optimizer of a CDN that makes scripts inert', () => {
  /** @param respects it leaves scripts alone that say so. */
  const optimize = (page: Page, respects: boolean) =>
    page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const pattern = respects
        ? /<script(?= type="(?:text|module)|>)/g
        : /<script(?= data-cfasync)/g
      const body = (await response.text()).replace(pattern, '<script type="rocket-text/javascript"')
      return route.fulfill({ response, body })
    })

  test('leaves those of the site alone', async ({ page }) => {
    await optimize(page, true)
    await page.goto('/portal')
    await untilInteractive(page)
    await expect(page.locator('#unstarted')).toBeHidden()
  })

  test('does not do so in silence', async ({ page }) => {
    await optimize(page, false)
    await page.goto('/portal')
    const notice = page.getByText('The scripts of this page have not started')
    await expect(notice).toBeHidden()
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (Reflect.get(animation, 'animationName') === 'unstarted') animation.finish()
    })
    await expect(notice).toBeVisible()
  })
})
