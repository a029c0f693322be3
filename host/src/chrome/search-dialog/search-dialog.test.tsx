// @vitest-environment happy-dom
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { access, type RouteEntry } from '@fivefold/shared/routing/remote-contract'
import { replaceSeam, ticketDesk } from '@fivefold/shared/seams/site-seams'
import { publishSiteMap } from '@fivefold/shared/routing/site-map'
import { signIn } from '@fivefold/shared/session/account'
import { readState, resetStore } from '@fivefold/shared/store/site-store'
import { openTicket } from '@fivefold/shared/store/ticket-commands'
import { skipVisibilityChecks } from '@fivefold/shared/testing/render-page'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SearchButton } from './search-button'
import { SignInDialog } from '../../sign-in/sign-in-dialog'
import { SearchDialog } from './search-dialog'
import { searchWindow } from './search-part'
import { closeSearch } from './search-store'

const page = (path: string, title: string, rule: RouteEntry['access']): RouteEntry => ({
  path,
  title,
  description: `All about ${title}`,
  access: rule,
  prerender: true,
  indexed: true,
})

beforeAll(searchWindow.preload)

beforeEach(() => {
  skipVisibilityChecks()
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  window.scrollTo = vi.fn<() => void>()
  resetStore()
  closeSearch()
  window.history.replaceState(null, '', '/about')
  publishSiteMap([
    page('/pricing', 'Pricing and cost calculator', access.everyone),
    page('/portal', 'Portal', access.signedIn),
    page('/admin', 'Admin dashboard', access.admins),
    page('/blog/:id', 'Blog', access.everyone),
  ])
})

async function openSearchDialog() {
  render(
    <BrowserRouter>
      <SearchButton />
      <SearchDialog />
      <SignInDialog />
    </BrowserRouter>,
  )
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  await user.click(screen.getByRole('button', { name: 'Search' }))
  return user
}

const signInAs = (who: 'admin' | 'customer') =>
  signIn({ email: `${who}@fivefold.example`, password: '123456' })

const dialog = () => within(screen.getByRole('dialog', { name: 'Search' }))
const field = () => dialog().getByPlaceholderText('Search the product...')
const submit = () => dialog().getByRole('button', { name: 'Search' })
const options = () => dialog().queryAllByRole('option')
const address = () => window.location.pathname + window.location.search

test('text typed right after the shortcut is in the field', async () => {
  render(<SearchDialog />, { wrapper: BrowserRouter })
  act(() => {
    for (const init of [{ key: 'k', ctrlKey: true }, { key: 'w' }, { key: 'e' }]) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }))
    }
  })
  expect(field()).toHaveProperty('value', 'we')
})

test('blank text is not submitted', async () => {
  const user = await openSearchDialog()
  expect(submit()).toHaveProperty('disabled', true)
  await user.type(field(), '   {Enter}')
  expect(submit()).toHaveProperty('disabled', true)
  expect(address()).toBe('/about')
})

test('Enter searches the whole site for the trimmed text', async () => {
  const user = await openSearchDialog()
  await user.type(field(), '  50% off & more {Enter}')
  expect(address()).toBe('/search?q=50%25+off+%26+more')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('the clear button empties the field and stays in it', async () => {
  const user = await openSearchDialog()
  await user.type(field(), 'pricing')
  await user.click(dialog().getByRole('button', { name: 'Clear search' }))
  expect(field()).toHaveProperty('value', '')
  expect(field()).toBe(document.activeElement)
  expect(dialog().queryByRole('button', { name: 'Clear search' })).toBeNull()
})

test('a page is suggested despite a typo, and the arrow keys reach it', async () => {
  const user = await openSearchDialog()
  await user.type(field(), 'pricng')
  await dialog().findByRole('option', { name: /^Pricing and cost calculator/ })
  await user.keyboard('{ArrowDown}')
  const [pricing] = options()
  expect(pricing?.textContent).toContain('Pricing and cost calculator')
  expect(field().getAttribute('aria-activedescendant')).toBe(pricing?.id)
  await user.keyboard('{Enter}')
  expect(address()).toBe('/pricing')
})

test('pages are suggested to visitors who may see them', async () => {
  const user = await openSearchDialog()
  await user.type(field(), 'portal')
  expect(dialog().queryByRole('option', { name: /^Portal/ })).toBeNull()

  act(() => void signInAs('customer'))
  await dialog().findByRole('option', { name: /^Portal/ })

  await user.clear(field())
  await user.type(field(), 'admin')
  await dialog().findByText(/^No suggestions/)
  act(() => void signInAs('admin'))
  await dialog().findByRole('option', { name: /^Admin dashboard/ })
})

test('an empty field suggests the most wanted pages', async () => {
  await openSearchDialog()
  const titles = options().map((option) => option.textContent)
  for (const title of [
    'Pricing and cost calculator',
    'Sign in',
    'Toggle theme',
    'Submit a ticket',
  ]) {
    expect(titles.filter((text) => text?.startsWith(title))).toHaveLength(1)
  }
  expect(titles).toHaveLength(4)
})

test('articles are suggested and open at the passage', async () => {
  const user = await openSearchDialog()
  await user.type(field(), 'surprise')
  await dialog().findByRole('option', { name: /^Build predictable workflows/ })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe('/support/kb?article=kb-reliable-workflows&mark=surprise')
})

test('Sign in opens the sign-in dialog', async () => {
  const user = await openSearchDialog()
  await user.type(field(), 'sign in')
  await user.click(dialog().getByRole('option', { name: /^Sign in/ }))
  expect(await screen.findAllByRole('dialog', { name: 'Your account' })).toHaveLength(1)
})

test('the visitor’s own tickets are suggested, others are not', async () => {
  signInAs('admin')
  const fields = { category: 'Billing', priority: 'low', description: 'text' }
  openTicket({ ...fields, subject: 'Zebra invoice of Avery' })
  signInAs('customer')
  const own = openTicket({ ...fields, subject: 'Zebra invoice of Casey' })
  const user = await openSearchDialog()
  await user.type(field(), 'zebra')
  expect(options()).toHaveLength(1)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe(`/portal?ticket=${own?.id}`)
})

test('a ticket is found by its number: one’s own in the portal, those of customers at the desk', async () => {
  const fields = { category: 'Billing', priority: 'low', description: 'text' }
  signInAs('customer')
  const own = openTicket({ ...fields, subject: 'Zebra invoice' })
  const number = String(own.number)
  const user = await openSearchDialog()
  await user.type(field(), number)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe(`/portal?ticket=${own.id}`)
  act(() => signInAs('admin'))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await user.type(field(), `ff-${number}`)
  await user.click(dialog().getByRole('option', { name: /^Zebra invoice/ }))
  expect(address()).toBe(`/admin?view=tickets&open=${own.id}`)
})

test('an operator finds a ticket that is at the intake; a late answer to an earlier query counts no more', async () => {
  signInAs('admin')
  const late: (() => void)[] = []
  const ticket = { id: 'there', number: 1042, subject: 'Zebra there', status: 'open' }
  replaceSeam(ticketDesk, {
    findTickets: (number) =>
      number === '1042'
        ? Promise.resolve([ticket])
        : new Promise((resolve) => late.push(() => resolve([{ ...ticket, subject: 'Too many' }]))),
  })
  const user = await openSearchDialog()
  await user.type(field(), '1042')
  await dialog().findByRole('option', { name: /^Zebra there/ })
  await act(async () => late.forEach((answer) => answer()))
  expect(dialog().queryByText('Too many')).toBeNull()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe('/admin?view=tickets&open=there')
  delete ticketDesk.findTickets
})

test('Log out ends the session and goes home', async () => {
  signInAs('customer')
  const user = await openSearchDialog()
  await user.type(field(), 'log out')
  await user.click(dialog().getByRole('option', { name: /^Log out/ }))
  expect(readState().currentUser).toBeNull()
  expect(address()).toBe('/')
})

test('Ctrl+K opens the dialog with the focus in the field; Escape returns it', async () => {
  const user = await openSearchDialog()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Control>}k{/Control}')
  expect(field()).toBe(document.activeElement)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Search' })).toBe(document.activeElement)
})
