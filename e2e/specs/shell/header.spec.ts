import type { Page } from '@playwright/test'
import { openPage } from '../../fixtures/page/open-page'
import { releasedPaths } from '../../fixtures/releases/released-routes'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { toast } from '../../fixtures/page/toasts'

const menus = ['Platform', 'Solutions', 'Resources', 'Developers', 'Partnerships', 'Company']
const banner = (page: Page) => page.getByRole('banner')
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })

test('signed out: what header, menus and footer offer, and where it leads', async ({ page }) => {
  await openPage(page, '/careers')
  await test.step('signed out: six menus, Pricing, Search, Theme, Sign In and Request Demo', async () => {
    for (const name of [...menus, 'Search', 'Theme', 'Sign In']) {
      await expect(button(page, name), name).toBeVisible()
    }
    await expect(banner(page).getByRole('link', { name: 'Pricing' })).toHaveAttribute(
      'href',
      '/pricing',
    )
    await expect(banner(page).getByRole('link', { name: 'Request Demo' })).toHaveAttribute(
      'href',
      '/demo',
    )
    await expect(banner(page).getByRole('link', { name: 'Portal' })).toHaveCount(0)
    await expect(button(page, 'Account menu')).toHaveCount(0)
  })
  await test.step('the footer leads to every public page and to the social networks', async () => {
    const footer = page.getByRole('contentinfo')
    const addresses = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const linked = new Set(addresses.map((address) => new URL(address, 'http://site').pathname))
    const notLinked = releasedPaths().filter((path) => !linked.has(path))
    // The account's own pages open from the account menu; /blog/{id} shows the list of /blog.
    expect(notLinked.toSorted()).toEqual(['/admin', '/blog/:id', '/profile'])
    const social = footer.getByRole('list', { name: 'Social media' }).getByRole('link')
    await expect(social.nth(2)).toBeVisible()
    for (const link of await social.all()) {
      await expect(link).toHaveAttribute('href', /^https:/)
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })
  await test.step('the menus lead to pages and sections that exist', async () => {
    const addresses = new Set<string>()
    for (const name of menus) {
      await button(page, name).click()
      const menu = page.getByRole('menu', { name, exact: true })
      await expect(menu.getByRole('menuitem').first()).toBeVisible()
      await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true')
      for (const item of await menu.getByRole('menuitem').all()) {
        const address = await item.getAttribute('href')
        if (address !== null) addresses.add(address)
      }
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button(page, name)).toBeFocused()
    }
    const paths = releasedPaths()
    for (const address of addresses) {
      expect(paths, address).toContain(new URL(address, 'http://site').pathname)
    }
    for (const anchor of [
      '/platform#integ',
      '/platform#pipelines',
      '/platform#workflows',
      '/platform#scd',
      '/solutions#industry',
      '/solutions#use-case',
      '/solutions#roi',
      '/partnerships#apply',
    ]) {
      expect([...addresses], anchor).toContain(anchor)
    }
    expect([...addresses]).toContain('/resources?category=Whitepapers')
  })
  await test.step('a menu entry opens its page and closes the menu', async () => {
    await button(page, 'Company').click()
    await page.getByRole('menuitem', { name: 'Newsroom' }).click()
    await expect(page).toHaveURL('/newsroom')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
})

for (const { who, initials, items } of [
  { who: customer, initials: 'CC', items: ['Profile', 'Logout'] },
  { who: admin, initials: 'AA', items: ['Profile', 'Admin Dashboard', 'Logout'] },
]) {
  test(`signed in as ${who}: Portal, Request Demo and the account`, async ({ page, store }) => {
    await store.signIn(who)
    await openPage(page, '/careers')
    await expect(button(page, 'Account menu')).toHaveText(initials)
    await expect(banner(page).getByRole('link', { name: 'Portal' })).toHaveAttribute(
      'href',
      '/portal',
    )
    await expect(banner(page).getByRole('link', { name: 'Request Demo' })).toBeVisible()
    await expect(button(page, 'Sign In')).toHaveCount(0)

    await button(page, 'Account menu').click()
    const menu = page.getByRole('menu', { name: 'Account menu' })
    await expect(menu).toContainText(initials)
    await expect(menu).toContainText(who)
    await expect(menu).toContainText(who === admin ? 'Avery Admin' : 'Casey Customer')
    await expect(menu.getByRole('menuitem')).toHaveText(items)
    await menu.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Logged out')).toBeVisible()
    await expect(button(page, 'Sign In')).toBeVisible()
  })
}

test('letters typed in a menu find an entry, and start over after a second', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/careers')
  await button(page, 'Company').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'About' })).toBeFocused()
  await page.clock.pauseAt(Date.now() + 60_000)
  const focused = (name: string) => expect(page.getByRole('menuitem', { name })).toBeFocused()

  await page.keyboard.press('t')
  await page.clock.runFor(50)
  await focused('Terms')
  await page.clock.runFor(900)
  await page.keyboard.press('n')
  await page.clock.runFor(50)
  await focused('Terms')

  await page.clock.runFor(1000)
  await page.keyboard.press('n')
  await page.clock.runFor(50)
  await focused('Newsroom')
})

test('a submenu opens when it was pointed at for 100 ms', async ({ page }) => {
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

test('a menu opens when it was pointed at for 100 ms, and closes behind the pointer', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, '/careers')
  const menu = page.getByRole('menu', { name: 'Solutions' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, 'Solutions').hover()
  await page.clock.runFor(99)
  await expect(button(page, 'Solutions')).toHaveAttribute('aria-expanded', 'false')
  await page.clock.runFor(1)
  await expect(button(page, 'Solutions')).toHaveAttribute('aria-expanded', 'true')
  await page.clock.resume()
  await expect(menu.getByRole('menuitem').first()).toBeVisible()
  await expect(menu).not.toBeFocused()
  await menu.getByRole('menuitem').last().hover()
  await button(page, 'Company').hover()
  await page.getByRole('menuitem', { name: 'Newsroom' }).hover()
  await expect(menu).toHaveCount(0)
  await page.mouse.move(700, 700)
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('the header stays at the top of a long page', async ({ page }) => {
  await openPage(page, '/platform')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  expect((await banner(page).boundingBox())?.y).toBe(0)
})
