import { everythingStored, storedState, storedText } from '../../fixtures/store/browser-store'
import { hueOf } from '../../fixtures/page/hue'
import { openPage } from '../../fixtures/page/open-page'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { toast } from '../../fixtures/page/toasts'

test('the login refuses an unknown email and a short password, then signs in for good', async ({
  page,
  signInDialog,
}) => {
  const { dialog, email, password } = signInDialog
  const unknown = toast(page, 'User not found', 'alert').first()
  await openPage(page, '/careers')
  const before = new Date().toISOString()
  await signInDialog.open()
  await signInDialog.submitLogin('nobody@fivefold.example', 'short')
  await expect(email).toHaveAccessibleDescription('User not found')
  await expect(email).toBeFocused()
  await expect(unknown).toBeVisible()
  expect(await hueOf(unknown.locator('svg').first())).toBe('red')
  await email.fill(customer)
  await expect(unknown).toBeHidden()
  await signInDialog.submitLogin(customer, '12345')
  await expect(password).toHaveAccessibleDescription(/^Password must be at least 6 characters/)
  await expect(password).toBeFocused()
  expect((await storedState(page)).currentUser).toBeNull()

  await signInDialog.submitLogin(customer, 'ab cd!')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Welcome back!')).toContainText('You have successfully logged in.')
  await expect.poll(async () => (await storedState(page)).currentUser?.email).toBe(customer)
  const { currentUser, users } = await storedState(page)
  const user = users.find((known) => known.email === customer)
  expect(user?.last_login).toEqual(currentUser?.last_login)
  expect(new Date(user?.last_login ?? 0).toISOString() >= before).toBe(true)
  expect(users.find((known) => known.email === admin)?.last_login).toBeNull()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('the registration refuses a known email, then creates a customer and stores no password', async ({
  page,
  signInDialog,
}) => {
  const newcomer = {
    name: '  Robin Reader ',
    email: 'robin@reader.example',
    password: 'keep-me-secret',
    confirmation: 'keep-me-secret',
  }
  await openPage(page, '/careers')
  await signInDialog.open()
  await signInDialog.openRegistration()
  await signInDialog.submitRegistration({ ...newcomer, email: customer })
  await expect(signInDialog.field('Email')).toHaveAccessibleDescription(/^User already exists/)
  await expect(signInDialog.field('Email')).toBeFocused()
  await signInDialog.submitRegistration(newcomer)
  await expect(signInDialog.dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Welcome!')).toBeVisible()

  await expect.poll(async () => (await storedState(page)).currentUser?.email).toBe(newcomer.email)
  const { users, currentUser } = await storedState(page)
  const record = users.find(({ email }) => email === newcomer.email)
  expect(record).toEqual(currentUser)
  expect(record).toMatchObject({ name: 'Robin Reader', role: 'customer' })

  await signInDialog.logOut()
  await signInDialog.open()
  await signInDialog.submitLogin(newcomer.email, 'another-secret')
  await expect(signInDialog.dialog).toBeHidden()
  const stored = await everythingStored(page)
  expect(stored).toContain(newcomer.email)
  expect(stored).not.toContain('keep-me-secret')
  expect(stored).not.toContain('another-secret')
})

test('a request to reset a password is logged and sent nowhere', async ({ page, signInDialog }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await openPage(page, '/careers')
  await signInDialog.open()
  const { dialog, email } = signInDialog
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  const requests: string[] = []
  await email.fill('nobody@fivefold.example')
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(email).toHaveAccessibleDescription('User not found')
  await expect(toast(page, 'User not found', 'alert')).toBeVisible()
  page.on('request', (request) => requests.push(request.url()))
  await email.fill(customer)
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(toast(page, 'Reset link sent')).toBeVisible()
  expect(logged.some((text) => text.includes(customer))).toBe(true)
  expect(requests).toEqual([])
})

test.describe('the session', () => {
  test('starts and ends in every tab at once', async ({ page, context, signInDialog }) => {
    const other = await context.newPage()
    await Promise.all([openPage(page, '/careers'), openPage(other, '/portal')])
    await expect(other.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()

    await signInDialog.signIn(customer)
    await expect(other.getByRole('heading', { name: 'Welcome, Casey Customer' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible()

    await signInDialog.logOut()
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Logged out')).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
    await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect.poll(async () => (await storedState(page)).currentUser).toBeNull()
  })

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

test('the message after a sign-in keeps its link to the guarded page until the visitor follows it', async ({
  page,
  signInDialog,
}) => {
  await page.clock.install()
  await openPage(page, '/portal')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await signInDialog.submitLogin(customer, 'abcdef')
  await expect(page).toHaveURL('/')
  const continueLink = toast(page, 'Welcome back!').getByRole('link', { name: /^Continue to / })
  await expect(continueLink).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.clock.fastForward('05:00')
  await continueLink.click()
  await expect(page.getByRole('heading', { name: 'Welcome, Casey Customer' })).toBeVisible()
  await expect(page).toHaveURL('/portal')
  await expect(continueLink).toHaveCount(0)
})

test('signing in by the header keeps the query of a guarded page', async ({
  page,
  signInDialog,
}) => {
  await page.goto('/support')
  await page.getByRole('main').getByRole('link', { name: 'Open a critical ticket' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await signInDialog.submitLogin(customer, 'abcdef')
  await toast(page, 'Welcome back!')
    .getByRole('link', { name: /^Continue to / })
    .click()
  await expect(page).toHaveURL('/support/tickets/new?priority=critical')
  await expect(page.getByLabel('Priority')).toHaveValue('critical')
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
