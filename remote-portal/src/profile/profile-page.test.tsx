// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '@fivefold/shared/session/account'
import { savePreferences, saveProfile } from '@fivefold/shared/store/profile-commands'
import { readState } from '@fivefold/shared/store/site-store'
import { openTicket } from '@fivefold/shared/store/ticket-commands'
import { toggleVote } from '@fivefold/shared/store/vote-commands'
import { watchDownloads } from '@fivefold/shared/testing/watch-downloads'
import { currentAddress, renderPage } from '@fivefold/shared/testing/render-page'
import { admin, beginAs, customer } from '../testing/store-for-tests'
import { ProfilePage } from './profile-page'

const me = () => readState().currentUser
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

beforeEach(() => beginAs(customer))
describe('the profile', () => {
  it('renders nothing when nobody is signed in', () => {
    beginAs()
    renderPage(ProfilePage, '/profile')
    expect(screen.getByRole('main').textContent).toBe('')
  })

  it('has the three tabs and keeps the chosen one in the URL', async () => {
    const { person } = renderPage(ProfilePage, '/profile')
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Profile',
      'Preferences',
      'Security',
    ])
    const before = window.history.length
    await person.click(screen.getByRole('tab', { name: 'Security' }))
    expect(currentAddress()).toBe('/profile?tab=security')
    expect(window.history.length).toBe(before)
  })
})

describe('the profile form', () => {
  it('holds name, email, company and phone', () => {
    renderPage(ProfilePage, '/profile')
    expect(['Name', 'Email', 'Company', 'Phone'].map((name) => field(name).value)).toEqual([
      'Casey Customer',
      customer,
      'Northwind Traders',
      '',
    ])
    expect(field('Email').type).toBe('email')
  })

  it('is disabled and busy while it saves, then shows a message', async () => {
    const { person } = renderPage(ProfilePage, '/profile')
    await person.clear(field('Name'))
    await person.type(field('Name'), ' Casey 🦊 ')
    await person.type(field('Phone'), '+1 555 0100{Enter}')
    expect(button('Saving...').getAttribute('aria-disabled')).toBe('true')
    await screen.findByText('Profile updated')
    expect(button('Save Changes').hasAttribute('aria-disabled')).toBe(false)
    expect(me()).toMatchObject({ name: 'Casey 🦊', phone: '+1 555 0100' })
  })

  it('keeps unsaved changes when the tab changes, and shows a note', async () => {
    const { person } = renderPage(ProfilePage, '/profile')
    await person.type(field('Company'), ' Europe')
    await person.click(screen.getByRole('tab', { name: 'Security' }))
    await person.click(screen.getByRole('tab', { name: 'Profile' }))
    expect(field('Company').value).toBe('Northwind Traders Europe')
    screen.getByText(/^Not saved yet/)
    expect(me()?.company).toBe('Northwind Traders')
    await person.click(button('Discard changes'))
    expect(field('Company').value).toBe('Northwind Traders')
    expect(screen.queryByText(/^Not saved yet/)).toBeNull()
  })

  it('keeps the focus on the button after saving', async () => {
    const { person } = renderPage(ProfilePage, '/profile')
    await person.click(button('Save Changes'))
    await screen.findByText('Profile updated')
    expect(document.activeElement).toBe(button('Save Changes'))
  })

  it.each(['', '   '])('refuses the name %j', async (name) => {
    const { person } = renderPage(ProfilePage, '/profile')
    const before = readState()
    await person.clear(field('Name'))
    if (name) await person.type(field('Name'), name)
    await person.click(button('Save Changes'))
    expect(field('Name').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Name'))
    expect((await screen.findByRole('alert')).textContent).toBe('Name is required')
    expect(screen.getAllByText('Name is required')).toHaveLength(2)
    expect(readState()).toBe(before)
  })

  it('refuses the email of another account', async () => {
    const { person } = renderPage(ProfilePage, '/profile')
    const before = readState()
    await person.clear(field('Email'))
    await person.type(field('Email'), admin)
    await person.click(button('Save Changes'))
    expect((await screen.findByRole('alert')).textContent).toBe('User already exists')
    expect(screen.getAllByText('User already exists')).toHaveLength(2)
    expect(document.activeElement).toBe(field('Email'))
    expect(readState()).toBe(before)
  })

  it('shows a change from another browser tab, except in an edited field', async () => {
    const { person } = renderPage(ProfilePage, '/profile')
    await person.type(field('Name'), '!')
    act(() => {
      saveProfile({ name: 'Elsewhere', email: customer, company: 'Harbor Inc', phone: '' })
    })
    expect(field('Company').value).toBe('Harbor Inc')
    expect(field('Name').value).toBe('Casey Customer!')
  })

  it('rejects 10,000 characters with a message beside the field', async () => {
    const { person } = renderPage(ProfilePage, '/profile')
    const before = readState()
    await person.click(field('Company'))
    await person.paste('x'.repeat(10_000))
    await person.click(button('Save Changes'))
    expect(field('Company').getAttribute('aria-invalid')).toBe('true')
    expect(readState()).toBe(before)
  })
})

describe('the preferences', () => {
  const onPreferences = () => renderPage(ProfilePage, '/profile?tab=preferences')
  const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })

  it('are three switches, all on at first', () => {
    onPreferences()
    const names = ['Email notifications', 'Marketing emails', 'Newsletter']
    expect(names.map((name) => toggle(name).checked)).toEqual([true, true, true])
  })

  it('are disabled and busy while they are saved, then show a message', async () => {
    const { person } = onPreferences()
    await person.click(toggle('Marketing emails'))
    await person.click(button('Save Preferences'))
    expect(button('Saving...').getAttribute('aria-disabled')).toBe('true')
    await screen.findByText('Preferences updated')
    expect(me()?.preferences).toMatchObject({
      emailNotifications: true,
      marketingEmails: false,
      newsletter: true,
    })
  })

  it('show a change from another browser tab, except in a changed switch', async () => {
    const { person } = onPreferences()
    await person.click(toggle('Newsletter'))
    act(() =>
      savePreferences({ emailNotifications: false, marketingEmails: true, newsletter: true }),
    )
    expect(toggle('Email notifications').checked).toBe(false)
    expect(toggle('Newsletter').checked).toBe(false)
    await person.click(button('Save Preferences'))
    await screen.findByText('Preferences updated')
    expect(me()?.preferences).toEqual({
      emailNotifications: false,
      marketingEmails: true,
      newsletter: false,
    })
  })

  it('change nothing until they are saved', async () => {
    const { person } = onPreferences()
    await person.click(toggle('Newsletter'))
    expect(me()?.preferences.newsletter).toBe(true)
  })
})

describe('the data export', () => {
  it.each(['profile', 'preferences', 'security'])(
    'is on the tab %s and downloads the user as a JSON file',
    async (tab) => {
      const downloads = watchDownloads()
      const { person } = renderPage(ProfilePage, `/profile?tab=${tab}`)
      await person.click(button('Export Data'))
      expect(downloads.names()[0]).toMatch(/^fivefold-account-\d{4}-\d\d-\d\d\.json$/)
      expect(JSON.parse(await downloads.text())).toEqual(me())
      await screen.findByText('Data exported')
    },
  )

  it('contains all records of the user and none of others', async () => {
    beginAs(admin)
    openTicket({ category: 'Account', priority: 'low', subject: 'Not mine', description: 'x' })
    toggleVote('roadmap-cortex-memory')
    signIn({ email: customer, password: 'secret1' })
    openTicket({ category: 'Account', priority: 'low', subject: 'Mine', description: 'x' })
    toggleVote('roadmap-workflow-dry-runs')
    const downloads = watchDownloads()
    const { person } = renderPage(ProfilePage, '/profile')
    await person.click(button('Export Everything'))
    expect(JSON.parse(await downloads.text())).toMatchObject({
      user: { email: customer },
      preferences: { newsletter: true },
      supportTickets: [{ subject: 'Mine' }],
      ticketEvents: [{ status: 'open' }],
      roadmapVotes: [{ roadmap_item_id: 'roadmap-workflow-dry-runs' }],
    })
  })
})

describe('the security tab', () => {
  const onSecurity = () => renderPage(ProfilePage, '/profile?tab=security')

  it('shows the last sign-in and the storage places', () => {
    onSecurity()
    const last = screen.getByText('Last sign-in').nextElementSibling?.querySelector('time')
    expect(last?.dateTime).toBe(me()?.last_login)
    const table = within(screen.getByRole('table', { name: 'What this site stores' }))
    for (const key of ['fivefold-store', 'fivefold-theme', 'error_logs']) {
      table.getByRole('rowheader', { name: key })
    }
  })

  it('signs out everywhere', async () => {
    const { person } = onSecurity()
    await person.click(button('Sign out everywhere'))
    expect(me()).toBeNull()
    expect(currentAddress()).toBe('/')
    await screen.findByText('Logged out')
  })

  it('deletes the account only after its email is typed, and offers an export before', async () => {
    const downloads = watchDownloads()
    const { person } = onSecurity()
    await person.click(button('Delete account'))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }))
    await person.click(dialog.getByRole('button', { name: 'Export Everything' }))
    expect(downloads.names()).toHaveLength(1)
    const confirmation = dialog.getByRole('textbox', { name: 'Type your email to confirm' })
    await person.type(confirmation, 'somebody@else.example{Enter}')
    expect(confirmation.getAttribute('aria-invalid')).toBe('true')
    expect(me()).not.toBeNull()
    await person.clear(confirmation)
    await person.type(confirmation, `${customer}{Enter}`)
    expect(me()).toBeNull()
    expect(readState().users.map((user) => user.email)).toEqual([admin])
    expect(currentAddress()).toBe('/')
    await screen.findByText('Account deleted')
  })

  it('keeps the account when the dialog is closed', async () => {
    const { person } = onSecurity()
    await person.click(button('Delete account'))
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button('Delete account'))
    expect(me()).not.toBeNull()
  })

  it('clears the browser’s data after a confirmation', async () => {
    window.localStorage.setItem('fivefold-theme', 'dark')
    window.localStorage.setItem('error_logs', '[]')
    const { person } = onSecurity()
    await person.click(button('Clear browser data'))
    expect(window.localStorage.getItem('fivefold-theme')).toBe('dark')
    await person.click(button('Clear everything'))
    expect(window.localStorage.getItem('fivefold-theme')).toBeNull()
    expect(window.localStorage.getItem('error_logs')).toBeNull()
    expect(me()).toBeNull()
    await screen.findByText('Browser data cleared')
  })
})
