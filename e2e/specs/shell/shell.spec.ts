import { expectValidMarkup } from '../../fixtures/page/markup'
import { holdScripts } from '../../fixtures/page/hold-scripts'
import { openPage, untilInteractive } from '../../fixtures/page/open-page'
import { spoken } from '../../fixtures/page/spoken'
import { expect, test } from '../../fixtures/test'

test('the skip link is first in the tab order and focuses the page', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('an unknown path answers 404, shows the not-found page and logs the path', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  for (const path of ['/x.html', '/pricing.html', '/no/such/page']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expect.poll(() => logged.some((text) => text.includes(path))).toBe(true)
  }
  await expectValidMarkup(page, 'not found')
  await page.getByRole('link', { name: 'Return home' }).click()
  await expect(page).toHaveURL('/')
})

test('a page that opens is announced, and does not begin with a copy of its name', async ({
  page,
}) => {
  const beginsWithHeading = async (heading: string) =>
    expect((await page.getByRole('main').innerText()).trimStart().startsWith(heading)).toBe(true)
  await openPage(page, '/blog/v2.1-notes')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(spoken(page, /^Careers · Fivefold$/)).toBeAttached()
  await expect(page.getByRole('main')).toBeFocused()
  await untilInteractive(page)
  await beginsWithHeading('Coming soon...')
  await openPage(page, '/careers')
  await expect(spoken(page, /Careers/)).toHaveCount(0)
  await beginsWithHeading('Coming soon...')
})

test('the first load of an anchor shows its section below the header', async ({ page }) => {
  await page.goto('/platform#workflows')
  const section = page.locator('#workflows')
  await expect(section).toBeInViewport()
  const [top, header] = await Promise.all([
    section.evaluate((element) => element.getBoundingClientRect().top),
    page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom),
  ])
  expect(top).toBeGreaterThanOrEqual(0)
  expect(Math.abs(top - header)).toBeLessThan(64)
})

test('a link reaches another page’s anchor, and the next page starts at its top', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'See SCD' }).click()
  await expect(page).toHaveURL('/platform#scd')
  await expect(page.locator('#scd').getByRole('heading', { level: 2 })).toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('another page starts at its top, and Back restores the position', async ({ page }) => {
  await page.goto('/platform')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 1200))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/platform')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200)
  await page.goForward()
  await expect(page).toHaveURL('/pricing')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the page has the stored theme before its first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fivefold-theme', 'dark'))
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenThemes: seen })
    const note = () => {
      const theme = document.documentElement?.className
      if (document.body !== null) seen.push(theme)
      if (seen.length < 5) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seenThemes'))).toHaveLength(5)
  expect(new Set(await page.evaluate(() => Reflect.get(window, 'seenThemes')))).toEqual(
    new Set(['dark']),
  )
})

test('the theme System follows the device, and is stored as a word', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/light/)
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await page.evaluate(() => localStorage.getItem('fivefold-theme'))).toBe('system')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveClass(/light/)
})

test('three skeletons show while a page of another remote loads', async ({ page }) => {
  await openPage(page, '/careers')
  const release = await holdScripts(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Knowledge base' }).click()
  await expect(page.locator('main [data-skeleton]')).toHaveCount(3)
  release()
  await expect(page.getByLabel('Search articles')).toBeVisible()
})
