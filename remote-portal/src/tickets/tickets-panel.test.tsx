// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SupportTicket, TicketStatus } from '@fivefold/shared/domain/tickets/support-ticket'
import { signIn } from '@fivefold/shared/session/account'
import { readState } from '@fivefold/shared/store/site-store'
import {
  changeTicketStatus,
  openTicket,
  replyToTicket,
} from '@fivefold/shared/store/ticket-commands'
import { PortalPage } from '../portal/portal-page'
import { currentAddress, goBack, renderPage } from '@fivefold/shared/testing/render-page'
import { admin, beginAs, customer } from '../testing/store-for-tests'
import { arrangeStore } from '@fivefold/shared/testing/arrange-store'
import { pasteInto } from '@fivefold/shared/testing/paste-into'
import { TicketBrowser } from './ticket-browser'

function open(subject: string, status?: TicketStatus) {
  const ticket = openTicket({
    category: 'Integration',
    priority: 'high',
    subject,
    description: 'The nightly run ends early.',
  })
  if (!ticket) throw new Error('the ticket was not opened')
  if (status) changeTicketStatus(ticket.id, status)
  return ticket
}

const statusOf = (ticketId: string) =>
  readState().supportTickets.find(({ id }) => id === ticketId)?.status
const articles = () => screen.queryAllByRole('article')
const subjects = () => articles().map((article) => within(article).getByRole('link').textContent)
const onTickets = () => renderPage(PortalPage, '/portal?tab=tickets')
const press = (name: string) => screen.getByRole('button', { name })

beforeEach(() => beginAs(customer))

describe('my tickets', () => {
  it('start empty, with a button for the first one', async () => {
    const { person } = onTickets()
    screen.getByText('No support tickets yet')
    await person.click(press('Create New Ticket'))
    expect(currentAddress()).toBe('/support')
  })

  it('are articles and include none of other people', () => {
    open('Mine')
    signIn({ email: admin, password: 'secret1' })
    open('Of the admin')
    signIn({ email: customer, password: 'secret1' })
    onTickets()
    expect(subjects()).toEqual(['Mine'])
    press('Create New Ticket')
  })

  it('are listed newest first', () => {
    const dated = (id: string, day: number): SupportTicket => ({
      id,
      user_id: 'user-casey-customer',
      subject: id,
      description: '',
      category: 'Billing',
      priority: 'low',
      status: 'open',
      created_at: `2026-01-0${day}T00:00:00.000Z`,
      updated_at: `2026-01-0${day}T00:00:00.000Z`,
    })
    arrangeStore({ supportTickets: [dated('b', 2), dated('c', 3), dated('a', 1)] })
    onTickets()
    expect(subjects()).toEqual(['c', 'b', 'a'])
  })

  it.each([
    ['open', 'info'],
    ['in-progress', 'warning'],
    ['resolved', 'success'],
    ['closed', 'neutral'],
  ] as const)('show %s in the color of %s', (status, tone) => {
    open('Sync stops', status)
    onTickets()
    const [article] = articles()
    const chip = article?.querySelector('[data-status]')
    expect(chip?.textContent).toBe(status)
    expect(chip?.getAttribute('data-tone')).toBe(tone)
  })

  it('show text that looks like markup as text', () => {
    open('<script>alert(1)</script>')
    onTickets()
    expect(subjects()).toEqual(['<script>alert(1)</script>'])
    expect(document.querySelector('main script')).toBeNull()
  })
})

describe('the filters of the tickets', () => {
  beforeEach(() => {
    open('Invoice for March')
    open('Invoice for April', 'closed')
    open('Sync stops', 'in-progress')
  })

  it('filter by status and keep it in the URL', async () => {
    const { person } = onTickets()
    await person.click(press('Closed 1'))
    expect(subjects()).toEqual(['Invoice for April'])
    expect(currentAddress()).toBe('/portal?tab=tickets&status=closed')
    expect(press('Closed 1').getAttribute('aria-pressed')).toBe('true')
  })

  it('filter while the visitor types, then update the URL', async () => {
    const { person } = onTickets()
    await person.type(screen.getByLabelText('Search your tickets'), 'invoice')
    expect(subjects()).toHaveLength(2)
    screen.getByText('2 tickets found')
    await waitFor(() => expect(currentAddress()).toBe('/portal?tab=tickets&q=invoice'))
  })

  it('are read from the URL', () => {
    renderPage(PortalPage, '/portal?tab=tickets&q=invoice&status=open')
    expect(subjects()).toEqual(['Invoice for March'])
  })

  it('can be cleared when nothing matches', async () => {
    const { person } = renderPage(PortalPage, '/portal?tab=tickets&q=nothing&status=closed')
    screen.getByText('No tickets match')
    await person.click(press('Clear filters'))
    expect(articles()).toHaveLength(3)
    expect(currentAddress()).toBe('/portal?tab=tickets')
  })
})

describe('one ticket', () => {
  it('opens in place under its own URL, and Back returns to its row', async () => {
    const { id } = open('Sync stops')
    const { person } = renderPage(PortalPage, '/portal?tab=tickets&status=open')
    await person.click(screen.getByRole('link', { name: 'Sync stops' }))
    expect(new URLSearchParams(window.location.search).get('ticket')).toBe(id)
    expect(document.activeElement?.textContent).toBe('Sync stops')
    screen.getByText('The nightly run ends early.')
    await goBack()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Sync stops' })),
    )
    expect(currentAddress()).toBe('/portal?tab=tickets&status=open')
  })

  it('is shown by a URL without other parameters', () => {
    const { id } = open('Sync stops')
    renderPage(PortalPage, `/portal?ticket=${id}`)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Sync stops')
    screen.getByRole('link', { name: 'Back to all tickets' })
  })

  it('is not shown when it belongs to another account', () => {
    signIn({ email: admin, password: 'secret1' })
    const { id } = open('Of the admin')
    signIn({ email: customer, password: 'secret1' })
    renderPage(PortalPage, `/portal?ticket=${id}`)
    screen.getByText('We can’t find this ticket')
    expect(screen.queryByText('Of the admin')).toBeNull()
  })

  it('shows status, time and author of each change', () => {
    const { id } = open('Sync stops')
    signIn({ email: admin, password: 'secret1' })
    changeTicketStatus(id, 'in-progress')
    signIn({ email: customer, password: 'secret1' })
    renderPage(PortalPage, `/portal?ticket=${id}`)
    const steps = within(screen.getByRole('list', { name: 'Conversation' }))
    const words = steps.getAllByRole('listitem').map((step) => step.textContent)
    expect(words[0]).toMatch(/Opened by you\w{3} \d.*The nightly run ends early\.$/)
    expect(words[1]).toMatch(/^in-progressby Avery AdminNew\w{3} \d/)
  })

  it('is closed, and reopened by Undo, with the keyboard only', async () => {
    const { id } = open('Sync stops', 'in-progress')
    const { person } = renderPage(PortalPage, `/portal?ticket=${id}`)
    press('Close ticket').focus()
    await person.keyboard('{Enter}')
    expect(statusOf(id)).toBe('closed')
    screen.getByText('Ticket closed.')
    expect(document.activeElement).toBe(press('Reopen ticket'))
    await person.tab()
    expect(document.activeElement).toBe(press('Undo'))
    await person.keyboard('{Enter}')
    expect(statusOf(id)).toBe('in-progress')
    expect(document.activeElement).toBe(press('Close ticket'))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('offers no undo after a change by somebody else', async () => {
    const { id } = open('Sync stops')
    const { person } = renderPage(PortalPage, `/portal?ticket=${id}`)
    await person.click(press('Close ticket'))
    act(() => changeTicketStatus(id, 'resolved'))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(screen.queryByText('Ticket closed.')).toBeNull()
  })

  it('keeps every step in its history when it is reopened', async () => {
    const { id } = open('Sync stops', 'resolved')
    const { person } = renderPage(PortalPage, `/portal?ticket=${id}`)
    await person.click(press('Reopen ticket'))
    expect(statusOf(id)).toBe('open')
    const steps = within(screen.getByRole('list', { name: 'Conversation' }))
    expect(steps.getAllByRole('listitem')).toHaveLength(3)
    expect(document.activeElement?.textContent).toBe('Close ticket')
  })
})

describe('the conversation on a ticket', () => {
  const answer = 'Which connection is it?'

  it('marks unread entries in the list', async () => {
    const { id } = open('Sync stops')
    signIn({ email: admin, password: 'secret1' })
    replyToTicket(id, answer)
    signIn({ email: customer, password: 'secret1' })
    const { person } = onTickets()
    within(articles()[0] ?? document.body).getByText('1 new')
    await person.click(screen.getByRole('link', { name: 'Sync stops' }))
    const posts = screen.getByRole('list', { name: 'Conversation' }).textContent
    expect(posts).toMatch(/Avery AdminSupportNew.*Which connection is it\?$/)
    await person.click(screen.getByRole('link', { name: 'Back to all tickets' }))
    expect(screen.queryByText('1 new')).toBeNull()
  })

  it('reopens a finished ticket on a reply', async () => {
    const { id } = open('Sync stops', 'resolved')
    const { person } = renderPage(PortalPage, `/portal?ticket=${id}`)
    screen.getByText('Sending a reply reopens this ticket.')
    await pasteInto(person, screen.getByLabelText('Reply'), 'It stopped again.')
    await person.click(press('Send Reply'))
    expect(readState().ticketMessages).toMatchObject([{ body: 'It stopped again.' }])
    expect(statusOf(id)).toBe('open')
    screen.getByText('Reply sent.')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reply').value).toBe('')
  })

  it('refuses a blank reply', async () => {
    const { id } = open('Sync stops')
    const { person } = renderPage(PortalPage, `/portal?ticket=${id}`)
    await person.click(press('Send Reply'))
    screen.getByText('Write a message before you send it.')
    expect(readState().ticketMessages).toEqual([])
  })

  it('offers a mail with the number in its subject', () => {
    const { id, number } = open('Sync stops & starts')
    renderPage(PortalPage, `/portal?ticket=${id}`)
    screen.getByText(`FF-${number}`)
    const mail = screen.getByRole('link', { name: 'Email support about this ticket' })
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toBe(
      `mailto:support@fivefold.example?subject=[FF-${number}] Sync stops & starts`,
    )
  })
})

describe('very many tickets', () => {
  const many = Array.from({ length: 10_000 }, (_, index): SupportTicket => ({
    id: `t-${index}`,
    user_id: 'user-casey-customer',
    subject: `Ticket ${index}`,
    description: '',
    category: 'Billing',
    priority: 'low',
    status: 'open',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  }))

  it('are shown 25 at a time, and turning the page focuses the first row', async () => {
    const { person } = renderPage(() => <TicketBrowser tickets={many} />, '/portal?tab=tickets')
    expect(articles()).toHaveLength(25)
    await person.click(press('Next'))
    screen.getByText('26–50 of 10,000')
    expect(currentAddress()).toBe('/portal?tab=tickets&page=2')
    expect(document.activeElement?.textContent).toBe('Ticket 25')
  })

  it('are filtered to one by a search', async () => {
    const { person } = renderPage(() => <TicketBrowser tickets={many} />, '/portal?tab=tickets')
    await person.type(screen.getByLabelText('Search your tickets'), 'ticket 9876')
    expect(subjects()).toEqual(['Ticket 9876'])
  })
})
