import { storedText } from '../../fixtures/store/browser-store'
import { openPage } from '../../fixtures/page/open-page'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { toast } from '../../fixtures/page/toasts'

test.describe('the session', () => {
  test('closes the sign-in dialog when another tab signs in', async ({ page, store }) => {
    await openPage(page, '/careers')
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => storedText(page)).not.toBeNull()
    // The page may write at the same moment and replace the document, so this retries.
    await expect(async () => {
      await store.signIn(customer)
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 2000 })
    }).toPass()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  })
})

test('guarded pages ask visitors to sign in before any of their code is requested', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/remotes/')) requested.push(request.url())
  })
  for (const path of ['/support/tickets/new', '/portal', '/profile', '/admin']) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
    expect(requested).toEqual([])
  }
})

test('the message after a sign-in keeps its link to the guarded page, with its query, until the visitor follows it', async ({
  page,
  signInDialog,
}) => {
  await page.clock.install()
  await page.goto('/support')
  await page.getByRole('main').getByRole('link', { name: 'Open a critical ticket' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await signInDialog.submitLogin(customer, 'abcdef')
  await expect(page).toHaveURL('/')
  const continueLink = toast(page, 'Welcome back!').getByRole('link', { name: /^Continue to / })
  await expect(continueLink).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.clock.fastForward('05:00')
  await continueLink.click()
  await expect(page).toHaveURL('/support/tickets/new?priority=critical')
  await expect(page.getByLabel('Priority')).toHaveValue('critical')
  await expect(continueLink).toHaveCount(0)
})

test('a remote’s entry fails outside the host, which provides its modules', async ({ page }) => {
  await page.goto('/robots.txt')
  const entry = releasedRegistry().remotes['portal']?.live.entry ?? ''
  const used = page.evaluate(async (address) => {
    const portal = await import(new URL(address, location.origin).href)
    await portal.get('./routes')
  }, entry)
  await expect(used).rejects.toThrow(/Module Federation/)
})
