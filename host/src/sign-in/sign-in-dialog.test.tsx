// @vitest-environment happy-dom
import { ToastRegion } from '@fivefold/shared/notify/toast'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { access } from '@fivefold/shared/routing/remote-contract'
import { publishSiteMap } from '@fivefold/shared/routing/site-map'
import { signIn } from '@fivefold/shared/session/account'
import { readState, resetStore } from '@fivefold/shared/store/site-store'
import { pasteInto } from '@fivefold/shared/testing/paste-into'
import { skipVisibilityChecks } from '@fivefold/shared/testing/render-page'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SignInDialog } from './sign-in-dialog'
import { signInWindow } from './sign-in-part'
import { closeSignIn, openSignIn, type SignInRequest } from './sign-in-store'

const knownEmail = 'customer@fivefold.example'

beforeAll(signInWindow.preload)

beforeEach(() => {
  skipVisibilityChecks()
  resetStore()
  closeSignIn()
  window.history.replaceState(null, '', '/pricing')
})

async function openDialog(request?: SignInRequest) {
  render(
    <BrowserRouter>
      <SignInDialog />
      <ToastRegion />
    </BrowserRouter>,
  )
  act(() => openSignIn(request))
  await screen.findByRole('dialog')
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 })
}

const dialog = () => within(screen.getByRole('dialog'))
const field = (label: string) => dialog().getByLabelText(label)

async function logIn(email: string, password: string) {
  const user = await openDialog()
  await pasteInto(user, field('Email'), email)
  await pasteInto(user, field('Password'), password)
  await user.click(dialog().getByRole('button', { name: 'Sign In' }))
}

interface Registration {
  name: string
  email: string
  password: string
  again: string
}

const newcomer = {
  name: 'Robin',
  email: 'robin@acme.example',
  password: 'secret1',
  again: 'secret1',
}

async function registerAs(registration: Registration) {
  const user = await openDialog()
  await user.click(dialog().getByRole('tab', { name: 'Register' }))
  await pasteInto(user, field('Name'), registration.name)
  await pasteInto(user, field('Email'), registration.email)
  await pasteInto(user, field('Password'), registration.password)
  await pasteInto(user, field('Confirm Password'), registration.again)
  await user.click(dialog().getByRole('button', { name: 'Create Account' }))
}

/** A refusal as the visitor sees it: the focused field, its message and a toast. */
async function refusal() {
  const toasts = await screen.findAllByRole('alert', { hidden: true })
  const focused = document.activeElement
  const wordsId = focused?.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
  return {
    field: focused?.getAttribute('name'),
    beside: document.getElementById(wordsId)?.textContent,
    toast: toasts.at(-1)?.textContent,
    signedIn: readState().currentUser !== null,
  }
}

const refusedBeside = (field: string, message: string) => ({
  field,
  beside: message,
  toast: message,
  signedIn: false,
})

/** Presses keys before the dialog has loaded. */
function openAndPress(...keys: string[]) {
  render(<SignInDialog />, { wrapper: BrowserRouter })
  act(() => {
    openSignIn()
    for (const key of keys) pressAnywhere(key)
  })
}

const pressAnywhere = (key: string) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

const typedInto = (label: string) => Reflect.get(field(label), 'value')

test('text typed while the dialog opens is in its first field; later keys are not held', async () => {
  openAndPress('Shift', 'A', 'x', 'Backspace', '@')
  act(() => openSignIn())
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Email')))
  expect(typedInto('Email')).toBe('A@')
  expect(pressAnywhere('b')).toBe(true)
  expect(typedInto('Email')).toBe('A@')
})

test('text after a Tab while it opens, such as a password, is dropped', async () => {
  openAndPress('a', 'Tab', 's', 'Backspace')
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Password')))
  expect(typedInto('Email')).toBe('a')
  expect(typedInto('Password')).toBe('')
})

test('a field that was chosen before the first frame keeps the focus', async () => {
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  openAndPress()
  await screen.findByRole('dialog')
  act(() => field('Password').focus())
  act(() => frame.mock.calls.forEach(([call]) => call(0)))
  frame.mockRestore()
  expect(document.activeElement).toBe(field('Password'))
})

test('Escape while it opens closes it and drops the typed text', async () => {
  openAndPress('a', 'Escape')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(pressAnywhere('b')).toBe(true)
  act(() => openSignIn())
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Email')))
  expect(typedInto('Email')).toBe('')
})

test('a signed-in visitor is not asked to sign in', () => {
  signIn({ email: knownEmail, password: '123456' })
  openAndPress()
  expect(pressAnywhere('a')).toBe(true)
})

test('its views share the email and the name, but no password, until it closes', async () => {
  const user = await openDialog()
  const show = (role: 'tab' | 'button', name: string) =>
    user.click(dialog().getByRole(role, { name }))
  await user.type(field('Email'), newcomer.email)
  await user.type(field('Password'), 'secret1')
  await show('button', 'Forgot password?')
  expect(typedInto('Email')).toBe(newcomer.email)
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Email')))
  await user.type(field('Email'), '.uk')
  await show('button', 'Back')
  expect(typedInto('Email')).toBe(`${newcomer.email}.uk`)
  expect(typedInto('Password')).toBe('')

  await show('tab', 'Register')
  expect(typedInto('Email')).toBe(`${newcomer.email}.uk`)
  await user.type(field('Name'), newcomer.name)
  await user.type(field('Password'), 'secret1')
  await user.type(field('Confirm Password'), 'secret1')
  await show('tab', 'Login')
  expect(typedInto('Password')).toBe('')
  await show('tab', 'Register')
  expect(typedInto('Name')).toBe(newcomer.name)
  expect(typedInto('Password')).toBe('')
  expect(typedInto('Confirm Password')).toBe('')

  await user.keyboard('{Escape}')
  act(() => openSignIn())
  expect(typedInto('Email')).toBe('')
})

test.each<[string, () => Promise<void>, string, string]>([
  ['a login', () => logIn('nobody@acme.example', 'short'), 'email', 'User not found'],
  [
    'a registration',
    () => registerAs({ ...newcomer, again: 'secret2' }),
    'confirmPassword',
    'Passwords do not match',
  ],
  [
    'an email without an @',
    () => registerAs({ ...newcomer, email: 'robin' }),
    'email',
    'Enter an address like name@company.com.',
  ],
])('a refusal of %s is beside its field, and in a toast', async (_, send, name, message) => {
  await send()
  expect(await refusal()).toEqual(refusedBeside(name, message))
})

test('a login with any six characters welcomes back, closes the dialog and goes home', async () => {
  await logIn(knownEmail, '123456')
  await screen.findByText('Welcome back!')
  screen.getByText('You have successfully logged in.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.location.pathname).toBe('/')
  expect(readState().currentUser?.email).toBe(knownEmail)
})

test('opened from a guarded page, the welcome leads back to it', async () => {
  const user = await openDialog({ from: '/portal?tab=tickets' })
  await user.type(field('Email'), knownEmail)
  await user.type(field('Password'), '123456{Enter}')
  const back = await screen.findByRole('link', { name: /^Continue/ })
  expect(back.getAttribute('href')).toBe('/portal?tab=tickets')
  expect(window.location.pathname).toBe('/')
})

test('opened by any button, the welcome leads back to a guarded page, with its query', async () => {
  publishSiteMap([
    {
      path: '/support/tickets/new',
      title: 'Submit a ticket',
      description: '',
      access: access.signedIn,
      prerender: false,
      indexed: false,
    },
  ])
  window.history.replaceState(null, '', '/support/tickets/new?priority=critical')
  await logIn(knownEmail, '123456')
  const back = await screen.findByRole('link', { name: 'Continue to Submit a ticket' })
  expect(back.getAttribute('href')).toBe('/support/tickets/new?priority=critical')
  publishSiteMap([])
})

test('a registration creates a customer, welcomes and goes home', async () => {
  await registerAs(newcomer)
  await screen.findByText('Welcome!')
  screen.getByText('Your account has been created successfully.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.location.pathname).toBe('/')
  expect(readState().currentUser).toMatchObject({ name: 'Robin', role: 'customer' })
})

test('empty fields are refused with messages like the browser’s', async () => {
  const user = await openDialog()
  await user.click(dialog().getByRole('tab', { name: 'Register' }))
  await user.click(dialog().getByRole('button', { name: 'Create Account' }))
  expect(await refusal()).toEqual(refusedBeside('name', 'Name is required'))
  dialog().getByText('Enter your email address.')
  expect(field('Email')).toHaveProperty('required', true)
})

test('a reset link goes to a known email only', async () => {
  const user = await openDialog()
  await user.click(dialog().getByRole('button', { name: 'Forgot password?' }))
  dialog().getByRole('heading', { name: 'Reset Password' })
  await pasteInto(user, field('Email'), 'nobody@acme.example')
  await user.click(dialog().getByRole('button', { name: 'Send Reset Link' }))
  expect(await refusal()).toEqual(refusedBeside('email', 'User not found'))

  await user.clear(field('Email'))
  await pasteInto(user, field('Email'), knownEmail)
  await user.click(dialog().getByRole('button', { name: 'Send Reset Link' }))
  await screen.findByText('Reset link sent')
  screen.getByText('Check your email for password reset instructions.')
})
