import { storedState } from '../../fixtures/store/browser-store'
import { standsFor } from '../../fixtures/faults/fault-cases'
import { openPage } from '../../fixtures/page/open-page'
import { admin, SignInDialog } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

const guarded = ['/portal', '/admin', '/support/tickets/new'] as const
const asksToSignIn = { name: 'Authentication Required' }

test('a sign-out in one tab closes the guarded pages of all tabs', async ({
  page,
  context,
  store,
}, testInfo) => {
  standsFor(testInfo, { fault: 'signed out in another tab', place: 'tabs', cases: guarded.length })
  await store.signIn(admin)
  const tabs = await Promise.all(guarded.map(() => context.newPage()))
  await Promise.all(tabs.map((tab, at) => openPage(tab, guarded[at] ?? '/portal')))
  for (const tab of tabs)
    await expect(tab.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await openPage(page, '/careers')
  await new SignInDialog(page).logOut()
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', asksToSignIn)).toBeVisible()
  }
})

/** Hides storage events from a page, as the back-forward cache would, which Playwright turns off. */
const ignoreStorageEvents = () => {
  window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
}

test('a page that missed storage events shows the current state when it comes into sight', async ({
  page,
  context,
  store,
}, testInfo) => {
  standsFor(testInfo, { fault: 'returns into sight', place: 'tabs', cases: 1 })
  await store.signIn(admin)
  await page.addInitScript(ignoreStorageEvents)
  await openPage(page, '/profile')
  const other = await context.newPage()
  await openPage(other, '/careers')
  await new SignInDialog(other).logOut()
  await expect.poll(async () => (await storedState(other)).currentUser).toBeNull()
  await expect(page.getByRole('heading', asksToSignIn)).toBeHidden()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', asksToSignIn)).toBeVisible()
})

test('a frozen tab shows the current state when it resumes', async ({
  page,
  context,
  store,
}, testInfo) => {
  standsFor(testInfo, { fault: 'frozen in the background', place: 'tabs', cases: 1 })
  await store.signIn(admin)
  await openPage(page, '/profile')
  const session = await context.newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  const other = await context.newPage()
  await openPage(other, '/careers')
  await new SignInDialog(other).logOut()
  await expect.poll(async () => (await storedState(other)).currentUser).toBeNull()
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(page.getByRole('heading', asksToSignIn)).toBeVisible()
})
