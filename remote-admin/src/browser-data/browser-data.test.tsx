// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordClientError } from '@fivefold/shared/analytics/error-log'
import {
  joinWaitlist,
  sendContactForm,
  submitDemoRequest,
  subscribeNewsletter,
} from '@fivefold/shared/store/lead-commands'
import { toggleVote } from '@fivefold/shared/store/vote-commands'
import { readState } from '@fivefold/shared/store/site-store'
import { changeTicketStatus, openTicket } from '@fivefold/shared/store/ticket-commands'
import { currentAddress, goBack } from '@fivefold/shared/testing/render-page'
import { beginWith, visit } from '../testing/visit-dashboard'

const person = { name: 'Ann Lee', email: 'ann@example.com', company: 'Kite Health' }
const tab = (name: string) => screen.getByRole('tab', { name })
const card = (name: RegExp) => screen.getByRole('region', { name })
const rowsOf = (caption: string) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

beforeEach(() => beginWith())

describe('the views of this browser’s records', () => {
  it('start with the overview; the address names the chosen one', async () => {
    const somebody = visit()
    expect(tab('Overview').getAttribute('aria-selected')).toBe('true')
    await somebody.click(tab('Leads'))
    expect(currentAddress()).toBe('/admin?view=leads')
    expect(tab('Leads').getAttribute('aria-selected')).toBe('true')
    await somebody.keyboard('{ArrowRight}')
    expect(currentAddress()).toBe('/admin?view=tickets')
    await somebody.click(tab('Overview'))
    expect(currentAddress()).toBe('/admin')
  })

  it('leave the dashboard on Back, after any number of views', async () => {
    window.history.pushState(null, '', '/portal')
    const somebody = visit()
    await somebody.click(tab('Leads'))
    await somebody.click(tab('Votes'))
    await goBack()
    expect(currentAddress()).toBe('/portal')
  })

  it('show the overview for an unknown view', () => {
    visit('/admin?view=payroll')
    expect(tab('Overview').getAttribute('aria-selected')).toBe('true')
  })

  it.each([
    ['leads', 'No leads yet'],
    ['tickets', 'No tickets yet'],
    ['audit', 'No status changes yet'],
    ['votes', 'No votes yet'],
    ['errors', 'No client errors'],
  ])('have a message instead of a table without %s', (view, text) => {
    visit(`/admin?view=${view}`)
    screen.getByText(text)
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('leads', () => {
  beforeEach(() => {
    submitDemoRequest({ ...person, source: 'cortex', products: ['integ'] })
    joinWaitlist({ ...person, email: 'bo@example.com', tier: 'beta' })
    joinWaitlist({ ...person, email: 'cy@example.com', tier: 'free' })
    sendContactForm({ ...person, message: 'Hello' })
    subscribeNewsletter({ email: 'dee@example.com' })
  })

  it('are counted by form, with a text for each chart', () => {
    visit()
    const leads = card(/^Leads by form 5$/)
    const counts = within(leads)
      .getAllByRole('listitem')
      .map((row) => [
        row.querySelector('a')?.textContent ?? '',
        row.querySelector('strong')?.textContent ?? '',
      ])
      .filter(([form]) => form !== '')
    expect(counts).toEqual([
      ['Demo requests', '1'],
      ['Waitlist entries', '2'],
      ['Contact messages', '1'],
      ['Newsletter subscriptions', '1'],
    ])
    const chart = within(leads).getByRole('img', { name: /^Waitlist entries per week/ })
    expect(chart.getAttribute('aria-label')).toMatch(/oldest first: (0, ){11}2$/)
  })

  it('are linked by form from the overview; Back returns to it', async () => {
    const somebody = visit()
    await somebody.click(screen.getByRole('link', { name: 'Waitlist entries' }))
    expect(currentAddress()).toBe('/admin?view=leads&form=waitlistEntries')
    expect(rowsOf('Leads in this browser')).toHaveLength(2)
    expect(document.activeElement).toBe(tab('Leads'))
    await goBack()
    expect(tab('Overview').getAttribute('aria-selected')).toBe('true')
  })

  it('show every answer when opened', async () => {
    const somebody = visit('/admin?view=leads&form=demoRequests')
    await somebody.click(screen.getByRole('button', { name: 'Ann Lee' }))
    expect(screen.getByText('Products').nextElementSibling?.textContent).toBe('integ')
    expect(screen.getByText('Source').nextElementSibling?.textContent).toBe('cortex')
  })

  it('appear while the table is open', () => {
    visit('/admin?view=leads')
    act(() => {
      subscribeNewsletter({ email: 'late@example.com' })
    })
    expect(rowsOf('Leads in this browser')).toHaveLength(6)
  })
})

describe('votes and accounts', () => {
  it('rank the roadmap items and list the voters', async () => {
    toggleVote('roadmap-cortex-memory')
    const somebody = visit()
    const title = 'Shared memory for Cortex Companion teams'
    const ranked = within(screen.getByRole('list', { name: 'Most wanted' }))
    await somebody.click(ranked.getByRole('link', { name: title }))
    const [row] = rowsOf('Roadmap votes in this browser')
    expect(row?.slice(0, 2)).toEqual([title, 'Avery Admin'])
  })

  it('list the accounts with role, tickets, votes and last sign-in', () => {
    toggleVote('roadmap-cortex-memory')
    visit('/admin?view=accounts&sort=name')
    expect(rowsOf('Accounts in this browser').map((cells) => cells.slice(0, 5))).toEqual([
      ['Avery Admin', 'admin@fivefold.example', 'admin', '0', '1'],
      ['Casey Customer', 'customer@fivefold.example', 'customer', '0', '0'],
    ])
    expect(rowsOf('Accounts in this browser')[1]?.at(-1)).toBe('Never')
  })
})

describe('the audit trail of all tickets', () => {
  it('lists ticket, statuses, author and time of each change, and links to the ticket', async () => {
    const fields = { category: 'billing', priority: 'low', subject: 'Invoice', description: 'Odd' }
    const ticket = openTicket(fields)
    changeTicketStatus(ticket?.id ?? '', 'in-progress')
    changeTicketStatus(ticket?.id ?? '', 'resolved')
    const somebody = visit('/admin?view=audit')
    const rows = rowsOf('Audit trail of this browser').map((cells) => cells.slice(0, 3))
    expect(rows).toEqual([
      ['Invoice', 'in-progress to resolved', 'Avery Admin'],
      ['Invoice', 'open to in-progress', 'Avery Admin'],
    ])
    const [link] = screen.getAllByRole('link', { name: 'Invoice' })
    if (link) await somebody.click(link)
    expect(currentAddress()).toBe(`/admin?view=tickets&open=${ticket?.id}`)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Invoice' }))
  })
})

describe('client errors', () => {
  const fail = (message: string, remote?: string, version?: string) =>
    recordClientError(new Error(message), { remote, version })

  it('are counted by remote and version and listed with their stack', async () => {
    fail('First', 'support', '1.4.0')
    fail('Second', 'support', '1.4.0')
    fail('Third', 'portal', '2.0.0')
    const somebody = visit('/admin?view=errors')
    const releases = within(screen.getByRole('list', { name: 'Errors by remote and version' }))
    expect(releases.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'support 1.4.02',
      'portal 2.0.01',
    ])
    await somebody.click(releases.getByRole('link', { name: 'portal 2.0.0' }))
    expect(rowsOf('Client errors in this browser').map((cells) => cells.slice(0, 3))).toEqual([
      ['Third', 'portal', '2.0.0'],
    ])
    await somebody.click(screen.getByRole('button', { name: 'Third' }))
    expect(screen.getByText(/^Error: Third/).tagName).toBe('PRE')
  })

  it('appear while the page is open, even from another tab', () => {
    visit('/admin?view=errors')
    act(() => fail('Here'))
    expect(rowsOf('Client errors in this browser').map(([message]) => message)).toEqual(['Here'])
    const elsewhere = { message: 'Elsewhere', timestamp: '2026-01-01T00:00:00.000Z' }
    act(() => {
      window.localStorage.setItem('error_logs', JSON.stringify([elsewhere]))
      window.dispatchEvent(new StorageEvent('storage', { key: 'error_logs' }))
    })
    expect(rowsOf('Client errors in this browser').map(([message]) => message)).toEqual([
      'Here',
      'Elsewhere',
    ])
  })

  it('ignore a stored log that is not valid', () => {
    window.localStorage.setItem('error_logs', '{"not":"a list"')
    visit('/admin?view=errors')
    screen.getByText('No client errors')
    expect(readState().users).toHaveLength(2)
  })
})
