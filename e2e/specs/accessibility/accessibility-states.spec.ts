import type { Page } from '@playwright/test'
import { expectAccessible, followDevice, openPanel } from '../../fixtures/page/axe'
import { breakRemote } from '../../fixtures/faults/broken-remote'
import { isLongRun } from '../../fixtures/long-run'
import { openPage } from '../../fixtures/page/open-page'
import { ticketOf, userIn, voteOf } from '../../fixtures/store/records'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { TicketForm } from '../../fixtures/forms/ticket-form'

test.beforeEach(followDevice)

const dialog = '[role=dialog]'
const banner = (page: Page) => page.getByRole('banner')

test('the menus of the header, and a whole page with a menu open', async ({ page, store }) => {
  await store.signIn(customer)
  await openPage(page, '/careers')
  // The other menus are like the first.
  for (const [place, name] of ['Platform', 'Partnerships', 'Theme', 'Account menu'].entries()) {
    await banner(page).getByRole('button', { name, exact: true }).click()
    const menu = page.getByRole('menu', { name, exact: true })
    await expect(menu).toBeVisible()
    const submenu = menu.getByRole('menuitem', { name: 'Partner types' })
    if ((await submenu.count()) > 0) {
      await submenu.hover()
      await expect(page.getByRole('menu', { name: 'Partner types' })).toBeVisible()
    }
    const within = place === 0 ? 'html' : 'header'
    await expectAccessible(page, { occasion: `menu ${name}`, within })
    await banner(page).getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
})

test('the sign-in dialog in all its views', async ({ page, signInDialog }) => {
  await openPage(page, '/careers')
  await signInDialog.open()
  await signInDialog.submitLogin('', '')
  await expect(signInDialog.email).toHaveAccessibleDescription(/email/)
  await expectAccessible(page, { occasion: 'login with errors' })
  await signInDialog.openRegistration()
  await expectAccessible(page, { occasion: 'registration', within: dialog })
  await signInDialog.dialog.getByRole('tab', { name: 'Login' }).click()
  await signInDialog.dialog.getByRole('button', { name: 'Forgot password?' }).click()
  await expectAccessible(page, { occasion: 'reset', within: dialog })
})

test('the search dialog', async ({ page }) => {
  await openPage(page, '/careers')
  await banner(page).getByRole('button', { name: 'Search' }).click()
  const options = page.getByRole('dialog', { name: 'Search' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  await expectAccessible(page, { occasion: 'search, empty', within: dialog })
  await page.keyboard.type('workflow')
  await expect(options.filter({ hasText: 'Build predictable workflows' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page, { occasion: 'search with suggestions', within: dialog })
})

test('the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/careers')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await banner(page).getByRole('button', { name: 'Partnerships', exact: true }).click()
  await expect(banner(page).getByRole('link', { name: /^Resellers/ })).toBeVisible()
  await expectAccessible(page, { occasion: 'mobile menu' })
})

test('portal, ticket and profile with records', async ({ page, store }) => {
  await store.signIn(customer, (state) => {
    const casey = userIn(state, customer)
    state.supportTickets = ['open', 'in-progress', 'resolved', 'closed', 'escalated'].map(
      (status) => ticketOf(casey, { id: `t-${status}`, status }),
    )
    state.roadmapVotes = [voteOf(casey, state.roadmapItems[0]?.id ?? '')]
  })
  await openPage(page, '/portal')
  for (const tab of isLongRun
    ? ['Overview', 'Support Tickets', 'Roadmap', 'Account']
    : ['Support Tickets', 'Roadmap']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expectAccessible(page, { occasion: tab, within: openPanel })
  }
  await openPage(page, '/portal?ticket=t-open')
  await page.getByRole('button', { name: 'Close ticket' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectAccessible(page, { occasion: 'ticket', within: 'main' })

  await openPage(page, '/profile')
  for (const tab of isLongRun ? ['Preferences', 'Security'] : ['Security']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expectAccessible(page, { occasion: tab, within: openPanel })
  }
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await expectAccessible(page, { occasion: 'delete dialog', within: dialog })
})

test('views of the dashboard with records, and an open ticket', async ({ page, store }) => {
  await store.signIn(admin, (state) => {
    const casey = userIn(state, customer)
    state.supportTickets = ['open', 'resolved'].map((status) =>
      ticketOf(casey, { id: `t-${status}`, status }),
    )
    state.roadmapVotes = [voteOf(casey, state.roadmapItems[0]?.id ?? '')]
  })
  await openPage(page, '/admin')
  const tabs = await page.getByRole('tab').all()
  // The first views have figures, a table and its filters; the others are such tables too.
  for (const tab of isLongRun ? tabs : tabs.slice(0, 3)) {
    await tab.click()
    const name = await tab.innerText()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await expectAccessible(page, { occasion: name, within: openPanel })
  }
  await openPage(page, '/admin?view=tickets')
  await page.getByRole('button', { name: 'Subject of t-open' }).click()
  await page.getByRole('button', { name: 'In-progress', exact: true }).click()
  await expect(page.getByText('Changed from Open to In-progress.').first()).toBeVisible()
  await expectAccessible(page, { occasion: 'an opened ticket', within: 'main' })
})

test('the ticket form with errors, suggestions and a draft', async ({ page, store }) => {
  await store.signIn(customer)
  const form = new TicketForm(page)
  await form.open()
  await form.write({ subject: 'connect my first system', description: '   ' })
  await expect(page.getByRole('link', { name: /^Connect your first system/ })).toBeVisible()
  await form.submit.click()
  await expect(form.description).toBeFocused()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAccessible(page, { occasion: 'ticket form', within: 'main' })
})

test('the knowledge base with an article open, and without a result', async ({ page }) => {
  await openPage(page, '/support/kb?search=workflow&article=kb-reliable-workflows')
  await expect(page.getByRole('link', { name: 'Close article' })).toBeVisible()
  await expectAccessible(page, { occasion: 'open article', within: 'main' })
  await page.getByLabel('Search articles').fill('conection')
  await expect(page.getByRole('region', { name: 'Related' })).toBeVisible()
  await expectAccessible(page, { occasion: 'no result', within: 'main' })
})

test('the host’s own screens', async ({ page }) => {
  await openPage(page, '/no/such/page')
  await expectAccessible(page, { occasion: 'not found' })
  await breakRemote(page, 'support', '404')
  await page.goto('/support')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expectAccessible(page, { occasion: 'error screen' })
})
