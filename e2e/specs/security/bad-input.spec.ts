import { openPage } from '../../fixtures/page/open-page'
import { expectNoSidewaysScroll } from '../../fixtures/page/page-width'
import { test } from '../../fixtures/test'

test('the longest name fits every page', async ({ page, signInDialog }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/portal')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await signInDialog.openRegistration()
  await signInDialog.submitRegistration({
    name: 'n'.repeat(200),
    email: 'robin@reader.example',
    password: 'secret1',
    confirmation: 'secret1',
  })
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expectNoSidewaysScroll(page, 'with a long name in the menu')
  await openPage(page, '/portal?tab=account')
  await expectNoSidewaysScroll(page, 'with a long name in the portal')
})
