import type { Page } from '@playwright/test'
import { openPage } from '../../fixtures/page/open-page'
import { customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

test.use({ viewport: { width: 390, height: 844 } })

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })

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
