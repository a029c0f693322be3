import type { Page } from '@playwright/test'
import { RequestedPaths } from '../../fixtures/page/requested-paths'
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

/** Makes fades last longer than the test. */
function fadeSlowly() {
  const style = new CSSStyleSheet()
  style.replaceSync('::view-transition-old(root) { animation-duration: 1000s !important }')
  document.adoptedStyleSheets.push(style)
}

async function pressWhileFading(page: Page) {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const pictures = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null)),
  )
  expect(pictures).toContain('::view-transition-old(root)')
}

const pricing = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Pricing' })

test('a loaded page fades in and takes focus, title and scroll position', async ({ page }) => {
  const transitions = await countTransitions(page)
  await openPage(page, '/platform')
  await new RequestedPaths(page).during(() => pricing(page).hover())
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

  await test.step('no page fades for visitors who prefer reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await pricing(page).click()
    await expect(page).toHaveTitle(/Pricing/)
    expect(await transitions()).toBe(1)
    await page.goBack()
    await expect(page).toHaveTitle(/Platform/)
  })

  await test.step('a press during a fade takes effect', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(fadeSlowly)
    await pricing(page).click()
    await expect(page).toHaveTitle(/Pricing/)
    await pressWhileFading(page)
  })
})

test('of several quick clicks the last one wins', async ({ page }) => {
  await openPage(page, '/platform')
  await new RequestedPaths(page).during(() => pricing(page).hover())
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

test('a page that is not loaded shows its skeleton without a fade', async ({ page }) => {
  await saveData(page)
  const transitions = await countTransitions(page)
  await openPage(page, '/platform')
  await pricing(page).click()
  await expect(page).toHaveTitle(/Pricing/)
  await untilInteractive(page)
  expect(await transitions()).toBe(0)
})

test.describe('from a page that has not started', () => {
  /** Whether the document was faded in. */
  async function tellFaded(page: Page) {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        Reflect.set(window, 'hasFaded', viewTransition !== null)
      })
    })
    return () => page.evaluate(() => Reflect.get(window, 'hasFaded'))
  }

  /** Waits for the script that runs the fades. */
  const untilStarter = (page: Page) => page.waitForFunction(() => 'fivefoldStarter' in window)

  async function follow(page: Page, name: string) {
    await untilStarter(page)
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
  }

  test('the next document fades in, also after Back, but not with reduced motion', async ({
    page,
  }) => {
    const hasFaded = await tellFaded(page)
    await page.goto('/about')
    await expect.poll(hasFaded).toBe(false)
    await follow(page, 'Terms')
    await expect(page).toHaveURL('/terms')
    await expect.poll(hasFaded).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect.poll(hasFaded).toBe(true)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await follow(page, 'Privacy')
    await expect(page).toHaveURL('/privacy')
    await expect.poll(hasFaded).toBe(false)
  })

  test('a press during a document’s fade takes effect, also after Back', async ({ page }) => {
    await page.addInitScript(fadeSlowly)
    await page.goto('/about')
    await follow(page, 'Terms')
    await expect(page).toHaveURL('/terms')
    await untilStarter(page)
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await pressWhileFading(page)
  })

  test('navigation to a text file has no fade, which would be an error', async ({ page }) => {
    await page.goto('/about')
    await untilStarter(page)
    await page.evaluate(() => window.location.assign('/robots.txt'))
    await expect(page).toHaveURL('/robots.txt')
    await expect(page.getByText('User-agent')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('a navigation that is aborted during its fade is no error', async ({ page }) => {
    await page.goto('/about')
    await follow(page, 'Terms')
    await expect(page).toHaveURL('/terms')
    const brokenOff = page.evaluate(async () => {
      const left = new Promise((resolve) => {
        addEventListener('pageswap', resolve, { once: true })
      })
      document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click()
      await left
      window.stop()
    })
    await brokenOff.catch((error: unknown) => {
      // The next document may replace the page before the answer.
      if (!/context was destroyed/.test(String(error))) throw error
    })
    await follow(page, 'Security')
    await expect(page).toHaveURL('/security')
  })
})
