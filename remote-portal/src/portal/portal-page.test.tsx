// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { UserEvent } from '@testing-library/user-event'
import { signIn } from '@fivefold/shared/session/account'
import { saveProfile } from '@fivefold/shared/store/profile-commands'
import { readState } from '@fivefold/shared/store/site-store'
import { toggleVote } from '@fivefold/shared/store/vote-commands'
import { changeTicketStatus, openTicket } from '@fivefold/shared/store/ticket-commands'
import { currentAddress, renderPage } from '@fivefold/shared/testing/render-page'
import { admin, beginAs, customer } from '../testing/store-for-tests'
import { arrangeStore } from '@fivefold/shared/testing/arrange-store'
import { PortalPage } from './portal-page'

const fields = { category: 'Billing', priority: 'medium', description: 'The total is wrong.' }
const open = (subject: string) => openTicket({ ...fields, subject })

beforeEach(() => beginAs(customer))

const figure = (label: string) =>
  screen.getByText(label).nextElementSibling?.textContent ?? 'nothing'

const chooseTab = (person: UserEvent, name: string) =>
  person.click(screen.getByRole('tab', { name }))

describe('the portal', () => {
  it('renders nothing when nobody is signed in', () => {
    beginAs()
    renderPage(PortalPage, '/portal')
    expect(screen.getByRole('main').textContent).toBe('')
  })

  it('welcomes the user by name', () => {
    renderPage(PortalPage, '/portal')
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.textContent).toBe('Welcome, Casey Customer')
  })

  it('welcomes a user without a name by email', () => {
    const user = readState().currentUser
    arrangeStore({ currentUser: user && { ...user, name: '' } })
    renderPage(PortalPage, '/portal')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Welcome, ${customer}`)
  })

  it('has the four tabs and starts with the overview', () => {
    renderPage(PortalPage, '/portal')
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Support Tickets',
      'Roadmap',
      'Account',
    ])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview')
  })

  it('keeps the tab in the URL without a new history entry', async () => {
    const { person } = renderPage(PortalPage, '/portal')
    const before = window.history.length
    await chooseTab(person, 'Roadmap')
    expect(currentAddress()).toBe('/portal?tab=roadmap')
    await chooseTab(person, 'Overview')
    expect(currentAddress()).toBe('/portal')
    expect(window.history.length).toBe(before)
  })

  it('opens the tab in the URL', () => {
    renderPage(PortalPage, '/portal?tab=account')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Account')
  })
})

describe('the overview', () => {
  it('counts open tickets and own votes, and says that the account is active', () => {
    open('First')
    const second = open('Second')
    if (second) changeTicketStatus(second.id, 'closed')
    toggleVote('roadmap-cortex-memory')
    renderPage(PortalPage, '/portal')
    expect(figure('Open Tickets')).toBe('1')
    expect(figure('Roadmap Votes')).toBe('1')
    expect(figure('Account Status')).toBe('Active')
  })

  it('follows a change made elsewhere', () => {
    renderPage(PortalPage, '/portal')
    expect(figure('Open Tickets')).toBe('0')
    act(() => void open('From another tab'))
    expect(figure('Open Tickets')).toBe('1')
  })

  it('does not count records of other people', () => {
    open('Casey asks')
    toggleVote('roadmap-cortex-memory')
    signIn({ email: admin, password: 'secret1' })
    renderPage(PortalPage, '/portal')
    expect(figure('Open Tickets')).toBe('0')
    expect(figure('Roadmap Votes')).toBe('0')
  })

  it('shows the three latest tickets and opens one in place', async () => {
    for (const subject of ['One', 'Two', 'Three', 'Four']) open(subject)
    const { person } = renderPage(PortalPage, '/portal')
    expect(screen.getAllByRole('article')).toHaveLength(3)
    await person.click(screen.getByRole('link', { name: 'Four' }))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Support Tickets')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Four')
    expect(document.activeElement?.textContent).toBe('Four')
  })

  it('links each figure to its tab, which gets the focus', async () => {
    const { person } = renderPage(PortalPage, '/portal')
    await person.click(screen.getByRole('link', { name: 'See roadmap' }))
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Roadmap' }))
  })

  it('links to support when there are no tickets', () => {
    renderPage(PortalPage, '/portal')
    screen.getByText('No support tickets yet')
    const help = screen.getByRole('link', { name: 'Get support' })
    expect(help.getAttribute('href')).toBe('/support')
  })
})

describe('the account tab', () => {
  it('shows email, name and company', () => {
    renderPage(PortalPage, '/portal?tab=account')
    const panel = within(screen.getByRole('tabpanel'))
    expect(panel.getByText('Email').nextElementSibling?.textContent).toBe(customer)
    expect(panel.getByText('Name').nextElementSibling?.textContent).toBe('Casey Customer')
    expect(panel.getByText('Company').nextElementSibling?.textContent).toBe('Northwind Traders')
  })

  it('names the fields that are not set', () => {
    saveProfile({ name: 'Casey', email: customer, company: '', phone: '' })
    renderPage(PortalPage, '/portal?tab=account')
    expect(screen.getByText('Company').nextElementSibling?.textContent).toBe('Not set')
    const user = readState().currentUser
    act(() => arrangeStore({ currentUser: user && { ...user, name: '' } }))
    expect(screen.getByText('Name').nextElementSibling?.textContent).toBe('Not set')
  })

  it('links to the profile', async () => {
    const { person } = renderPage(PortalPage, '/portal?tab=account')
    await person.click(screen.getByRole('button', { name: 'Edit Profile' }))
    expect(currentAddress()).toBe('/profile')
  })

  it('has a billing button that does nothing', async () => {
    const { person } = renderPage(PortalPage, '/portal?tab=account')
    const before = readState()
    await person.click(screen.getByRole('button', { name: 'Manage Billing' }))
    expect(readState()).toBe(before)
    expect(currentAddress()).toBe('/portal?tab=account')
  })
})
