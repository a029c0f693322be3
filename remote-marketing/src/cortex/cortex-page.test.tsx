// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readState } from '@fivefold/shared/store/site-store'
import { pasteInto } from '@fivefold/shared/testing/paste-into'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { chatContent } from './chat/chat-content'
import { CortexPage } from './cortex-page'

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const entriesOf = (list: HTMLElement) => within(list).getAllByRole('listitem')

const form = () => region('Request a Cortex Demo')
const say = (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
}
const log = () => screen.getByRole('log')
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function fillIn(person: ReturnType<typeof renderPage>['person']) {
  await pasteInto(person, form().getByRole('textbox', { name: 'Name' }), 'Dana Whitfield')
  await pasteInto(person, form().getByRole('textbox', { name: 'Email' }), 'dana@northwind.example')
  await pasteInto(person, form().getByRole('textbox', { name: 'Company' }), 'Northwind Traders')
  await person.selectOptions(form().getByRole('combobox', { name: 'Role' }), 'vp-sales')
  await person.selectOptions(form().getByRole('combobox', { name: 'Company Size' }), '51-200')
  await person.selectOptions(form().getByRole('combobox', { name: 'Primary Use Case' }), 'hr')
}

beforeEach(() => {
  window.localStorage.clear()
})
describe('the Cortex page', () => {
  it('starts with links to a demo and to the prices', () => {
    renderPage(CortexPage, '/cortex')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const demo = screen.getByRole('link', { name: 'Request a Demo' })
    expect(demo.getAttribute('href')).toBe('/demo?demo=cortex&product=cortex')
    const pricing = screen.getByRole('link', { name: 'View Pricing' })
    expect(pricing.getAttribute('href')).toBe('/pricing')
  })

  it('opens and closes each of the three pillars on its own', async () => {
    const { person } = renderPage(CortexPage, '/cortex')
    const names = [
      'Unified Data Ingestion',
      'Intelligent Processing',
      'Conversational Intelligence',
    ]
    const states = () =>
      names.map((name) => screen.getByRole('button', { name }).getAttribute('aria-expanded'))
    expect(states()).toEqual(['false', 'false', 'false'])
    await person.click(screen.getByRole('button', { name: 'Unified Data Ingestion' }))
    await person.click(screen.getByRole('button', { name: 'Conversational Intelligence' }))
    expect(states()).toEqual(['true', 'false', 'true'])
    await person.click(screen.getByRole('button', { name: 'Unified Data Ingestion' }))
    expect(states()).toEqual(['false', 'false', 'true'])
  })

  it('lists 12 data types, 13 ML nodes, 9 governance nodes and 6 families of systems', () => {
    renderPage(CortexPage, '/cortex')
    expect(entriesOf(screen.getByRole('list', { name: '12 supported data types' }))).toHaveLength(
      12,
    )
    expect(entriesOf(screen.getByRole('list', { name: '13 ML nodes' }))).toHaveLength(13 + 4)
    expect(entriesOf(screen.getByRole('list', { name: '9 governance nodes' }))).toHaveLength(9)
    for (const [list, kinds] of [
      ['12 supported data types', 12],
      ['13 ML nodes', 13],
      ['9 governance nodes', 9],
    ] as const) {
      const leaves = entriesOf(screen.getByRole('list', { name: list })).filter(
        (entry) => !entry.querySelector('ul'),
      )
      expect(new Set(leaves.map((entry) => entry.textContent)).size).toBe(kinds)
    }
    const ecosystem = region('Works with what you already use')
    expect(ecosystem.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  })

  it('shows hybrid integration, with the paths of the workbench as text, not as links', () => {
    renderPage(CortexPage, '/cortex')
    region('ML Workbench and Governance').getByRole('heading', { name: 'Hybrid integration' })
    for (const path of ['/ml/models', '/ml/governance/report', '/ws/ml/dashboard']) {
      expect(screen.getByText(path).closest('a')).toBeNull()
    }
  })

  it('shows one of four use cases, Sales Operations first', async () => {
    const { person } = renderPage(CortexPage, '/cortex')
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Sales Operations',
      'Customer Support',
      'HR Operations',
      'Business Operations',
    ])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Sales Operations')
    await person.click(screen.getByRole('tab', { name: 'HR Operations' }))
    expect(screen.getByRole('tabpanel').textContent).toContain('leave and benefits')
  })

  it('claims three security features, and marks its pricing as coming soon', () => {
    renderPage(CortexPage, '/cortex')
    region('Cortex Companion pricing').getByText('Coming Soon')
    const claims = region(/^Security/).getAllByRole('term')
    expect(claims.map((claim) => claim.textContent)).toEqual([
      'Role-based access',
      'Single sign-on',
      'Audit logging',
    ])
  })
})

describe('the chat demo on the page', () => {
  beforeEach(() => vi.useFakeTimers())

  it('gives a hint before the first question', () => {
    renderPage(CortexPage, '/cortex')
    expect(log().textContent).toContain(chatContent.hint)
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  })

  it('shows the question, types for 1500 ms, then answers', async () => {
    renderPage(CortexPage, '/cortex')
    say('  Hello  ')
    expect(log().textContent).toContain('Hello')
    expect(log().textContent).not.toContain(chatContent.hint)
    const field = screen.getByRole('textbox', { name: 'Message' })
    expect(field).toHaveProperty('value', '')
    expect(field).toHaveProperty('disabled', true)
    screen.getByText(chatContent.typing)
    await pass(1499)
    expect(log().textContent).not.toContain(chatContent.genericReply)
    await pass(1)
    expect(log().textContent).toContain(chatContent.genericReply)
    expect(screen.queryByText(chatContent.typing)).toBeNull()
    expect(field).toHaveProperty('disabled', false)
  })

  it('sends nothing when the message is blank', async () => {
    renderPage(CortexPage, '/cortex')
    say('   ')
    await pass(2000)
    expect(log().textContent).toContain(chatContent.hint)
  })

  it('answers a sample question with its own reply', async () => {
    renderPage(CortexPage, '/cortex')
    fireEvent.click(screen.getByRole('button', { name: chatContent.samples[2].query }))
    await pass(1500)
    expect(log().textContent).toContain(chatContent.samples[2].reply)
  })

  it.each(chatContent.samples)(
    'shows sources and steps of “$query”, and acts after approval',
    async ({ query, evidence }) => {
      renderPage(CortexPage, '/cortex')
      fireEvent.click(screen.getByRole('button', { name: query }))
      expect(screen.getByRole('button', { name: query })).toHaveProperty('disabled', true)
      await pass(1500)
      const sources = within(log()).getByRole('list', { name: 'Sources' })
      expect(entriesOf(sources).map((entry) => entry.textContent)).toEqual(evidence.sources)
      for (const step of evidence.steps) expect(within(log()).getByText(step)).toBeTruthy()
      expect(log().textContent).not.toContain(evidence.done)
      fireEvent.click(within(log()).getByRole('button', { name: /^Approve\b/ }))
      expect(log().textContent).toContain(evidence.done)
    },
  )
})

describe('the Cortex demo request on the page', () => {
  it('promises 30 minutes within 24 hours, and requires the agreement', async () => {
    const { person } = renderPage(CortexPage, '/cortex')
    form().getByText(/^30 minutes/)
    form().getByText('Within 24 hours')
    const submit = form().getByRole('button', { name: 'Request Cortex Demo' })
    expect(submit).toHaveProperty('disabled', true)
    await person.click(form().getByRole('checkbox', { name: /^I agree/ }))
    expect(submit).toHaveProperty('disabled', false)
    await person.click(form().getByRole('checkbox', { name: /^I agree/ }))
    expect(submit).toHaveProperty('disabled', true)
    expect(form().getByRole('textbox', { name: 'Email' })).toHaveProperty('type', 'email')
  })

  it('keeps the request with its source and confirms it', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const { person } = renderPage(CortexPage, '/cortex?utm_source=news')
    await fillIn(person)
    await person.click(form().getByRole('checkbox', { name: /^I agree/ }))
    await person.click(form().getByRole('button', { name: 'Request Cortex Demo' }))
    await screen.findByText('Demo Request Submitted!')
    screen.getByText("We'll contact you within 24 hours to schedule your personalized Cortex demo.")
    expect(readState().demoRequests.at(-1)).toMatchObject({
      name: 'Dana Whitfield',
      email: 'dana@northwind.example',
      company: 'Northwind Traders',
      role: 'vp-sales',
      companySize: '51-200',
      primaryUseCase: 'hr',
      currentSystems: '',
      specificNeeds: '',
      agreeToContact: true,
      source: 'cortex',
      utm_source: 'news',
    })
    expect(info).toHaveBeenCalled()
    expect(form().getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '')
    info.mockRestore()
  })

  it('reports each missing field beside it', async () => {
    const { person } = renderPage(CortexPage, '/cortex')
    const before = readState().demoRequests.length
    await person.click(form().getByRole('checkbox', { name: /^I agree/ }))
    await person.click(form().getByRole('button', { name: 'Request Cortex Demo' }))
    form().getByText('Enter your name.')
    form().getByText('Choose your role.')
    expect(readState().demoRequests).toHaveLength(before)
    await person.type(form().getByRole('textbox', { name: 'Name' }), 'D')
    expect(form().queryByText('Enter your name.')).toBeNull()
  })

  it('keeps a draft through a reload', async () => {
    const { person, unmount } = renderPage(CortexPage, '/cortex')
    await person.type(form().getByRole('textbox', { name: 'Name' }), 'Dana')
    unmount()
    renderPage(CortexPage, '/cortex')
    expect(form().getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Dana')
  })
})
