// @vitest-environment happy-dom
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { LearnPage } from './learn-page'

beforeEach(() => {
  render(<LearnPage />, { wrapper: BrowserRouter })
})

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('the hero links to the resources and to an anchor that exists', () => {
  expect(addressOf('Start Learning')).toBe('/resources')
  expect(addressOf('View Certifications')).toMatch(/#certifications$/)
  expect(document.querySelector('#certifications')).toBeTruthy()
})

test.each([
  ['Fundamentals', 'Beginner', '6 hours', '8 modules'],
  ['Integration Specialist', 'Intermediate', '12 hours', '12 modules'],
  ['Enterprise Architect', 'Advanced', '20 hours', '16 modules'],
])('track %s: %s, %s, %s, nothing done yet', (name, level, hours, modules) => {
  const track = within(screen.getByRole('article', { name }))
  for (const text of [level, hours, modules]) track.getByText(text)
  const bar = track.getByRole('progressbar', { name: `${name} progress` })
  expect(bar).toHaveProperty('value', 0)
  track.getByText(/0\s?%/)
  expect(
    within(track.getByRole('list', { name: 'Topics' })).getAllByRole('listitem').length,
  ).toBeGreaterThan(2)
  fireEvent.click(track.getByRole('button', { name: 'Start Track' }))
  expect(track.getByRole('status').textContent).toMatch(/^Tracks open .+ Join the waitlist/)
  expect(bar).toHaveProperty('value', 0)
})

test('the first tab has four tutorials with level, length and views', () => {
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tutorials')
  const cards = within(screen.getByRole('tabpanel')).getAllByRole('article')
  const facts = cards.map((card) => [
    within(card).getByText(/^(Beginner|Intermediate|Advanced)$/).textContent,
    within(card).getByText(/^\d+ min$/).textContent,
  ])
  expect(facts).toEqual([
    ['Beginner', '15 min'],
    ['Beginner', '30 min'],
    ['Intermediate', '45 min'],
    ['Advanced', '60 min'],
  ])
  for (const card of cards) {
    within(card).getByText(/^[\d,]+ views$/)
    fireEvent.click(within(card).getByRole('button', { name: 'Watch Tutorial' }))
    expect(within(card).getByRole('status').textContent).toContain('Open to everyone')
  }
})

test('the webinars tab is empty and links to other pages', () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Webinars' }))
  const panel = within(screen.getByRole('tabpanel'))
  panel.getByText(/next workshops are being planned/)
  expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/community',
    '/resources',
  ])
})

test('the ambassador roster is empty, and Apply says when applications open', () => {
  const program = within(screen.getByRole('region', { name: 'Ambassador program' }))
  program.getByText(/No ambassadors yet/)
  expect(program.getByRole('status').textContent).toBe('')
  fireEvent.click(program.getByRole('button', { name: 'Apply' }))
  expect(program.getByRole('status').textContent).toMatch(/^Applications open/)
  expect(program.getByRole('link').getAttribute('href')).toBe(
    '/contact?inquiry=general&topic=ambassador',
  )
})
