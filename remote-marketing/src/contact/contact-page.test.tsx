// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { leadSending, replaceSeam } from '@fivefold/shared/seams/site-seams'
import { readState, resetStore } from '@fivefold/shared/store/site-store'
import { pasteInto } from '@fivefold/shared/testing/paste-into'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { ContactPage } from './contact-page'

type Visitor = ReturnType<typeof renderPage>['person']

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, select, textarea' })
const send = (person: Visitor) => person.click(screen.getByRole('button', { name: 'Send Message' }))

async function fillIn(person: Visitor) {
  await pasteInto(person, field('Name'), 'Ada Lindqvist')
  await pasteInto(person, field('Email'), 'ada@northwind.example')
  await person.selectOptions(field('Role'), 'technical')
  await person.selectOptions(field('Inquiry Type'), 'partnership')
}

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  resetStore()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('the contact page', () => {
  it('states the response time of each desk', () => {
    renderPage(ContactPage, '/contact')
    for (const [desk, time, to] of [
      ['Sales', '4 hours', 'mailto:sales@fivefold.example'],
      ['Support', '2 hours', 'mailto:support@fivefold.example'],
      ['Partnerships', '24 hours', 'mailto:partners@fivefold.example'],
      ['Emergency', 'Immediate', '/support/tickets/new?priority=critical'],
    ] as const) {
      const card = screen.getByRole('heading', { name: desk }).closest('li')
      expect(card?.textContent).toContain(time)
      expect(card?.querySelector('a')?.getAttribute('href')).toBe(to)
    }
    screen.getByText('Around the clock, 24/7')
  })

  it('offers the roles and inquiry types of the specification', () => {
    renderPage(ContactPage, '/contact')
    const values = (name: string) =>
      within(field(name))
        .getAllByRole<HTMLOptionElement>('option')
        .map((option) => option.value)
    expect(values('Role')).toEqual(['', 'executive', 'technical', 'manager', 'other'])
    expect(values('Inquiry Type')).toEqual(['', 'sales', 'support', 'partnership', 'general'])
  })

  it('lets the browser require everything but the company', () => {
    renderPage(ContactPage, '/contact')
    for (const name of ['Name', 'Email', 'Role', 'Inquiry Type', 'Message']) {
      expect(field(name)).toHaveProperty('required', true)
    }
    expect(field('Company')).toHaveProperty('required', false)
    expect(field('Email')).toHaveProperty('type', 'email')
    expect(field('Name').closest('form')?.noValidate).toBe(false)
  })

  it('refuses a blank message', async () => {
    const { person } = renderPage(ContactPage, '/contact')
    await fillIn(person)
    await person.type(field('Message'), '   ')
    await send(person)
    await screen.findByText('Tell us how we can help.')
    expect(document.activeElement).toBe(field('Message'))
    expect(readState().contactForms).toEqual([])
  })

  it('promises no mail, also where an intake of another release sends one', async () => {
    const { answerFor } = leadSending
    onTestFinished(() => replaceSeam(leadSending, { answerFor }))
    replaceSeam(leadSending, { answerFor: async (id) => ({ id, isMailed: true }) })
    const { person } = renderPage(ContactPage, '/contact')
    await fillIn(person)
    await pasteInto(person, field('Message'), 'Hello')
    await send(person)
    await screen.findByText('Message Sent!')
    screen.getByText('We’ll reply within 24 hours.')
    expect(document.body.textContent).not.toContain('undefined')
  })

  it('stores the message once, confirms it, and empties the form', async () => {
    const { person } = renderPage(ContactPage, '/contact?utm_campaign=q1')
    await fillIn(person)
    await pasteInto(person, field('Message'), 'Hello <script>alert(1)</script> مرحبا')
    await person.dblClick(screen.getByRole('button', { name: 'Send Message' }))
    await screen.findByText('Message Sent!')
    screen.getByText('We’ll reply within 24 hours.')
    expect(field('Message')).toHaveProperty('value', '')
    expect(readState().contactForms).toEqual([
      expect.objectContaining({
        name: 'Ada Lindqvist',
        email: 'ada@northwind.example',
        company: '',
        role: 'technical',
        inquiryType: 'partnership',
        message: 'Hello <script>alert(1)</script> مرحبا',
        utm_campaign: 'q1',
      }),
    ])
  })

  it('starts the message with the topic in the address', async () => {
    renderPage(ContactPage, '/contact?about=The+integration+guide')
    expect(field('Message')).toHaveProperty(
      'value',
      'Please send me a copy of “The integration guide”.',
    )
  })

  it('answers four questions, one at a time', async () => {
    const { person } = renderPage(ContactPage, '/contact')
    const faq = within(screen.getByRole('region', { name: 'Before you write' }))
    const questions = faq.getAllByRole('button')
    expect(questions).toHaveLength(4)
    expect(faq.getByText(/^Sales within 4 hours, support within 2 hours/)).toBeTruthy()
    for (const question of questions) {
      await person.click(question)
      expect(questions.filter((each) => each.getAttribute('aria-expanded') === 'true')).toEqual([
        question,
      ])
    }
  })
})
