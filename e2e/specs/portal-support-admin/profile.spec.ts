import { everythingStored, storedState } from '../../fixtures/store/browser-store'
import { openPage } from '../../fixtures/page/open-page'
import { ticketOf, userIn } from '../../fixtures/store/records'
import { customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

test.beforeEach(({ store }) =>
  store.signIn(customer, (state) => {
    state.supportTickets = [ticketOf(userIn(state, customer), { id: 't-own' })]
  }),
)

test('Clear browser data starts the site as on a first visit', async ({ page, firstVisit }) => {
  await page.addInitScript(() => localStorage.setItem('error_logs', '[]'))
  await openPage(page, '/profile?tab=security')
  await page.getByRole('button', { name: 'Clear browser data' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear everything' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => (await storedState(page)).currentUser).toBeNull()
  const { users, supportTickets } = await storedState(page)
  expect(users).toEqual(firstVisit.state.users)
  expect(supportTickets).toEqual([])
  expect(await everythingStored(page)).not.toContain('error_logs')
})
