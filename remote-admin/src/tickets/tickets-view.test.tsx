// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { register } from '@fivefold/shared/session/account'
import type { SupportTicket } from '@fivefold/shared/domain/tickets/support-ticket'
import { readState } from '@fivefold/shared/store/site-store'
import { ticket, ticketEvent } from '../testing/records'
import { pasteInto } from '@fivefold/shared/testing/paste-into'
import { currentAddress, goBack } from '@fivefold/shared/testing/render-page'
import { beginWith, visit } from '../testing/visit-dashboard'

const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + index, 12)).toISOString()
const ticketAt = (index: number, given: Partial<SupportTicket> = {}) =>
  ticket({
    id: `t${index}`,
    subject: `Ticket ${String(index).padStart(2, '0')}`,
    user_id: 'user-casey-customer',
    created_at: dayOf(index),
    updated_at: dayOf(index),
    ...given,
  })
const supportTickets = [
  ...Array.from({ length: 30 }, (_, index) => ticketAt(index)),
  ticketAt(30, {
    subject: 'Sync stops',
    status: 'closed',
    priority: 'high',
    category: 'integration',
  }),
  ticketAt(31, { subject: 'Invoice is wrong', status: 'resolved', priority: 'low' }),
]

/** Uses a selector, because jsdom takes seconds to compute the roles of hundreds of cells. */
const subjects = () =>
  [...document.querySelectorAll('[role=tabpanel] tbody th')].map(({ textContent }) => textContent)
/** The status changes of the last two tickets. */
const ticketEvents = [30, 31].map((index) =>
  ticketEvent({
    id: `e${index}`,
    ticket_id: `t${index}`,
    status: index === 30 ? 'closed' : 'resolved',
    created_at: dayOf(40),
  }),
)
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const result = () => screen.getAllByRole('status')[0]?.textContent
const statusOf = (id: string) => readState().supportTickets.find((one) => one.id === id)?.status

const statusesOf = (id: string) =>
  readState()
    .ticketEvents.filter((event) => event.ticket_id === id)
    .map(({ status }) => status)

beforeEach(() => beginWith({ supportTickets, ticketEvents }))

describe('the table of tickets', () => {
  it('shows the newest 25 tickets of all accounts first', () => {
    visit('/admin?view=tickets')
    expect(subjects()).toHaveLength(25)
    expect(subjects()[0]).toBe('Invoice is wrong')
    expect(result()).toBe('1–25 of 32 tickets')
    expect(screen.getAllByText('Casey Customer').length).toBeGreaterThan(0)
  })

  it('shows the later of two tickets with the same time first', () => {
    const at = { created_at: dayOf(1), updated_at: dayOf(1) }
    beginWith({ supportTickets: [ticketAt(1, at), ticketAt(2, at)] })
    visit('/admin?view=tickets')
    expect(subjects()).toEqual(['Ticket 02', 'Ticket 01'])
  })

  it('keeps the page in the URL, without a history entry', async () => {
    window.history.pushState(null, '', '/portal')
    const person = visit('/admin?view=tickets')
    await person.click(press('Next'))
    expect(subjects()).toHaveLength(7)
    expect(result()).toBe('26–32 of 32 tickets')
    expect(currentAddress()).toBe('/admin?view=tickets&page=2')
    expect(document.activeElement).toBe(
      screen.getByRole('region', { name: 'Tickets in this browser' }),
    )
    await goBack()
    expect(currentAddress()).toBe('/portal')
  })

  it('is sorted by a click on a column, and reversed by a second one', async () => {
    const person = visit('/admin?view=tickets&page=2')
    await person.click(press('Subject'))
    expect(subjects().slice(0, 2)).toEqual(['Invoice is wrong', 'Sync stops'])
    expect(currentAddress()).toBe('/admin?view=tickets&sort=subject')
    const heading = screen.getByRole('columnheader', { name: 'Subject' })
    expect(heading.getAttribute('aria-sort')).toBe('ascending')
    await person.click(press('Subject'))
    expect(subjects()[0]).toBe('Ticket 29')
    expect(currentAddress()).toBe('/admin?view=tickets&sort=-subject')
    expect(heading.getAttribute('aria-sort')).toBe('descending')
  })

  it('sorts priorities by their weight, the highest first', async () => {
    const person = visit('/admin?view=tickets')
    await person.click(press('Priority'))
    expect(subjects()[0]).toBe('Sync stops')
  })

  it('is filtered by status, with a count for each', async () => {
    const person = visit('/admin?view=tickets')
    await person.click(press('Closed 1'))
    expect(subjects()).toEqual(['Sync stops'])
    expect(press('Closed 1').getAttribute('aria-pressed')).toBe('true')
    press('Open 30')
    expect(result()).toBe('1 ticket, out of 32')
    expect(currentAddress()).toBe('/admin?view=tickets&status=closed')
  })

  it('is filtered by priority and category together', async () => {
    const person = visit('/admin?view=tickets')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'high')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'integration')
    expect(subjects()).toEqual(['Sync stops'])
    expect(currentAddress()).toBe('/admin?view=tickets&priority=high&category=integration')
  })

  it('filters while the visitor types, then updates the URL', async () => {
    const person = visit('/admin?view=tickets&page=2')
    await person.type(screen.getByLabelText('Search tickets'), 'wrong invoice')
    expect(subjects()).toEqual(['Invoice is wrong'])
    await waitFor(() => expect(currentAddress()).toBe('/admin?view=tickets&q=wrong+invoice'))
    expect(screen.getByLabelText<HTMLInputElement>('Search tickets').value).toBe('wrong invoice')
  })

  it('follows its URL', () => {
    visit('/admin?view=tickets&q=ticket&sort=subject&page=2&status=open')
    expect(subjects()).toEqual(['Ticket 25', 'Ticket 26', 'Ticket 27', 'Ticket 28', 'Ticket 29'])
  })

  it('says when nothing matches and offers to clear the filters', async () => {
    const person = visit('/admin?view=tickets&q=nowhere&status=open')
    screen.getByText('Nothing matches')
    expect(press(/^Download 0 tickets/).hasAttribute('disabled')).toBe(true)
    await person.click(press('Clear filters'))
    expect(subjects()).toHaveLength(25)
    expect(currentAddress()).toBe('/admin?view=tickets')
  })

  it('shows text that looks like markup as text', () => {
    beginWith({ supportTickets: [ticketAt(1, { subject: '<script>alert(1)</script>' })] })
    visit('/admin?view=tickets')
    expect(subjects()).toEqual(['<script>alert(1)</script>'])
    expect(document.querySelector('main script')).toBeNull()
  })
})

describe('an opened ticket', () => {
  beforeEach(() => beginWith({ supportTickets: supportTickets.slice(-3), ticketEvents }))

  it('shows its description below its row and has its own address', async () => {
    beginWith({ supportTickets: [ticketAt(1, { description: 'The nightly run ends early.' })] })
    const person = visit('/admin?view=tickets')
    await person.click(press('Ticket 01'))
    within(screen.getByRole('log')).getByText('The nightly run ends early.')
    expect(press('Ticket 01').getAttribute('aria-expanded')).toBe('true')
    expect(currentAddress()).toBe('/admin?view=tickets&open=t1')
    await person.click(press('Ticket 01'))
    expect(currentAddress()).toBe('/admin?view=tickets')
    expect(screen.queryByRole('log')).toBeNull()
  })

  it('opens the page that holds it', () => {
    beginWith({ supportTickets })
    visit('/admin?view=tickets&open=t2')
    expect(subjects()).toContain('Ticket 02')
    expect(result()).toBe('26–32 of 32 tickets')
  })

  it('changes its status and records author, time and both statuses', async () => {
    const person = visit('/admin?view=tickets&open=t31')
    await person.click(press('In-progress'))
    expect(statusOf('t31')).toBe('in-progress')
    expect(press('In-progress').getAttribute('aria-pressed')).toBe('true')
    await screen.findByText('Changed from Resolved to In-progress.')
    const trail = screen.getByRole('region', { name: 'Audit trail' })
    const [latest] = within(trail).getAllByRole('listitem')
    expect(latest?.textContent).toMatch(/^resolved to in-progress.+ by Avery Admin$/)
    expect(latest?.querySelector('time')?.dateTime).toBe(
      readState().ticketEvents.at(-1)?.created_at,
    )
  })

  it('is answered in its conversation', async () => {
    const person = visit('/admin?view=tickets&open=t31')
    await pasteInto(person, screen.getByLabelText('Reply'), 'Which invoice?')
    await person.click(press('Send Reply'))
    const { ticketMessages, currentUser } = readState()
    expect(ticketMessages).toMatchObject([
      {
        ticket_id: 't31',
        author_id: currentUser?.id,
        author_role: 'admin',
        body: 'Which invoice?',
      },
    ])
    const conversation = screen.getByRole('list', { name: 'Conversation' })
    expect(conversation.textContent).toMatch(/YouSupport.*Which invoice\?$/)
    expect(statusOf('t31')).toBe('resolved')
  })

  it('undoes the last change, and the trail keeps both', async () => {
    const person = visit('/admin?view=tickets&open=t31')
    await person.click(press('Closed'))
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(statusOf('t31')).toBe('resolved')
    expect(document.activeElement).toBe(press('Resolved'))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(statusesOf('t31')).toEqual(['resolved', 'closed', 'resolved'])
  })

  it('stays visible when it no longer matches the filter', async () => {
    const person = visit('/admin?view=tickets&status=resolved&open=t31')
    await person.click(press('Closed'))
    expect(subjects()).toEqual(['Invoice is wrong'])
    expect(result()).toBe('0 tickets, out of 3')
    expect(document.activeElement).toBe(press('Closed'))
  })

  it('does not change on a press of its current status', async () => {
    const person = visit('/admin?view=tickets&open=t31')
    await person.click(press('Resolved'))
    expect(statusesOf('t31')).toEqual(['resolved'])
  })

  it('reports a refused change', async () => {
    const person = visit('/admin?view=tickets&open=t31')
    act(
      () =>
        void register({
          name: 'Lee',
          email: 'lee@example.com',
          password: 'secret1',
          confirmPassword: 'secret1',
        }),
    )
    await person.click(press('Closed'))
    await screen.findByText('The status couldn’t be changed')
    expect(statusOf('t31')).toBe('resolved')
  })
})
