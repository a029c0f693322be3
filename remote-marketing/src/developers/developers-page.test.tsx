// @vitest-environment happy-dom
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { developersContent } from './developers-content'
import { DevelopersPage } from './developers-page'

const page = (
  <BrowserRouter>
    <DevelopersPage />
  </BrowserRouter>
)

beforeEach(() => {
  render(page)
})

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('the hero links to the API documentation and the community', () => {
  expect(addressOf('API documentation')).toMatch(/^\/developers\/api/)
  expect(addressOf('Ask the community')).toBe('/community')
})

test('each quick-start step can be copied, with a check mark for two seconds', async () => {
  vi.useFakeTimers()
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const [first] = developersContent.quickStart.steps
  const step = within(screen.getByRole('region', { name: 'Quick start' }))
  const buttons = step.getAllByRole('button', { name: 'Copy code' })
  expect(buttons).toHaveLength(developersContent.quickStart.steps.length)
  const [button] = buttons
  if (!button) return
  await act(async () => fireEvent.click(button))
  expect(writeText).toHaveBeenCalledWith(first.code)
  expect(button.querySelector('.lucide-check')).toBeTruthy()
  await act(async () => vi.advanceTimersByTime(1999))
  expect(button.querySelector('.lucide-check')).toBeTruthy()
  await act(async () => vi.advanceTimersByTime(1))
  expect(button.querySelector('.lucide-check')).toBeNull()
})

test('every SDK has a status and links to the waitlist', () => {
  const region = within(screen.getByRole('region', { name: 'Official SDKs' }))
  const cards = region.getAllByRole('listitem')
  expect(cards.length).toBeGreaterThanOrEqual(2)
  for (const card of cards) {
    expect(card.textContent).toMatch(/In development|Coming soon/)
    const link = within(card).getByRole('link', { name: 'Join Waitlist' })
    expect(link.getAttribute('href')).toBe('/waitlist?topic=sdk')
  }
  expect(addressOf('/waitlist?view=developers')).toBe('/waitlist?view=developers')
})

describe('the API reference', () => {
  const pathsShown = () =>
    within(screen.getByRole('tabpanel'))
      .getAllByRole('listitem')
      .map((card) => card.querySelector('code')?.textContent)

  test('starts with the core APIs', () => {
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Core APIs')
    expect(pathsShown()).toEqual(['/v1/cortex', '/v1/integrations', '/v1/workflows'])
  })

  test('shows the management APIs on their tab', () => {
    fireEvent.click(screen.getByRole('tab', { name: 'Management' }))
    expect(pathsShown()).toEqual(['/v1/auth', '/v1/analytics', '/v1/webhooks'])
  })

  test('opens the tab that holds the target of a link, and scrolls there', () => {
    cleanup()
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    window.history.replaceState(null, '', '#endpoint-analytics')
    render(page)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Management')
    expect(scroll.mock.contexts).toEqual([document.getElementById('endpoint-analytics')])
    fireEvent.click(screen.getByRole('tab', { name: 'Core APIs' }))
    expect(pathsShown()).toContain('/v1/cortex')
    window.history.replaceState(null, '', window.location.pathname)
  })

  test('each card links to /developers/api', () => {
    for (const card of within(screen.getByRole('tabpanel')).getAllByRole('listitem')) {
      expect(within(card).getByRole('heading').textContent).not.toBe('')
      const link = within(card).getByRole('link', { name: 'Read the reference' })
      expect(link.getAttribute('href')).toBe('/developers/api')
    }
  })
})

test('the sample request has a bearer key and a JSON body with a query', () => {
  const { code } = developersContent.sample.request
  expect(code).toContain('/v1/cortex')
  expect(code).toContain('Authorization: Bearer {key}')
  const body: unknown = JSON.parse(/-d '(.*)'/s.exec(code)?.[1] ?? '')
  expect(body).toEqual({ query: expect.any(String) })
  expect(screen.getByRole('region', { name: 'Request' }).textContent).toBe(code)
})

test('the sample response is JSON', () => {
  expect(JSON.parse(developersContent.sample.response.code)).toHaveProperty('answer')
})

test('the command line card installs globally, signs in, deploys, follows logs, and links to the resources', () => {
  const terminal = screen.getByRole('region', { name: 'Terminal' }).textContent
  expect(terminal).toMatch(/npm install -g .+\n.+ login\n.+ deploy\n.+ logs --follow/)
  const card = within(screen.getByRole('region', { name: 'The platform from your terminal' }))
  expect(card.getByRole('link').getAttribute('href')).toBe('/resources')
})

test('the page ends with links to access and community', () => {
  expect(addressOf('Request API Access')).toBe('/demo?demo=custom&topic=api')
  expect(addressOf('Join the community')).toBe('/community')
})
