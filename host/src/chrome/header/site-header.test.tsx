// @vitest-environment happy-dom
import { ToastRegion } from '@fivefold/shared/notify/toast'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { signIn } from '@fivefold/shared/session/account'
import { readState, resetStore } from '@fivefold/shared/store/site-store'
import { markTicketRead, openTicket, replyToTicket } from '@fivefold/shared/store/ticket-commands'
import { arrangeStore } from '@fivefold/shared/testing/arrange-store'
import { skipVisibilityChecks } from '@fivefold/shared/testing/render-page'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SiteHeader } from './site-header'

/* The first import compiles a lazy part, which takes seconds on a busy machine. */
beforeAll(
  () =>
    Promise.all([
      import('../account-menu/account-panel'),
      import('../theme-menu/theme-panel'),
      import('./navigation-panel'),
      import('../portal-news/news-part'),
      import('@fivefold/shared/notify/toast-messages'),
    ]),
  60_000,
)

beforeEach(() => {
  skipVisibilityChecks()
  resetStore()
  window.history.replaceState(null, '', '/about')
  vi.stubGlobal('matchMedia', () => new EventTarget())
  vi.stubGlobal('IntersectionObserver', NoLayout)
  vi.stubGlobal('ResizeObserver', NoLayout)
})

class NoLayout {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function renderHeader() {
  render(
    <BrowserRouter>
      <SiteHeader />
      <main />
      <ToastRegion />
    </BrowserRouter>,
  )
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 })
}

const signInAs = (who: 'admin' | 'customer') =>
  act(() => void signIn({ email: `${who}@fivefold.example`, password: '123456' }))

/* jsdom knows no screen widths, so content behind a media query counts as hidden. */
const banner = () => within(screen.getByRole('banner'))
const button = (name: string) => banner().getByRole('button', { name, hidden: true })
const link = (name: string) => banner().getByRole('link', { name, hidden: true })

test('a visitor finds the six menus, Pricing, Search, Theme, Sign In and Request Demo', () => {
  renderHeader()
  const menus = ['Platform', 'Solutions', 'Resources', 'Developers', 'Partnerships', 'Company']
  for (const name of [...menus, 'Search', 'Theme', 'Sign In', 'Open menu']) button(name)
  expect(link('Pricing').getAttribute('href')).toBe('/pricing')
  expect(link('Request Demo').getAttribute('href')).toBe('/demo')
  expect(banner().queryByRole('button', { name: 'Account menu' })).toBeNull()
})

test('a signed-in visitor finds Portal and the account instead of Sign In', async () => {
  const user = renderHeader()
  signInAs('customer')
  expect(link('Portal').getAttribute('href')).toBe('/portal')
  expect(banner().queryByRole('button', { name: 'Sign In', hidden: true })).toBeNull()

  expect(button('Account menu').textContent).toBe('CC')
  await user.click(button('Account menu'))
  const menu = within(await screen.findByRole('menu', { name: 'Account menu' }))
  menu.getByText('Casey Customer')
  menu.getByText('customer@fivefold.example')
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Profile',
    'Logout',
  ])
})

test('the Admin Dashboard is offered to an admin', async () => {
  const user = renderHeader()
  signInAs('admin')
  await user.click(button('Account menu'))
  const item = await screen.findByRole('menuitem', { name: 'Admin Dashboard' })
  expect(item.getAttribute('href')).toBe('/admin')
})

test('Logout confirms and goes home', async () => {
  const user = renderHeader()
  signInAs('customer')
  await user.click(button('Account menu'))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await screen.findByText('Logged out')
  expect(readState().currentUser).toBeNull()
  expect(window.location.pathname).toBe('/')
})

test('a menu opened by key takes the focus, finds items by typing, and returns the focus', async () => {
  const user = renderHeader()
  button('Company').focus()
  await user.keyboard('{ArrowDown}')
  const menu = await screen.findByRole('menu', { name: 'Company' })
  expect(button('Company').getAttribute('aria-expanded')).toBe('true')
  await expect.poll(() => menu.contains(document.activeElement)).toBe(true)

  await user.keyboard('con')
  await expect.poll(() => document.activeElement?.textContent).toContain('Contact')

  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(button('Company'))
})

test('arrow keys open the next menu and a submenu', async () => {
  const user = renderHeader()
  await user.click(button('Developers'))
  const first = await screen.findByRole('menu', { name: 'Developers' })
  await expect.poll(() => first.contains(document.activeElement)).toBe(true)
  await user.keyboard('{ArrowDown}{ArrowRight}')
  const menu = await screen.findByRole('menu', { name: 'Partnerships' })

  within(menu).getByRole('menuitem', { name: 'Partner types' }).focus()
  await user.keyboard('{ArrowRight}')
  const submenu = await screen.findByRole('menu', { name: 'Partner types' })
  expect(within(submenu).getAllByRole('menuitem')).toHaveLength(4)
})

test('a menu opens under a resting pointer, does not move the focus, and closes when the pointer leaves', async () => {
  const user = renderHeader()
  button('Sign In').focus()
  await user.hover(button('Solutions'))
  const menu = await screen.findByRole('menu', { name: 'Solutions' })
  expect(document.activeElement).toBe(button('Sign In'))
  await user.click(button('Solutions'))
  expect(menu.isConnected).toBe(true)

  await user.click(button('Solutions'))
  expect(screen.queryByRole('menu')).toBeNull()
  await user.unhover(button('Solutions'))
  button('Sign In').focus()
  await user.hover(button('Company'))
  await user.hover(await screen.findByRole('menuitem', { name: 'About' }))
  await user.hover(button('Partnerships'))
  await user.hover(await screen.findByRole('menu', { name: 'Partnerships' }))
  await user.hover(link('Pricing'))
  await expect.poll(() => screen.queryByRole('menu')).toBeNull()
})

test('the focus returns to where it was before the pointer opened a menu', async () => {
  const user = renderHeader()
  button('Sign In').focus()
  await user.hover(button('Company'))
  await user.hover(await screen.findByRole('menuitem', { name: 'About' }))
  await expect.poll(() => document.activeElement?.textContent).toContain('About')
  await user.hover(link('Pricing'))
  await expect.poll(() => document.activeElement).toBe(button('Sign In'))
})

test.each([
  { pointerType: 'mouse', milliseconds: 99, expanded: 'false' },
  { pointerType: 'mouse', milliseconds: 100, expanded: 'true' },
  { pointerType: 'touch', milliseconds: 10_000, expanded: 'false' },
])('$milliseconds ms under a $pointerType: open is $expanded', (pointer) => {
  vi.useFakeTimers()
  renderHeader()
  const { pointerType } = pointer
  fireEvent(button('Solutions'), new PointerEvent('pointerover', { bubbles: true, pointerType }))
  act(() => vi.advanceTimersByTime(pointer.milliseconds))
  expect(button('Solutions').getAttribute('aria-expanded')).toBe(pointer.expanded)
  vi.useRealTimers()
})

test('the theme menu checks the current choice and changes it', async () => {
  const user = renderHeader()
  await user.click(button('Theme'))
  await screen.findByRole('menuitemradio', { name: 'Light', checked: true })
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
  expect(document.documentElement.classList.contains('dark')).toBe(true)
  expect(window.localStorage.getItem('fivefold-theme')).toBe('dark')
})

test('a reply that waits is told on the way to the portal, whose name stays', async () => {
  renderHeader()
  signInAs('admin')
  const { id } = openTicket({ category: '', priority: '', subject: 'Red', description: 'Red' })
  const casey = readState().users.find(({ role }) => role === 'customer')
  const opened = readState().supportTickets.map((one) => ({ ...one, user_id: casey?.id ?? '' }))
  arrangeStore({ supportTickets: opened })
  replyToTicket(id, 'Please sign in again.')
  signInAs('customer')
  await expect
    .poll(() => link('Portal').getAttribute('aria-description'))
    .toBe('1 ticket with news')
  expect(button('Account menu').getAttribute('aria-description')).toBe('1 ticket with news')
  act(() => markTicketRead(id))
  expect(link('Portal').getAttribute('aria-description')).toBeNull()
})
