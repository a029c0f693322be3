import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { everythingStored, storedState } from '../../fixtures/store/browser-store'
import { openPage } from '../../fixtures/page/open-page'
import { ticketOf, userIn, voteOf } from '../../fixtures/store/records'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { toast } from '../../fixtures/page/toasts'

const field = (page: Page, label: string) =>
  page.getByRole('tabpanel').getByLabel(label, { exact: true })

/** The JSON that pressing the button hands out. */
async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.json$/)
  return JSON.parse(await readFile(await download.path(), 'utf8'))
}

test.beforeEach(({ store }) =>
  store.signIn(customer, (state) => {
    const casey = userIn(state, customer)
    casey.last_login = '2026-02-03T10:20:00.000Z'
    state.supportTickets = [
      ticketOf(casey, { id: 't-own' }),
      ticketOf(userIn(state, admin), { id: 't-foreign' }),
    ]
    state.roadmapVotes = [voteOf(casey, state.roadmapItems[0]?.id ?? '')]
  }),
)

test('details are edited, saved with a busy button, and known everywhere', async ({ page }) => {
  await openPage(page, '/profile')
  await expect(page.getByRole('tab')).toHaveText(['Profile', 'Preferences', 'Security'])
  await expect(field(page, 'Name')).toHaveValue('Casey Customer')
  await expect(field(page, 'Email')).toHaveValue(customer)
  await expect(field(page, 'Company')).toHaveValue('Northwind Traders')
  const changed = {
    name: 'Casey Carter',
    email: 'casey@carter.example',
    company: 'Carter & Sons',
    phone: '+1 555 0100',
  }
  await field(page, 'Name').fill(changed.name)
  await field(page, 'Email').fill(changed.email)
  await field(page, 'Company').fill(changed.company)
  await field(page, 'Phone').fill(changed.phone)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(toast(page, 'Profile updated')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled()

  await expect.poll(async () => (await storedState(page)).currentUser).toMatchObject(changed)
  const { users, currentUser } = await storedState(page)
  expect(users.find(({ id }) => id === currentUser?.id)).toEqual(currentUser)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menu', { name: 'Account menu' })).toContainText(changed.email)
})

test('every field is found by its label, and nothing else is', async ({ page }) => {
  await openPage(page, '/profile')
  for (const label of ['Name', 'Email', 'Company', 'Phone']) {
    await expect(page.getByLabel(label, { exact: true }), label).toHaveCount(1)
  }
})

test('a blank name and another account’s email are refused', async ({ page }) => {
  await openPage(page, '/profile')
  const save = page.getByRole('button', { name: 'Save Changes' })
  await field(page, 'Name').fill('   ')
  await save.click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required')
  await expect(field(page, 'Name')).toBeFocused()
  await expect(toast(page, 'Name is required', 'alert')).toBeVisible()

  await field(page, 'Name').fill('Casey')
  await field(page, 'Email').fill(admin)
  await save.click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/^User already exists/)
  await expect(field(page, 'Email')).toBeFocused()
  await expect(toast(page, 'User already exists', 'alert')).toBeVisible()
  expect((await storedState(page)).currentUser).toMatchObject({
    name: 'Casey Customer',
    email: customer,
  })
})

test('the three preferences are on at first, and saved with a busy button', async ({ page }) => {
  await openPage(page, '/profile')
  await page.getByRole('tab', { name: 'Preferences' }).click()
  const switches = page.getByRole('switch')
  await expect(switches).toHaveCount(3)
  for (const name of ['Email notifications', 'Marketing emails', 'Newsletter']) {
    await expect(page.getByRole('switch', { name })).toBeChecked()
  }
  await page.getByRole('switch', { name: 'Marketing emails' }).click()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(toast(page, 'Preferences updated')).toBeVisible()
  await expect
    .poll(async () => (await storedState(page)).currentUser?.preferences)
    .toEqual({ emailNotifications: true, marketingEmails: false, newsletter: true })
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Marketing emails' })).not.toBeChecked()
})

test('edits of the profile and the preferences survive a change of tab and a reload', async ({
  page,
}) => {
  await openPage(page, '/profile')
  await field(page, 'Phone').fill('+1 555 0100')
  await page.getByRole('tab', { name: 'Preferences' }).click()
  await page.getByRole('switch', { name: 'Newsletter' }).click()
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(field(page, 'Phone')).toHaveValue('+1 555 0100')
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Phone')).toHaveValue('+1 555 0100')
  await page.getByRole('tab', { name: 'Preferences' }).click()
  await expect(page.getByRole('switch', { name: 'Newsletter' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('switch', { name: 'Newsletter' })).toBeChecked()

  await page.getByRole('tab', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Profile updated')).toBeVisible()
  await expect(page.getByText('Not saved yet.')).toHaveCount(0)
  expect((await storedState(page)).currentUser).toMatchObject({
    phone: '+1 555 0100',
    preferences: { newsletter: true },
  })
})

test('Export Data hands out the user, Export Everything all that is the user’s', async ({
  page,
}) => {
  await openPage(page, '/profile')
  const { currentUser } = await storedState(page)
  expect(await downloaded(page, 'Export Data')).toEqual(currentUser)
  await expect(toast(page, 'Data exported')).toBeVisible()
  expect(await downloaded(page, 'Export Everything')).toMatchObject({
    user: currentUser,
    preferences: currentUser?.preferences,
    supportTickets: [{ id: 't-own' }],
    roadmapVotes: [{ user_id: currentUser?.id }],
  })
})

test('Security tells what is stored where and when the last sign-in was', async ({ page }) => {
  await openPage(page, '/profile')
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(page.getByRole('term').filter({ hasText: 'Last sign-in' })).toBeVisible()
  await expect(page.locator('time[datetime="2026-02-03T10:20:00.000Z"]')).toContainText('2026')
  for (const key of ['fivefold-store', 'fivefold-theme', 'error_logs']) {
    await expect(page.getByRole('rowheader', { name: key, exact: true })).toBeVisible()
  }
})

test('signing out everywhere reaches the other tab', async ({ page, context }) => {
  const other = await context.newPage()
  await Promise.all([openPage(page, '/profile?tab=security'), openPage(other, '/portal')])
  await expect(other.getByRole('heading', { name: 'Welcome, Casey Customer' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/')
  await expect(other.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
})

test('the account goes with all its records, after the email was typed', async ({ page }) => {
  await openPage(page, '/profile?tab=security')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Export Everything' })).toBeVisible()
  const confirmation = dialog.getByLabel('Type your email to confirm')
  await confirmation.fill('somebody@else.example')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(confirmation).toBeFocused()
  await expect(confirmation).toHaveAccessibleDescription(new RegExp(`Type ${customer} exactly`))
  expect((await storedState(page)).users).toHaveLength(2)

  await confirmation.fill(customer)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(async () => (await storedState(page)).currentUser).toBeNull()
  const { users, supportTickets, roadmapVotes } = await storedState(page)
  expect(users.map(({ email }) => email)).toEqual([admin])
  expect(supportTickets.map(({ id }) => id)).toEqual(['t-foreign'])
  expect(roadmapVotes).toEqual([])
})

test('clearing this browser’s data starts the site as on a first visit', async ({
  page,
  firstVisit,
}) => {
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
