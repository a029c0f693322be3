import { everythingStored, storedState } from '../../fixtures/store/browser-store'
import { openPage } from '../../fixtures/page/open-page'
import { ticketOf, userIn } from '../../fixtures/store/records'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { toast } from '../../fixtures/page/toasts'

test.beforeEach(({ store }) =>
  store.signIn(customer, (state) => {
    state.supportTickets = [ticketOf(userIn(state, customer), { id: 't-own' })]
  }),
)

test('a customer edits details and preferences; unsaved edits survive a change of tab and a reload', async ({
  page,
}) => {
  // On the whole page, each label names one element.
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const newsletter = page.getByRole('switch', { name: 'Newsletter' })
  await openPage(page, '/profile')
  await field('Email').fill(admin)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(field('Email')).toHaveAccessibleDescription(/^User already exists/)
  await expect(toast(page, 'User already exists', 'alert')).toBeVisible()

  const changed = {
    Name: 'Casey Carter',
    Email: 'casey@carter.example',
    Company: 'Carter & Sons',
    Phone: '+1 555 0100',
  }
  for (const [label, value] of Object.entries(changed)) await field(label).fill(value)
  await page.getByRole('tab', { name: 'Preferences' }).click()
  await newsletter.click()
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await page.reload()
  for (const [label, value] of Object.entries(changed))
    await expect(field(label)).toHaveValue(value)
  await page.getByRole('tab', { name: 'Preferences' }).click()
  await expect(newsletter).not.toBeChecked()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(newsletter).toBeChecked()

  await page.getByRole('tab', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(toast(page, 'Profile updated')).toBeVisible()
  await expect(page.getByText('Not saved yet.')).toHaveCount(0)
  await expect
    .poll(async () => (await storedState(page)).currentUser)
    .toMatchObject({
      name: changed.Name,
      email: changed.Email,
      company: changed.Company,
      phone: changed.Phone,
      preferences: { newsletter: true },
    })
  const { users, currentUser } = await storedState(page)
  expect(users.find(({ id }) => id === currentUser?.id)).toEqual(currentUser)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menu', { name: 'Account menu' })).toContainText(changed.Email)
})

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
