// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readState, resetStore } from '@fivefold/shared/store/site-store'
import { pasteInto } from '@fivefold/shared/testing/paste-into'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { SolutionsPage } from './solutions-page'

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const industry = (name: string) => screen.getByRole('button', { name })
const form = () => region('Get a Custom Solution')
const pressed = (name: string) => industry(name).getAttribute('aria-pressed')

beforeEach(() => {
  window.localStorage.clear()
  resetStore()
})
describe('the solutions page', () => {
  it('has the anchors that menus link to', () => {
    const { container } = renderPage(SolutionsPage, '/solutions')
    for (const anchor of ['industry', 'use-case', 'roi']) {
      expect(container.querySelector(`section#${anchor} h2`)).not.toBeNull()
    }
  })

  it('shows one of six industries with its use cases and benefits, Healthcare first', async () => {
    const { person } = renderPage(SolutionsPage, '/solutions')
    const group = within(screen.getByRole('group', { name: 'Industry' }))
    expect(group.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Healthcare',
      'Financial Services',
      'Retail & E-commerce',
      'Manufacturing',
      'Technology',
      'Education',
    ])
    expect(pressed('Healthcare')).toBe('true')
    const useCases = () => screen.getByRole('list', { name: 'Use cases' }).textContent
    expect(useCases()).toContain('Prior authorizations')
    await person.click(industry('Education'))
    expect(pressed('Healthcare')).toBe('false')
    expect(pressed('Education')).toBe('true')
    expect(useCases()).toContain('Enrollment')
    expect(screen.getByRole('list', { name: 'Benefits' }).textContent).toContain('24/7')
    const seen = new Set<string | null>()
    for (const button of group.getAllByRole('button')) {
      await person.click(button)
      for (const name of ['Use cases', 'Benefits']) {
        const entries = within(screen.getByRole('list', { name })).getAllByRole('listitem')
        for (const entry of entries) seen.add(entry.textContent)
      }
    }
    expect(seen.size).toBe(6 * (3 + 2))
  })

  it('opens with the industry in the address', () => {
    renderPage(SolutionsPage, '/solutions?industry=education')
    expect(pressed('Education')).toBe('true')
    expect(pressed('Healthcare')).toBe('false')
  })

  it('announces the ROI calculator and names the email address for early access', () => {
    renderPage(SolutionsPage, '/solutions')
    const roi = region('ROI calculator')
    roi.getByText('Launching Soon')
    const mailbox = roi.getByRole('link', { name: 'roi@fivefold.example' })
    expect(mailbox.getAttribute('href')).toBe('mailto:roi@fivefold.example')
  })

  it('plans eight weeks in four phases', () => {
    renderPage(SolutionsPage, '/solutions')
    const phases = region('From workshop to launch in 8 weeks').getAllByRole('heading', {
      level: 3,
    })
    expect(phases.map((each) => each.textContent)).toEqual([
      'DiscoveryWeeks 1-2',
      'IntegrationWeeks 3-4',
      'CustomizationWeeks 5-6',
      'LaunchWeeks 7-8',
    ])
  })

  it('shows three success stories', () => {
    renderPage(SolutionsPage, '/solutions')
    expect(region('Three success stories').getAllByRole('article')).toHaveLength(3)
  })
})

describe('the custom solution form', () => {
  it('keeps the inquiry with its source and confirms it', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const { person } = renderPage(SolutionsPage, '/solutions?ref=fivefold-ABC123')
    const record = {
      name: 'Dana Whitfield',
      email: 'dana@northwind.example',
      company: 'Northwind Traders',
      needs: 'Fewer mails',
      source: 'custom-solution',
      ref: 'fivefold-ABC123',
    }
    await pasteInto(person, form().getByRole('textbox', { name: 'Name' }), 'Dana Whitfield')
    await pasteInto(
      person,
      form().getByRole('textbox', { name: 'Email' }),
      'dana@northwind.example',
    )
    await pasteInto(person, form().getByRole('textbox', { name: 'Company' }), 'Northwind Traders')
    await pasteInto(
      person,
      form().getByRole('textbox', { name: 'Describe your needs' }),
      'Fewer mails',
    )
    await person.click(form().getByRole('button', { name: 'Submit Inquiry' }))
    await screen.findByText('Inquiry Submitted!')
    screen.getByText("We'll contact you within 24 hours.")
    const marks = { id: expect.any(String), created_at: expect.any(String) }
    expect(readState().demoRequests).toEqual([{ ...record, ...marks }])
    expect(info.mock.calls).toEqual([['[leads] Demo request', record]])
    info.mockRestore()
  })

  it('requires every field and reports each missing one beside it', async () => {
    const { person } = renderPage(SolutionsPage, '/solutions')
    const before = readState().demoRequests.length
    await person.type(form().getByRole('textbox', { name: 'Email' }), 'dana')
    await person.click(form().getByRole('button', { name: 'Submit Inquiry' }))
    for (const message of [
      'Enter your name.',
      'Enter an email address such as name@company.com.',
      'Enter your company.',
      'Describe your needs in a sentence or two.',
    ]) {
      form().getByText(message)
    }
    expect(document.activeElement).toBe(form().getByRole('textbox', { name: 'Name' }))
    expect(readState().demoRequests).toHaveLength(before)
  })
})
