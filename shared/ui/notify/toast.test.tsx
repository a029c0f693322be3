// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { BrowserRouter } from '../../contract/routing/link'
import { notify, ToastRegion, type Notification } from './toast'

/* The first import compiles the messages, which takes seconds on a busy machine. */
beforeAll(() => import('./toast-messages'), 60_000)

async function show(notification: Notification) {
  render(<ToastRegion />, { wrapper: BrowserRouter })
  act(() => void notify(notification))
  return screen.findByText(notification.title)
}

test('title and description are separate elements', async () => {
  await show({ title: 'Welcome back!', description: 'You have successfully logged in.' })
  expect(screen.getByRole('status').textContent).toBe(
    'Welcome back!You have successfully logged in.',
  )
  screen.getByText('You have successfully logged in.')
})

test('a failure interrupts a screen reader', async () => {
  await show({ title: 'User not found', tone: 'destructive' })
  expect(screen.getByRole('alert').textContent).toBe('User not found')
})

test('its action is a link into the site', async () => {
  await show({ title: 'Signed in', action: { label: 'Back to the portal', to: '/portal' } })
  const link = screen.getByRole('link', { name: 'Back to the portal' })
  expect(link.getAttribute('href')).toBe('/portal')
})

test('the keyboard closes it', async () => {
  const title = await show({ title: 'Saved for later' })
  const close = title.closest('[role=status]')?.querySelector('button')
  close?.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

/** A disappearing message has no role; jsdom plays no animation to its end. */
const messages = (role: 'alert' | 'status') =>
  screen.queryAllByRole(role).map((message) => message.textContent)

test('a failure that is corrected is removed at once, even before it is shown', async () => {
  let mend = () => {}
  await show({ title: 'Before' })
  act(() => {
    mend = notify({ title: 'User not found', tone: 'destructive' })
  })
  await waitFor(() => expect(messages('alert')).toEqual(['User not found']))
  act(() => {
    mend()
    mend = notify({ title: 'User not found', tone: 'destructive' })
  })
  await waitFor(() => expect(messages('alert')).toEqual(['User not found']))
  act(() => mend())
  await waitFor(() => expect(messages('alert')).toEqual([]))
  act(() => notify({ title: 'Corrected before', tone: 'destructive' })())
  act(() => void notify({ title: 'After' }))
  await waitFor(() => expect(messages('status')).toContain('After'))
  expect(messages('alert')).toEqual([])
})

test('a later message replaces a failure', async () => {
  await show({ title: 'User not found', tone: 'destructive' })
  act(() => void notify({ title: 'Name is required', tone: 'destructive' }))
  await waitFor(() => expect(messages('alert')).toEqual(['Name is required']))
  act(() => void notify({ title: 'Welcome back!', tone: 'success' }))
  await waitFor(() => expect(messages('alert')).toEqual([]))
  expect(messages('status')).toEqual(['Welcome back!'])
})

test('a fourth message removes the oldest, and is shown at once', async () => {
  await show({ title: 'First' })
  for (const title of ['Second', 'Third', 'Fourth']) act(() => void notify({ title }))
  await waitFor(() => expect(messages('status').toSorted()).toEqual(['Fourth', 'Second', 'Third']))
})

const wayBack: Notification = {
  title: 'Welcome',
  stays: true,
  action: { label: 'Continue', to: '/portal' },
}

test('a message that stays is not removed by others, but by its use', async () => {
  await show(wayBack)
  for (const title of ['First', 'Second', 'Third', 'Fourth']) act(() => notify({ title }))
  await waitFor(() => expect(messages('status')).toHaveLength(4))
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByText('Welcome')?.closest('[role]')).toBeFalsy())
})

test('a message that replaces all removes it', async () => {
  await show(wayBack)
  act(() => notify({ title: 'Logged out', replaces: true }))
  await waitFor(() => expect(messages('status')).toEqual(['Logged out']))
})
