import type { Page } from '@playwright/test'
import { openPage } from '../../fixtures/page/open-page'
import { customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

test.use({ viewport: { width: 390, height: 844 } })

const menus = ['Platform', 'Solutions', 'Resources', 'Developers', 'Partnerships', 'Company']
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const list = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' })

async function addressesIn(page: Page, name: string) {
  await list(page).getByRole('button', { name, exact: true }).click()
  const links = list(page).getByRole('list').getByRole('link')
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
}

test('the mobile menu has the links of the header’s menus', async ({ page }) => {
  await openPage(page, '/careers')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Company' })).toBeHidden()
  await opener(page).click()
  const narrow: string[] = []
  for (const name of menus) narrow.push(...(await addressesIn(page, name)))
  await expect(list(page).getByRole('link', { name: 'Pricing' })).toHaveAttribute(
    'href',
    '/pricing',
  )

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(opener(page)).toBeHidden()
  const wide: string[] = []
  for (const name of menus) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
    const menu = page.getByRole('menu', { name, exact: true })
    const partners = menu.getByRole('menuitem', { name: 'Partner types' })
    await expect(menu.getByRole('menuitem').first()).toBeVisible()
    if ((await partners.count()) > 0) {
      await partners.hover()
      await expect(page.getByRole('menu', { name: 'Partner types' })).toBeVisible()
    }
    const links = page.locator('[role=menu] a[role=menuitem]')
    wide.push(
      ...(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))),
    )
    await page.keyboard.press('Escape')
    if ((await page.getByRole('menu').count()) > 0) await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  expect(narrow.toSorted()).toEqual(wide.toSorted())
})

test('the mobile menu offers Sign In, or to signed-in visitors Portal', async ({ page, store }) => {
  await openPage(page, '/careers')
  await opener(page).click()
  const offered = page.getByRole('banner')
  await expect(offered.getByRole('link', { name: 'Request Demo' })).toBeVisible()
  await offered.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Login' })).toBeVisible()

  await store.signIn(customer)
  await opener(page).click()
  await expect(offered.getByRole('link', { name: 'Request Demo' })).toBeVisible()
  await expect(offered.getByRole('button', { name: 'Sign In' })).toBeHidden()
  await offered.getByRole('link', { name: 'Portal' }).click()
  await expect(page).toHaveURL('/portal')
})
