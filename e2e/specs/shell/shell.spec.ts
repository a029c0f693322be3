import { expectValidMarkup } from '../../fixtures/page/markup'
import { holdScripts } from '../../fixtures/page/hold-scripts'
import { openPage, untilInteractive } from '../../fixtures/page/open-page'
import { spoken } from '../../fixtures/page/spoken'
import { customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

test('the skip link is first in the tab order and moves the focus to the page', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('an unknown path shows the not-found page, logs the path and answers 404', async ({
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

test('the name of a page that opens is announced, and no page begins with a copy of it', async ({
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

test('a guarded page asks to sign in and offers the way back', async ({ page, signInDialog }) => {
  await page.goto('/portal')
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await signInDialog.fillAndSubmit(customer)
  await expect(page).toHaveURL('/')
  await page
    .getByRole('region', { name: /notifications/i })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL('/portal')
  await expect(page.getByRole('heading', { name: 'Welcome, Casey Customer' })).toBeVisible()
})

test('a page for admins is denied to customers', async ({ page, signInDialog }) => {
  await page.goto('/support')
  await signInDialog.signIn(customer)
  await page.goto('/support')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/support')
})

test('anchors show their section below the header, also on the first load', async ({ page }) => {
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

test('a route change starts at the top, back restores the position', async ({ page }) => {
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

test('the stored theme is on the page before the first paint', async ({ page }) => {
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

test('the theme menu stores the plain word and follows the device', async ({ page }) => {
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

test('pages load lazily behind three skeleton blocks', async ({ page }) => {
  await openPage(page, '/careers')
  const release = await holdScripts(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Knowledge base' }).click()
  await expect(page.locator('main [data-skeleton]')).toHaveCount(3)
  release()
  await expect(page.getByLabel('Search articles')).toBeVisible()
})

test('links on the page lead to pages that exist', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const addresses = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  expect(addresses.length).toBeGreaterThan(25)
  for (const address of addresses) {
    const response = await page.request.get(address)
    expect(response.status(), address).toBe(200)
  }
})
