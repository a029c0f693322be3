// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readState, resetStore } from '@fivefold/shared/store/site-store'
import { pasteInto } from '@fivefold/shared/testing/paste-into'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { DemoPage } from './demo-page'

type Visitor = ReturnType<typeof renderPage>['person']

const next = (person: Visitor) => person.click(screen.getByRole('button', { name: 'Next' }))
const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name })
const named = (name: string) => screen.getByLabelText(name, { selector: 'input, select, textarea' })

async function fillInfo(person: Visitor) {
  await pasteInto(person, named('Name'), 'Ada Lindqvist')
  await pasteInto(person, named('Email'), 'ada@northwind.example')
  await pasteInto(person, named('Company'), 'Northwind Traders')
  await person.selectOptions(named('Role'), 'cto')
  await person.selectOptions(named('Company Size'), '51-200')
  await person.selectOptions(named('Industry'), 'retail')
}

async function walkToPreparation(person: Visitor) {
  await person.click(screen.getByRole('radio', { name: 'Full Platform Demo' }))
  await next(person)
  await stepHeading('Your Info')
  await fillInfo(person)
  await next(person)
  await stepHeading('Use Case')
  await pasteInto(person, named('Specific Use Case'), '  Match invoices ')
  await person.click(screen.getByRole('checkbox', { name: 'Integ' }))
  await next(person)
  await stepHeading('Preparation')
}

beforeEach(() => {
  window.localStorage.clear()
  resetStore()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('the demo wizard', () => {
  it('starts with the demo type, its three lengths, and nothing to go back to', async () => {
    renderPage(DemoPage, '/demo')
    await stepHeading('Demo Type')
    for (const [name, value] of [
      ['Cortex Companion Demo', 'cortex'],
      ['Full Platform Demo', 'platform'],
      ['Custom Solution Demo', 'custom'],
    ] as const) {
      expect(screen.getByRole('radio', { name })).toHaveProperty('value', value)
    }
    screen.getByText(/^30 minutes\./)
    screen.getByText(/^45 minutes\./)
    screen.getByText(/^Flexible, 30-45 minutes\./)
    expect(screen.getByRole('button', { name: 'Back' })).toHaveProperty('disabled', true)
  })

  it('requires a demo type', async () => {
    const { person } = renderPage(DemoPage, '/demo')
    await next(person)
    const toast = await screen.findByRole('alert')
    within(toast).getByText('Please select a demo type')
    within(toast).getByText('Choose the type of demo that best fits your needs')
    expect(document.activeElement).toBe(
      screen.getByRole('radio', { name: 'Cortex Companion Demo' }),
    )
  })

  it('marks each step as done, current or to come, and reports each missing field beside it', async () => {
    const { person } = renderPage(DemoPage, '/demo')
    await person.click(screen.getByRole('radio', { name: 'Cortex Companion Demo' }))
    await next(person)
    await stepHeading('Your Info')
    const stations = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
    expect(stations.map((station) => station.dataset['state'])).toEqual([
      'completed',
      'current',
      'upcoming',
      'upcoming',
    ])
    expect(stations[1]?.getAttribute('aria-current')).toBe('step')
    expect(stations.map((station) => station.textContent)).toEqual([
      expect.stringMatching(/Demo Type.*Completed/),
      expect.stringMatching(/Your Info.*Current/),
      expect.stringMatching(/Use Case.*Upcoming/),
      expect.stringMatching(/Preparation.*Upcoming/),
    ])

    await next(person)
    await screen.findByText('Please fill in all required fields')
    screen.getByText('All fields marked with * are required')
    expect(document.activeElement).toBe(named('Name'))
    screen.getByText('Choose your company size.')
    await fillInfo(person)
    await person.clear(named('Email'))
    await person.type(named('Email'), 'ada')
    const values = (name: string) =>
      within(named(name))
        .getAllByRole<HTMLOptionElement>('option')
        .flatMap(({ value }) => (value === '' ? [] : value))
        .join(' ')
    expect(values('Role')).toBe('ceo cto coo vp manager engineer other')
    expect(values('Company Size')).toBe('1-10 11-50 51-200 201-500 501-1000 1000+')
    expect(values('Industry')).toBe(
      'technology finance healthcare retail manufacturing consulting other',
    )
    await next(person)
    await screen.findByText('Invalid email address')
    screen.getByText('Please enter a valid email address')
    expect(document.activeElement).toBe(named('Email'))
  })

  it('requires a use case and a product', async () => {
    const { person } = renderPage(DemoPage, '/demo')
    await person.click(screen.getByRole('radio', { name: 'Cortex Companion Demo' }))
    await next(person)
    await stepHeading('Your Info')
    await fillInfo(person)
    await next(person)
    expect(document.activeElement).toBe(await stepHeading('Use Case'))
    await next(person)
    await screen.findByText('Please complete the use case information')
    screen.getByText('Describe your use case and select at least one product')
    const products = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(products.map(({ value }) => value)).toEqual([
      'cortex',
      'integ',
      'pipelines',
      'workflows',
      'scd',
    ])
  })

  it('keeps the answers of earlier steps, stores the request once with its source, and starts over empty', async () => {
    const { person } = renderPage(DemoPage, '/demo?utm_source=news')
    screen.getByText(/^Four short steps/)
    await walkToPreparation(person)
    await person.click(screen.getByRole('button', { name: 'Back' }))
    await stepHeading('Use Case')
    await person.click(screen.getByRole('button', { name: 'Back' }))
    await stepHeading('Your Info')
    expect(named('Name')).toHaveProperty('value', 'Ada Lindqvist')
    expect(named('Industry')).toHaveProperty('value', 'retail')
    await next(person)
    await stepHeading('Use Case')
    await next(person)
    await stepHeading('Preparation')

    await person.dblClick(screen.getByRole('button', { name: 'Submit Request' }))
    const heading = await stepHeading('Your demo request is in')
    expect(document.activeElement).toBe(heading)
    screen.getByText('Demo Request Submitted!')
    expect(screen.queryByText(/^Four short steps/)).toBeNull()
    expect(readState().demoRequests).toEqual([
      expect.objectContaining({
        demoType: 'platform',
        name: 'Ada Lindqvist',
        email: 'ada@northwind.example',
        companySize: '51-200',
        specificUseCase: 'Match invoices',
        interestedProducts: ['integ'],
        source: 'demo-wizard',
        utm_source: 'news',
        id: expect.any(String),
        created_at: expect.any(String),
      }),
    ])

    await person.click(screen.getByRole('button', { name: 'Submit Another Request' }))
    await stepHeading('Demo Type')
    for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false)
    await person.click(screen.getByRole('radio', { name: 'Cortex Companion Demo' }))
    await person.dblClick(screen.getByRole('button', { name: 'Next' }))
    await stepHeading('Your Info')
    expect(screen.queryByText('Please fill in all required fields')).toBeNull()
    for (const name of ['Name', 'Email', 'Phone', 'Company', 'Role', 'Company Size', 'Industry']) {
      expect(named(name)).toHaveProperty('value', '')
    }
    await fillInfo(person)
    await next(person)
    await stepHeading('Use Case')
    expect(named('Specific Use Case')).toHaveProperty('value', '')
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false)
  })
})
