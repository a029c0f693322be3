import { openPage } from '../../fixtures/page/open-page'
import { ticketOf, userIn } from '../../fixtures/store/records'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

test('portal, profile and dashboard keep their views while an admin visits other pages', async ({
  page,
  store,
}) => {
  await store.signIn(admin, (state) => {
    const casey = userIn(state, customer)
    state.supportTickets = [
      ticketOf(casey, { id: 't-open' }),
      ticketOf(casey, { id: 't-closed', status: 'closed' }),
    ]
  })
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  // The work area has a quiet demo button, and hides the footer’s links in a disclosure.
  await openPage(page, '/admin')
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Request Demo' }),
  ).toHaveAttribute('data-variant', 'quiet')
  await page.getByRole('contentinfo').getByText('All pages').click()
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Case studies' }),
  ).toBeVisible()

  // Live records are above the sample figures.
  const [live, sample] = await Promise.all(
    ['In this browser', 'Platform'].map((name) => page.getByRole('region', { name }).boundingBox()),
  )
  expect(live?.y).toBeLessThan(sample?.y ?? 0)

  // The dashboard keeps the filter of the tickets while the admin visits other pages.
  await page.getByRole('tab', { name: 'Tickets' }).click()
  await page.getByRole('button', { name: 'Closed 1' }).click()
  await expect(page).toHaveURL('/admin?view=tickets&status=closed')
  await menu('Profile')
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByRole('link', { name: 'Back to the portal' }).click()
  await expect(page).toHaveURL('/portal')
  await expect(page.getByRole('tab')).toHaveCount(4)
  await page.getByRole('tab', { name: 'Account' }).click()
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Account')
  await menu('Admin Dashboard')
  await expect(page).toHaveURL('/admin?view=tickets&status=closed')
  await expect(page.getByRole('button', { name: 'Closed 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await menu('Profile')
  await expect(page).toHaveURL('/profile?tab=security')

  // An address without a tab shows the first one.
  await openPage(page, '/profile')
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')

  // On a phone the table is a list: nothing scrolls sideways.
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/admin?view=tickets')
  const table = page.getByRole('region', { name: 'Tickets in this browser' })
  await expect(table.getByRole('row').first()).toBeVisible()
  expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0)
})
