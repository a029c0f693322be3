// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { signIn, signOut } from '@fivefold/shared/session/account'
import { readState } from '@fivefold/shared/store/site-store'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { article } from '../testing/article'
import { pasteInto } from '@fivefold/shared/testing/paste-into'
import {
  currentAddress,
  renderPage,
  skipVisibilityChecks,
} from '@fivefold/shared/testing/render-page'
import { startStoreWith } from '../testing/start-store'
import { NewTicketPage } from './new-ticket-page'

beforeAll(() => {
  skipVisibilityChecks()
  startStoreWith([article({ id: 'token', title: 'Renew an expired token' })])
})
beforeEach(() => {
  signIn({ email: 'customer@fivefold.example', password: 'secret' })
})
afterEach(() => {
  for (const key of Object.keys(window.localStorage)) {
    if (key.startsWith('fivefold-draft')) window.localStorage.removeItem(key)
  }
})

const open = (query = '') => renderPage(NewTicketPage, `/support/tickets/new${query}`)
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const submit = () => screen.getByRole('button', { name: 'Submit Ticket' })
const tickets = () => readState().supportTickets
const drafts = () => Object.keys(window.localStorage).filter((key) => key.includes('draft'))

async function fill(person: ReturnType<typeof open>['person']) {
  await person.selectOptions(field('Category'), 'Billing')
  await pasteInto(person, field('Subject'), 'Invoice 12')
  await pasteInto(person, field('Description'), 'The total is wrong.')
}

describe('the fields', () => {
  it('offer six categories and four priorities, Medium chosen', () => {
    open()
    const options = (name: string) =>
      within(field(name))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value, text }) => [value, text])
    expect(options('Category').slice(1)).toEqual(
      ['Technical Issue', 'Billing', 'Account', 'Integration', 'Feature Request', 'Other'].map(
        (category) => [category, category],
      ),
    )
    expect(options('Priority')).toEqual([
      ['low', 'Low'],
      ['medium', 'Medium'],
      ['high', 'High'],
      ['critical', 'Critical'],
    ])
    expect(field('Priority').value).toBe('medium')
  })

  it('are required by the browser', async () => {
    const { person } = open()
    for (const name of ['Category', 'Subject', 'Description']) {
      expect(field(name).required).toBe(true)
      expect(field(name).validity.valueMissing).toBe(true)
    }
    expect(field('Priority').required).toBe(false)
    expect(field('Category').form?.noValidate).toBe(false)
    const before = tickets().length
    await person.click(submit())
    expect(tickets()).toHaveLength(before)
    screen.getByRole('button', { name: 'Submit Ticket' })
  })
})

describe('a submitted ticket', () => {
  it('is stored as open, confirmed and shown in the portal', async () => {
    const { person } = open()
    await fill(person)
    await person.click(submit())
    const submitting = screen.getByRole('button', { name: 'Submitting...' })
    expect(submitting.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(submitting)
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
    await screen.findByText('Success')
    screen.getByText("Your support ticket has been submitted. We'll get back to you soon.")
    await waitFor(() => expect(currentAddress()).toBe('/portal'))
    expect(tickets().at(-1)).toMatchObject({
      user_id: 'casey',
      category: 'Billing',
      priority: 'medium',
      subject: 'Invoice 12',
      description: 'The total is wrong.',
      status: 'open',
    })
    expect(drafts()).toEqual([])
  })

  it('is stored once when the button is pressed repeatedly', async () => {
    const { person } = open()
    await fill(person)
    const before = tickets().length
    await person.dblClick(submit())
    await person.type(field('Subject'), '{Enter}{Enter}')
    await waitFor(() => expect(currentAddress()).toBe('/portal'))
    expect(tickets()).toHaveLength(before + 1)
  })
})

describe('a refused ticket', () => {
  it('reports blank fields beside them and focuses the first', async () => {
    const { person } = open()
    await fill(person)
    await person.clear(field('Subject'))
    await person.type(field('Subject'), '   ')
    await person.clear(field('Description'))
    await person.type(field('Description'), '   ')
    const before = tickets().length
    await person.click(submit())
    const message = screen.getByText('Describe the problem in a few words.')
    expect(field('Subject').getAttribute('aria-describedby')).toContain(message.id)
    expect(field('Subject').getAttribute('aria-invalid')).toBe('true')
    screen.getByText('Describe what happened or what you want to know.')
    expect(document.activeElement).toBe(field('Subject'))
    expect(tickets()).toHaveLength(before)
    expect(currentAddress()).toBe('/support/tickets/new')
  })

  it('names the limit for a text that is too long', async () => {
    const { person } = open()
    await fill(person)
    await person.clear(field('Subject'))
    await person.click(field('Subject'))
    await person.paste('a'.repeat(10_000))
    const before = tickets().length
    await person.click(submit())
    screen.getByText('Shorten this to 150 characters or fewer.')
    expect(tickets()).toHaveLength(before)
  })

  it('asks a visitor who has been signed out to log in', async () => {
    const { person } = open()
    await fill(person)
    act(() => signOut())
    await fill(person)
    const before = tickets().length
    await person.click(submit())
    await screen.findByText('Authentication Required')
    screen.getByText('Please log in to submit a support ticket.')
    expect(screen.getAllByRole('alert').length).toBeGreaterThan(0)
    expect(tickets()).toHaveLength(before)
  })

  it('reports a failure and keeps the written text', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { person } = open()
    await fill(person)
    const broken = vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('broken')
    })
    await person.click(submit())
    await waitFor(() => expect(log).toHaveBeenCalledOnce())
    broken.mockRestore()
    await screen.findByText('Error')
    screen.getByText('Failed to submit ticket. Please try again.')
    expect(currentAddress()).toBe('/support/tickets/new')
    log.mockRestore()
  })

  it('reports a sign-out that happened during the submission', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { person } = open()
    await fill(person)
    await person.click(submit())
    act(() => signOut())
    await screen.findByText('Authentication Required')
    screen.getByText('Please log in to submit a support ticket.')
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})

describe('the parameters in the address', () => {
  it('preselect priority and category', () => {
    open('?priority=critical&category=Billing')
    expect(field('Priority').value).toBe('critical')
    expect(field('Category').value).toBe('Billing')
  })

  it('start the subject with an article or a search', () => {
    const { unmount } = open('?article=token')
    expect(field('Subject').value).toBe('About “Renew an expired token”: ')
    unmount()
    open('?subject=%20expired%20token%20')
    expect(field('Subject').value).toBe('expired token')
  })

  it('are ignored when invalid, and cut to the limit of the subject', () => {
    const { unmount } = open('?priority=urgent&category=__proto__&article=unknown')
    expect(field('Priority').value).toBe('medium')
    expect(field('Category').value).toBe('')
    expect(field('Subject').value).toBe('')
    unmount()
    open(`?subject=${'x'.repeat(900)}`)
    expect(field('Subject').value).toHaveLength(150)
  })

  it('override a draft, but not the written text', async () => {
    const first = open()
    await first.person.selectOptions(field('Priority'), 'low')
    await pasteInto(first.person, field('Description'), 'The total is wrong.')
    first.unmount()
    const second = open('?priority=critical')
    expect(field('Priority').value).toBe('critical')
    expect(field('Description').value).toBe('The total is wrong.')
    await second.person.selectOptions(field('Priority'), 'high')
    second.unmount()
    open('?priority=critical')
    expect(field('Priority').value).toBe('high')
  })

  it('start a separate draft when they give a subject', async () => {
    const first = open()
    await fill(first.person)
    first.unmount()
    const second = open('?article=token')
    expect(field('Description').value).toBe('')
    second.unmount()
    open()
    expect(field('Description').value).toBe('The total is wrong.')
  })
})

describe('a draft', () => {
  it('is kept, announced and restored', async () => {
    const { person, unmount } = open()
    await person.selectOptions(field('Category'), 'Billing')
    const announcement = screen.getByText('Draft saved in this browser for 7 days.')
    expect(announcement.getAttribute('aria-live')).toBe('polite')
    await fill(person)
    unmount()
    open()
    await screen.findByText('Draft from today restored.')
    expect(field('Category').value).toBe('Billing')
    expect(field('Subject').value).toBe('Invoice 12')
    expect(field('Description').value).toBe('The total is wrong.')
  })

  it('is discarded on Cancel, which leads back to support', async () => {
    const { person, unmount } = open()
    await fill(person)
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(currentAddress()).toBe('/support'))
    unmount()
    expect(drafts()).toEqual([])
  })

  it('is discarded on Start over, which focuses the first field', async () => {
    const first = open()
    await fill(first.person)
    first.unmount()
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Start over' }))
    expect(field('Subject').value).toBe('')
    expect(field('Priority').value).toBe('medium')
    expect(document.activeElement).toBe(field('Category'))
    expect(drafts()).toEqual([])
  })
})

describe('articles that might help', () => {
  it('appear while the subject is typed, even with a misspelled word', async () => {
    const { person } = open()
    expect(screen.queryByRole('link')).toBeNull()
    await pasteInto(person, field('Subject'), 'my tokne expired')
    const region = within(await screen.findByRole('region', { name: 'This might help' }))
    const link = region.getByRole('link', { name: /^Renew an expired token/ })
    expect(link.getAttribute('href')).toBe('/support/kb?article=token&mark=expired')
    expect(link.getAttribute('target')).toBe('_blank')
    const announcement = screen.getByText('1 page might help')
    expect(announcement.getAttribute('aria-live')).toBe('polite')
  })
})
