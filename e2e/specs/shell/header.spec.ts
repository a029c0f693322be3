import type { Page } from '@playwright/test'
import { openPage } from '../../fixtures/page/open-page'
import { releasedPaths } from '../../fixtures/releases/released-routes'
import { answers } from '../../fixtures/search/answers'
import { expect, test } from '../../fixtures/test'

const menus = ['Platform', 'Solutions', 'Resources', 'Developers', 'Partnerships', 'Company']
const banner = (page: Page) => page.getByRole('banner')
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })

test('menus and footer lead to every public page, and nowhere else', async ({ page }) => {
  await openPage(page, '/careers')
  const paths = releasedPaths()
  const pathOf = (address: string) => new URL(address, 'http://site').pathname
  await test.step('the footer', async () => {
    const footer = page.getByRole('contentinfo')
    const addresses = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const linked = new Set(addresses.map(pathOf))
    const notLinked = paths.filter((path) => !linked.has(path))
    // The account menu leads to /admin and /profile; /blog/{id} shows the list of /blog.
    expect(notLinked.toSorted()).toEqual(['/admin', '/blog/:id', '/profile', ...answers])
    const social = footer.getByRole('list', { name: 'Social media' }).getByRole('link')
    await expect(social.nth(2)).toBeVisible()
    for (const link of await social.all()) {
      await expect(link).toHaveAttribute('href', /^https:/)
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })
  await test.step('the menus', async () => {
    for (const name of menus) {
      await button(page, name).click()
      const menu = page.getByRole('menu', { name, exact: true })
      await expect(menu.getByRole('menuitem').first()).toBeVisible()
      for (const item of await menu.getByRole('menuitem').all()) {
        const address = await item.getAttribute('href')
        if (address !== null) expect(paths, address).toContain(pathOf(address))
      }
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button(page, name)).toBeFocused()
    }
  })
})

test('a submenu opens after 100 ms under the pointer', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/careers')
  await button(page, 'Partnerships').click()
  const submenu = page.getByRole('menu', { name: 'Partner types' })
  const entry = page.getByRole('menuitem', { name: 'Partner types' })
  await expect(entry).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await entry.hover()
  await page.clock.runFor(99)
  await expect(submenu).toHaveCount(0)
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(submenu.getByRole('menuitem')).toHaveCount(4)
  await submenu.getByRole('menuitem', { name: 'Resellers' }).click()
  await expect(page).toHaveURL('/partnerships/resellers')
})

test('the header stays at the top of a long page', async ({ page }) => {
  await openPage(page, '/platform')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  expect((await banner(page).boundingBox())?.y).toBe(0)
})
