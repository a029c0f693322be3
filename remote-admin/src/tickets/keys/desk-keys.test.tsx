// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendContactForm } from '@fivefold/shared/store/lead-commands'
import { currentAddress, goBack } from '@fivefold/shared/testing/render-page'
import { ticket } from '../../testing/records'
import { beginWith, visit } from '../../testing/visit-dashboard'

const casey = 'user-casey-customer'
const supportTickets = [1, 2, 3].map((number) =>
  ticket({
    id: `t${number}`,
    number: 1000 + number,
    subject: `Ticket ${number}`,
    description: `It came ${number} times.`,
    user_id: casey,
    created_at: `2026-11-0${number}T12:00:00.000Z`,
  }),
)
const opened = () => new URLSearchParams(currentAddress().split('?')[1]).get('open')
const press = (key: string, more: object = {}) =>
  act(() => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }))
/** The simulated window has no layout: whether it is as wide as the query asks. */
let isWide = false
const listeners = new Set<() => void>()
function widen(next: boolean) {
  isWide = next
  act(() => listeners.forEach((listener) => listener()))
}

beforeEach(() => {
  beginWith({ supportTickets })
  isWide = false
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: query === '(min-width: 1100px)' && isWide,
      addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
    }),
  )
})
test('keys go from ticket to ticket, on any layout, and the focus goes along', () => {
  visit('/admin?view=tickets')
  press('k')
  expect(opened()).toBeNull()
  press('j')
  expect(opened()).toBe('t3')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ticket 3' }))
  press('о', { code: 'KeyJ' })
  press('J')
  expect(opened()).toBe('t1')
  press('j')
  expect(opened()).toBe('t1')
  press('л', { code: 'KeyK' })
  expect(opened()).toBe('t2')
  press('j', { ctrlKey: true })
  press('j', { metaKey: true })
  expect(opened()).toBe('t2')
})

test('Back returns to the list from any ticket that the keys have reached, and then leaves it', async () => {
  window.history.pushState(null, '', '/portal')
  const person = visit('/admin?view=tickets&priority=medium')
  const list = currentAddress()
  for (const key of ['j', 'j', 'k', 'j', 'j']) press(key)
  expect(opened()).toBe('t1')
  await person.click(screen.getByRole('button', { name: 'Close this ticket' }))
  await person.click(screen.getByRole('button', { name: 'Ticket 2' }))
  expect(opened()).toBe('t2')
  await goBack()
  expect(currentAddress()).toBe(list)
  await goBack()
  expect(currentAddress()).toBe('/portal')
})

test('no key acts while somebody writes, chooses or reads a dialog', async () => {
  const person = visit('/admin?view=tickets')
  await person.type(screen.getByLabelText('Search tickets'), 'jkr?')
  expect(screen.getByLabelText('Search tickets')).toHaveProperty('value', 'jkr?')
  await person.clear(screen.getByLabelText('Search tickets'))
  screen.getByRole('combobox', { name: 'Priority' }).focus()
  press('j')
  expect(opened()).toBeNull()
  screen.getByRole('checkbox', { name: 'Select FF-1002' }).focus()
  press('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'The desk by keys' }))
  dialog.getByText('Next ticket')
  press('j')
  expect(opened()).toBeNull()
})

test('r begins a reply, and single keys can be turned off for good', async () => {
  const person = visit('/admin?view=tickets&open=t2')
  press('r')
  expect(document.activeElement).toBe(screen.getByLabelText('Reply'))
  await person.click(screen.getByRole('button', { name: 'Keys and alerts' }))
  await person.click(await screen.findByRole('switch', { name: 'Single keys' }))
  await person.keyboard('{Escape}')
  press('j')
  expect(opened()).toBe('t2')
  expect(localStorage.getItem('fivefold-desk')).toBe('no-keys')
})

test('buttons go to the next and previous ticket, and close it', async () => {
  const person = visit('/admin?view=tickets&open=t2')
  await person.click(screen.getByRole('button', { name: 'Next ticket' }))
  expect(opened()).toBe('t1')
  expect(screen.getByRole('button', { name: 'Next ticket' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await person.click(screen.getByRole('button', { name: 'Previous ticket' }))
  expect(opened()).toBe('t2')
  await person.click(screen.getByRole('button', { name: 'Close this ticket' }))
  expect(opened()).toBeNull()
})

test('with room, a ticket stands beside the list, with its customer; else below its row', () => {
  sendContactForm({ name: 'Casey', email: 'customer@fivefold.example', message: 'Hi' })
  visit('/admin?view=tickets&open=t2')
  expect(screen.getByRole('row', { name: /Conversation/ })).toBeTruthy()
  widen(true)
  expect(screen.queryByRole('row', { name: /Conversation/ })).toBeNull()
  const pane = screen.getByRole('region', { name: 'Ticket' })
  expect(screen.getByRole('button', { name: 'Ticket 2' }).getAttribute('aria-controls')).toBe(
    pane.id,
  )
  const customer = within(within(pane).getByRole('region', { name: 'Customer' }))
  customer.getByText('Northwind Traders')
  expect(customer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Email the customer',
    'Ticket 3',
    'Ticket 1',
    'Contact messages',
  ])
  press('j')
  within(screen.getByRole('region', { name: 'Ticket' })).getByRole('heading', { name: 'Ticket 1' })
})

test('Escape leaves a text for its row, and so does whoever closes the ticket', async () => {
  isWide = true
  const person = visit('/admin?view=tickets&open=t2')
  await person.type(screen.getByLabelText('Reply'), 'Which one?')
  press('Escape')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ticket 2' }))
  expect(screen.getByLabelText('Reply')).toHaveProperty('value', 'Which one?')
  press('j')
  expect(opened()).toBe('t1')
  await person.click(screen.getByRole('button', { name: 'Close this ticket' }))
  expect(opened()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ticket 1' }))
})
