import type { Page } from '@playwright/test'
import { storedState } from '../../fixtures/store/browser-store'
import { reach, reachAndPress, reachAndType } from '../../fixtures/keyboard/reach'
import { openPage } from '../../fixtures/page/open-page'
import { ticketOf, userIn } from '../../fixtures/store/records'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { TicketForm } from '../../fixtures/forms/ticket-form'
import { toast } from '../../fixtures/page/toasts'

/* Every flow without a pointer: where the focus goes is part of what is tested. */

test('registers in a dialog that keeps the focus inside, signs out and signs in', async ({
  page,
  signInDialog,
}) => {
  const { dialog, email, password } = signInDialog
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign In' })
  await openPage(page, '/careers')
  await reachAndPress(page, signIn)
  await expect(email).toBeFocused()
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(signIn).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()

  await reach(page, dialog.getByRole('tab', { name: 'Login' }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: 'Register' })).toBeFocused()
  await reachAndType(page, signInDialog.field('Name'), 'Robin Reader')
  await reachAndType(page, email, 'robin@reader.example')
  await reachAndType(page, password, 'secret1')
  await reachAndType(page, signInDialog.field('Confirm Password'), 'secret1')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(toast(page, 'Welcome!')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  const account = page.getByRole('button', { name: 'Account menu' })
  await reach(page, account, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await reachAndPressItem('Logout')
  await expect(signIn).toBeVisible()

  await reach(page, signIn, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await reachAndType(page, email, 'robin@reader.example')
  await reachAndType(page, password, 'secret1')
  await reachAndPress(page, dialog.getByRole('button', { name: 'Sign In' }))
  await expect(account).toBeVisible()

  async function reachAndPressItem(name: string) {
    await reach(page, page.getByRole('menuitem', { name }), 'ArrowDown')
    await page.keyboard.press('Enter')
  }
})

test('asks for a reset link', async ({ page, signInDialog }) => {
  const { dialog, email } = signInDialog
  await openPage(page, '/portal')
  await reachAndPress(page, page.getByRole('main').getByRole('button', { name: 'Sign In' }))
  await expect(email).toBeFocused()
  await reachAndPress(page, dialog.getByRole('button', { name: 'Forgot password?' }))
  await expect(email).toBeFocused()
  await page.keyboard.type(customer)
  await reachAndPress(page, dialog.getByRole('button', { name: 'Send Reset Link' }))
  await expect(toast(page, 'Reset link sent')).toBeVisible()
  await expect(email).toBeFocused()
})

test('chooses a theme, and goes through a menu and its submenu to a page', async ({ page }) => {
  await openPage(page, '/careers')
  const theme = page.getByRole('banner').getByRole('button', { name: 'Theme' })
  await reachAndPress(page, theme)
  await reach(page, page.getByRole('menuitemradio', { name: 'Dark' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(theme).toBeFocused()

  const menu = (name: string) => page.getByRole('menu', { name, exact: true })
  await reachAndPress(
    page,
    page.getByRole('banner').getByRole('button', { name: 'Developers', exact: true }),
  )
  await expect(menu('Developers').getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(menu('Partnerships')).toBeVisible()
  await reach(page, page.getByRole('menuitem', { name: 'Partner types' }), 'ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(menu('Partner types').getByRole('menuitem').first()).toBeFocused()
  await reach(page, page.getByRole('menuitem', { name: 'Resellers' }), 'ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/partnerships/resellers')
  await expect(page.getByRole('main')).toBeFocused()
})

test('unfolds the mobile menu and follows a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/careers')
  await reachAndPress(page, page.getByRole('button', { name: 'Open menu' }))
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await reachAndPress(page, main.getByRole('button', { name: 'Company' }), ' ')
  await reachAndPress(page, main.getByRole('link', { name: /^Newsroom/ }))
  await expect(page).toHaveURL('/newsroom')
})

test('searches support, reads an article and rates it', async ({ page }) => {
  await openPage(page, '/support')
  await reachAndType(page, page.getByLabel('Search support'), 'workflows')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/support/kb?search=workflows')
  const article = page.getByRole('article', { name: /workflows/i })
  await reachAndPress(page, article.getByRole('heading').getByRole('link'))
  await expect(article).toContainText('190 views')
  await reachAndPress(page, article.getByRole('button', { name: /^Helpful/ }), ' ')
  await expect(toast(page, 'Thank you!')).toBeVisible()
  await reachAndPress(page, article.getByRole('link', { name: 'Close article' }))
  await expect(article.getByRole('heading').getByRole('link')).toBeFocused()
  await reachAndPress(page, page.getByRole('button', { name: 'Getting Started' }).first())
  await expect(page).toHaveURL(/category=Getting/)
})

test('opens a ticket', async ({ page, store }) => {
  await store.signIn(customer)
  const form = new TicketForm(page)
  await form.open()
  await reach(page, form.category)
  await page.keyboard.type('Int')
  await reach(page, form.priority)
  await page.keyboard.type('Hi')
  await reachAndType(page, form.subject, 'Typed, not clicked')
  await reachAndType(page, form.description, 'Every bit of it.')
  await reachAndPress(page, form.submit)
  await expect(page).toHaveURL('/portal')
  await expect.poll(async () => (await storedState(page)).supportTickets.length).toBe(1)
  expect((await storedState(page)).supportTickets).toMatchObject([
    { category: 'Integration', priority: 'high', subject: 'Typed, not clicked' },
  ])
})

test('votes in the portal, replies to a ticket and closes it', async ({ page, store }) => {
  await store.signIn(customer, (state) => {
    state.supportTickets = [ticketOf(userIn(state, customer), { id: 't-1' })]
  })
  await openPage(page, '/portal')
  const tab = (name: string) => page.getByRole('tab', { name })
  await reach(page, tab('Overview'))
  await reach(page, tab('Roadmap'), 'ArrowRight')
  await expect(tab('Roadmap')).toHaveAttribute('aria-selected', 'true')
  const vote = page.getByRole('button', { name: /^Vote for / }).last()
  await reachAndPress(page, vote, ' ')
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await expect(vote).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(vote).toHaveAttribute('aria-pressed', 'false')
  await expect(vote).toBeFocused()

  await reach(page, tab('Roadmap'), 'Shift+Tab')
  await reach(page, tab('Support Tickets'), 'ArrowLeft')
  await reachAndPress(page, page.getByRole('link', { name: 'Subject of t-1' }))
  await expect(page.getByRole('heading', { name: 'Subject of t-1' })).toBeFocused()
  await replyByKeys(page, 'It came back today.')
  await reach(page, page.getByRole('button', { name: 'Close ticket' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Reopen ticket' })).toBeFocused()
})

test('edits the profile and the preferences', async ({ page, store }) => {
  await store.signIn(customer)
  await openPage(page, '/profile')
  await reachAndType(page, page.getByLabel('Name', { exact: true }), 'Casey Carter')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Profile updated')).toBeVisible()

  await reach(page, page.getByRole('tab', { name: 'Profile' }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  const newsletter = page.getByRole('switch', { name: 'Newsletter' })
  await reachAndPress(page, newsletter, ' ')
  await expect(newsletter).not.toBeChecked()
  const save = page.getByRole('button', { name: 'Save Preferences' })
  await reachAndPress(page, save)
  await expect(toast(page, 'Preferences updated')).toBeVisible()
  await expect(save).toBeFocused()
  await expect
    .poll(async () => (await storedState(page)).currentUser)
    .toMatchObject({ name: 'Casey Carter', preferences: { newsletter: false } })
})

test('cancels the deletion of an account, then deletes it', async ({ page, store }) => {
  await store.signIn(customer)
  await openPage(page, '/profile?tab=security')
  const opener = page.getByRole('button', { name: 'Delete account' })
  const dialog = page.getByRole('dialog')
  await reachAndPress(page, opener)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await reachAndType(page, dialog.getByLabel('Type your email to confirm'), customer)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect.poll(async () => (await storedState(page)).users.length).toBe(1)
})

test('sorts and pages through the dashboard’s tickets, resolves one and replies', async ({
  page,
  store,
}) => {
  const numbers = Array.from({ length: 30 }, (_, index) => String(index + 1).padStart(2, '0'))
  await store.signIn(admin, (state) => {
    const casey = userIn(state, customer)
    state.supportTickets = numbers.map((number) => ticketOf(casey, { id: `t-${number}` }))
  })
  await openPage(page, '/admin')
  const tab = (name: string) => page.getByRole('tab', { name })
  await reach(page, page.getByRole('tab', { selected: true }))
  await reach(page, tab('Tickets'), 'ArrowRight')
  await expect(tab('Tickets')).toHaveAttribute('aria-selected', 'true')
  await reach(page, page.getByRole('combobox', { name: 'Sort by' }))
  await page.keyboard.type('Subject')
  await expect(page).toHaveURL(/sort=subject/)
  await reachAndPress(page, page.getByRole('button', { name: /^Next/ }))
  await reachAndPress(page, page.getByRole('button', { name: 'Subject of t-26' }))
  await reachAndPress(page, page.getByRole('button', { name: 'Resolved', exact: true }))
  await expect(page.getByText('Changed from Open to Resolved.').first()).toBeVisible()
  await expect
    .poll(async () => (await storedState(page)).supportTickets.at(25))
    .toMatchObject({ id: 't-26', status: 'resolved' })
  await replyByKeys(page, 'The new version is live.')
})

async function replyByKeys(page: Page, text: string) {
  const reply = page.getByLabel('Reply', { exact: true })
  await reachAndType(page, reply, text)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Reply sent.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue('')
}
