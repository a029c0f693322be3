// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadStaticParts } from '@fivefold/shared/loading/static-part'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { PricingPage } from './pricing-page'

beforeAll(loadStaticParts)

const plan = (name: string) => {
  const card = screen.getByRole('heading', { level: 2, name }).closest('article')
  if (!card) throw new Error(`no card for ${name}`)
  return within(card)
}
const slider = (name: string) => screen.getByRole('slider', { name })
const press = (name: string, key: string) => fireEvent.keyDown(slider(name), { key })
const calculator = () => within(screen.getByRole('region', { name: 'Estimate your monthly price' }))
const total = () => calculator().getByRole('status').textContent

describe('the plans', () => {
  it('state the specified prices, limits, terms and badge', () => {
    renderPage(PricingPage, '/pricing')
    plan('Starter').getByText('Coming Soon')
    plan('Professional').getByText('Coming Soon')
    expect(plan('Enterprise').queryByText('Coming Soon')).toBeNull()
    expect(plan('Enterprise').queryByText(/\$/)).toBeNull()
    plan('Professional').getByText('Most Popular')
    expect(screen.getAllByText('Most Popular')).toHaveLength(1)
    const sales = plan('Enterprise').getByRole('link', { name: 'Contact Sales' })
    expect(sales.getAttribute('href')).toBe('/contact?plan=enterprise&inquiry=sales')
    for (const limit of ['Up to 50 users', '5 integrations', '1GB storage']) {
      plan('Starter').getByText(limit)
    }
    for (const limit of ['Up to 200 users', 'Unlimited integrations', '50GB storage']) {
      plan('Professional').getByText(limit)
    }
    plan('Enterprise').getByText(/^Unlimited users, integrations/)
    for (const text of [
      '14-day free trial',
      'No credit card.',
      '30-day money-back',
      /^On annual subscriptions/,
      /^On monthly plans/,
    ]) {
      screen.getByText(text)
    }
    screen.getByText('Cancel anytime')
    screen.getByText('63% complete')
  })
})

describe('the comparison of the plans', () => {
  it('has a heading for every column and every row', () => {
    renderPage(PricingPage, '/pricing')
    const table = within(screen.getByRole('table'))
    expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'Feature',
      'Starter',
      'Professional',
      'Enterprise',
    ])
    const storage = table.getByRole('rowheader', { name: 'Storage' }).closest('tr')
    expect(storage?.textContent).toBe('Storage1GB50GBUnlimited')
    const users = table.getByRole('rowheader', { name: 'Users' }).closest('tr')
    expect(users?.textContent).toBe('UsersUp to 50Up to 200Unlimited')
  })

  it('keeps the plan that a phone shows in the URL', async () => {
    const { person } = renderPage(PricingPage, '/pricing?plan=starter')
    const choice = screen.getByRole('combobox', { name: 'Plan' })
    expect(choice).toHaveProperty('value', 'starter')
    await person.selectOptions(choice, 'enterprise')
    expect(window.location.search).toBe('?plan=enterprise')
  })
})

describe('the calculator', () => {
  it('starts at the base price without extra lines', () => {
    renderPage(PricingPage, '/pricing')
    expect(total()).toBe('$999/month')
    expect(calculator().getAllByRole('term')).toHaveLength(1)
  })

  it('adds a line for an amount that exceeds the plan', () => {
    renderPage(PricingPage, '/pricing')
    press('Users', 'PageUp')
    expect(slider('Users').getAttribute('aria-valuenow')).toBe('150')
    expect(total()).toBe('$1,999/month')
    calculator().getByText('100 extra users')
    press('Integrations', 'ArrowRight')
    calculator().getByText('1 extra integration')
    const costs = calculator().getAllByRole('definition')
    expect(costs.map((cost) => cost.textContent)).toEqual(['$999', '$1,000', '$50'])
    press('Integrations', 'Home')
    press('Users', 'Home')
    expect(total()).toBe('$999/month')
    expect(calculator().getAllByRole('term')).toHaveLength(1)
  })

  it('moves by ten steps with the page keys, even for storage, which starts off its step grid', () => {
    renderPage(PricingPage, '/pricing')
    press('Storage', 'PageUp')
    expect(slider('Storage').getAttribute('aria-valuenow')).toBe('60')
    press('Storage', 'End')
    expect(slider('Storage').getAttribute('aria-valuenow')).toBe('500')
    press('Storage', 'Home')
    expect(slider('Storage').getAttribute('aria-valuenow')).toBe('1')
    press('Integrations', 'PageUp')
    expect(slider('Integrations').getAttribute('aria-valuenow')).toBe('15')
  })

  it('has the limits of the specification', () => {
    renderPage(PricingPage, '/pricing')
    const ends = (name: string) =>
      ['Home', 'End'].map((key) => {
        press(name, key)
        return slider(name).getAttribute('aria-valuenow')
      })
    expect(ends('Users')).toEqual(['10', '500'])
    expect(ends('Integrations')).toEqual(['1', '50'])
    expect(ends('Storage')).toEqual(['1', '500'])
  })

  it('starts with the amounts in the URL, clamped', () => {
    renderPage(PricingPage, '/pricing?users=100&integrations=99&storage=x')
    expect(slider('Users').getAttribute('aria-valuenow')).toBe('100')
    expect(slider('Integrations').getAttribute('aria-valuenow')).toBe('50')
    expect(slider('Storage').getAttribute('aria-valuenow')).toBe('10')
    expect(total()).toBe('$3,749/month')
  })
})

describe('questions and the closing call', () => {
  it('opens one of six answers at a time', async () => {
    const { person } = renderPage(PricingPage, '/pricing')
    const faq = within(screen.getByRole('region', { name: 'Billing questions' }))
    faq.getByText(/sales. They answer within 4 hours/)
    const questions = faq.getAllByRole('button')
    expect(questions).toHaveLength(6)
    const states = () => questions.map((each) => each.getAttribute('aria-expanded'))
    await person.click(questions[0] ?? document.body)
    await person.click(questions[3] ?? document.body)
    expect(states()).toEqual(['false', 'false', 'false', 'true', 'false', 'false'])
  })

  it('links to a demo and to sales', () => {
    renderPage(PricingPage, '/pricing')
    const closing = within(screen.getByRole('region', { name: 'Not sure which plan fits?' }))
    const demo = closing.getByRole('link', { name: 'Request Demo' })
    expect(demo.getAttribute('href')).toBe('/demo?topic=plans')
    const sales = closing.getByRole('link', { name: 'Contact Sales' })
    expect(sales.getAttribute('href')).toBe('/contact?inquiry=sales&topic=plans')
  })
})
