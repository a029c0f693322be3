import { everythingStored, storedState, storedText } from '../../fixtures/store/browser-store'
import { hueOf } from '../../fixtures/page/hue'
import { openPage } from '../../fixtures/page/open-page'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { toast } from '../../fixtures/page/toasts'

const shortLogin = 'Password must be at least 6 characters'
const shortRegistration = 'Password must be at least 6 characters long'

test.describe('login', () => {
  test('asks for an email and a password', async ({ page, signInDialog }) => {
    await openPage(page, '/careers')
    await signInDialog.open()
    const { dialog, email, password } = signInDialog
    await expect(dialog.getByRole('tab', { name: 'Login' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('required', '')
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveAttribute('required', '')
    await signInDialog.submitLogin('', '')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/email/i)
    await expect(password).toHaveAccessibleDescription(/password/i)
    expect((await storedState(page)).currentUser).toBeNull()
  })

  test('refuses whom it does not know, then a short password', async ({ page, signInDialog }) => {
    await openPage(page, '/careers')
    await signInDialog.open()
    const { email, password } = signInDialog

    for (const unknown of ['nobody@fivefold.example', customer.toUpperCase()]) {
      await signInDialog.submitLogin(unknown, 'short')
      await expect(email).toHaveAccessibleDescription('User not found')
      await expect(email).toBeFocused()
    }
    const failure = toast(page, 'User not found', 'alert').first()
    await expect(failure).toBeVisible()
    expect(await hueOf(failure.locator('svg').first())).toBe('red')

    // What was wrong is mended: nothing says so any longer.
    await email.fill(customer)
    await expect(failure).toBeHidden()

    await signInDialog.submitLogin(customer, '12345')
    await expect(password).toHaveAccessibleDescription(new RegExp(`^${shortLogin}`))
    await expect(password).toBeFocused()
    await expect(toast(page, shortLogin, 'alert')).toBeVisible()
    await expect(signInDialog.dialog).toBeVisible()
    expect((await storedState(page)).currentUser).toBeNull()
  })

  test('takes any six characters, welcomes back, notes the time and goes home', async ({
    page,
    signInDialog,
  }) => {
    await openPage(page, '/careers')
    const before = new Date().toISOString()
    await signInDialog.open()
    await signInDialog.submitLogin(customer, 'ab cd!')
    await expect(signInDialog.dialog).toBeHidden()
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Welcome back!')).toContainText('You have successfully logged in.')

    await expect.poll(async () => (await storedState(page)).currentUser?.email).toBe(customer)
    const { currentUser, users } = await storedState(page)
    const user = users.find(({ email }) => email === customer)
    expect(user?.last_login).toEqual(currentUser?.last_login)
    expect(new Date(user?.last_login ?? 0).toISOString() >= before).toBe(true)
    expect(users.find(({ email }) => email === admin)?.last_login).toBeNull()

    await page.reload()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  })
})

test.describe('registration', () => {
  const newcomer = 'robin@reader.example'

  test('asks for name, email and the password twice', async ({ page, signInDialog }) => {
    await openPage(page, '/careers')
    await signInDialog.open()
    await signInDialog.openRegistration()
    for (const [name, type] of [
      ['Name', 'text'],
      ['Email', 'email'],
      ['Password', 'password'],
      ['Confirm Password', 'password'],
    ] as const) {
      const field = signInDialog.field(name)
      await expect(field, name).toHaveAttribute('type', type)
      await expect(field, name).toHaveAttribute('required', '')
    }
  })

  test('refuses in this order: mismatch, short password, blank name, known email', async ({
    page,
    signInDialog,
  }) => {
    await openPage(page, '/careers')
    await signInDialog.open()
    await signInDialog.openRegistration()
    const everythingWrong = { name: '  ', email: customer, password: 'abc', confirmation: 'abd' }

    for (const { right, field, message } of [
      { right: {}, field: 'Confirm Password', message: 'Passwords do not match' },
      { right: { confirmation: 'abc' }, field: 'Password', message: shortRegistration },
      {
        right: { password: 'abcdef', confirmation: 'abcdef' },
        field: 'Name',
        message: 'Name is required',
      },
      {
        right: { password: 'abcdef', confirmation: 'abcdef', name: 'Robin' },
        field: 'Email',
        message: 'User already exists',
      },
    ] as const) {
      await signInDialog.submitRegistration({ ...everythingWrong, ...right })
      await expect(signInDialog.field(field)).toBeFocused()
      await expect(signInDialog.field(field)).toHaveAccessibleDescription(new RegExp(`^${message}`))
      await expect(toast(page, message, 'alert')).toBeVisible()
    }
    const { users, currentUser } = await storedState(page)
    expect(users).toHaveLength(2)
    expect(currentUser).toBeNull()
  })

  test('creates a customer, signs in, welcomes and goes home; no password is stored', async ({
    page,
    signInDialog,
  }) => {
    await openPage(page, '/careers')
    await signInDialog.open()
    await signInDialog.openRegistration()
    await signInDialog.submitRegistration({
      name: '  Robin Reader ',
      email: newcomer,
      password: 'keep-me-secret',
      confirmation: 'keep-me-secret',
    })
    await expect(signInDialog.dialog).toBeHidden()
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Welcome!')).toContainText(
      'Your account has been created successfully.',
    )

    await expect.poll(async () => (await storedState(page)).currentUser?.email).toBe(newcomer)
    const { users, currentUser } = await storedState(page)
    const record = users.find(({ email }) => email === newcomer)
    expect(record).toEqual(currentUser)
    expect(record).toMatchObject({
      name: 'Robin Reader',
      role: 'customer',
      preferences: { emailNotifications: true, marketingEmails: true, newsletter: true },
    })
    expect(record?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

    await signInDialog.logOut()
    await signInDialog.open()
    await signInDialog.submitLogin(newcomer, 'another-secret')
    await expect(signInDialog.dialog).toBeHidden()
    const stored = await everythingStored(page)
    expect(stored).toContain(newcomer)
    expect(stored).not.toContain('keep-me-secret')
    expect(stored).not.toContain('another-secret')
  })

  test('a new customer may not see the admin dashboard', async ({ page, signInDialog }) => {
    await openPage(page, '/careers')
    await signInDialog.register('Robin Reader', newcomer)
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toHaveCount(0)
    await openPage(page, '/admin')
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  })
})

test('a forgotten password: unknown emails are refused, known ones answered, nothing is sent', async ({
  page,
  signInDialog,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await openPage(page, '/careers')
  await signInDialog.open()
  const { dialog, email } = signInDialog
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(dialog.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('tab', { name: 'Login' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  const send = dialog.getByRole('button', { name: 'Send Reset Link' })
  await email.fill('nobody@fivefold.example')
  await send.click()
  await expect(email).toHaveAccessibleDescription('User not found')
  await expect(toast(page, 'User not found', 'alert')).toBeVisible()

  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await email.fill(customer)
  await send.click()
  await expect(toast(page, 'Reset link sent')).toContainText(
    'Check your email for password reset instructions.',
  )
  expect(logged.some((text) => text.includes(customer))).toBe(true)
  expect(requests).toEqual([])
})

test.describe('the session', () => {
  test('shows in every tab at once, and so does its end', async ({
    page,
    context,
    signInDialog,
  }) => {
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

  test('closes a sign-in dialog that another tab has answered', async ({ page, store }) => {
    await openPage(page, '/careers')
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => storedText(page)).not.toBeNull()
    // The page may write what it has just counted over a document that is put there in the same moment.
    await expect(async () => {
      await store.signIn(customer)
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 2000 })
    }).toPass()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  })
})

for (const path of ['/support/tickets/new', '/portal', '/profile', '/admin']) {
  test(`${path} asks who is not signed in to do so, before any of its code is fetched`, async ({
    page,
  }) => {
    const code: string[] = []
    page.on('request', (request) => {
      if (/\/remotes\/(support|portal|admin)\//.test(request.url())) code.push(request.url())
    })
    await openPage(page, path)
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
    expect(code).toEqual([])
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('dialog').getByRole('tab', { name: 'Login' })).toBeVisible()
  })
}

test('after signing in from a guarded page the way back waits until it is used', async ({
  page,
  signInDialog,
}) => {
  await page.clock.install()
  await openPage(page, '/portal')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await signInDialog.submitLogin(customer, 'abcdef')
  await expect(page).toHaveURL('/')
  const wayBack = toast(page, 'Welcome back!').getByRole('link', { name: /^Continue to / })
  await expect(wayBack).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.clock.fastForward('05:00')
  await wayBack.click()
  await expect(page.getByRole('heading', { name: 'Welcome, Casey Customer' })).toBeVisible()
  await expect(page).toHaveURL('/portal')
  await expect(wayBack).toHaveCount(0)
})

for (const button of ['main', 'banner'] as const) {
  test(`a ticket’s form keeps what it was opened for through signing in by the ${button}’s button`, async ({
    page,
    signInDialog,
  }) => {
    await page.goto('/support')
    await page.getByRole('main').getByRole('link', { name: 'Open a critical ticket' }).click()
    await page.getByRole(button).getByRole('button', { name: 'Sign In' }).click()
    await signInDialog.submitLogin(customer, 'abcdef')
    await toast(page, 'Welcome back!')
      .getByRole('link', { name: /^Continue to / })
      .click()
    await expect(page).toHaveURL('/support/tickets/new?priority=critical')
    await expect(page.getByLabel('Priority')).toHaveValue('critical')
  })
}

test('the account outside the shell, which provides it, is an error', async ({ page }) => {
  await page.goto('/robots.txt')
  const entry = releasedRegistry().remotes['portal']?.live.entry ?? ''
  const used = page.evaluate(async (address) => {
    const portal = await import(new URL(address, location.origin).href)
    await portal.get('./routes')
  }, entry)
  await expect(used).rejects.toThrow(/Module Federation/)
})
