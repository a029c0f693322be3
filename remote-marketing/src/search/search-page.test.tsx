// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startStore } from '@fivefold/shared/store/site-store'
import { publishSiteMap } from '@fivefold/shared/routing/site-map'
import { routeList } from '../route-list'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { SearchPage } from './search-page'

const field = () => screen.getByRole('textbox', { name: 'Search' })
const submit = () => screen.getByRole('button', { name: 'Search' })
const panel = () => within(screen.getByRole('tabpanel'))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

beforeEach(() => {
  vi.useFakeTimers()
  startStore()
  publishSiteMap(routeList)
})
afterEach(() => {
  cleanup()
  publishSiteMap([])
  vi.useRealTimers()
})

describe('the search page', () => {
  it('shows a skeleton for 500 ms, then the results', async () => {
    renderPage(SearchPage, '/search?q=cortex')
    expect(field()).toHaveProperty('value', 'cortex')
    await pass(499)
    panel().getByText('Searching…')
    expect(panel().queryByRole('link', { name: 'Cortex Companion' })).toBeNull()
    await pass(1)
    expect(panel().queryByText('Searching…')).toBeNull()
    const link = panel().getByRole('link', { name: 'Cortex Companion' })
    expect(link.getAttribute('href')).toBe('/cortex')
  })

  it('offers example searches and the five products before the first search', () => {
    renderPage(SearchPage, '/search')
    const example = panel().getByRole('link', { name: 'integrations' })
    expect(example.getAttribute('href')).toBe('/search?q=integrations')
    const products = within(panel().getByRole('navigation', { name: 'Products' }))
    expect(products.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/cortex',
      '/platform#integ',
      '/platform#pipelines',
      '/platform#workflows',
      '/platform#scd',
    ])
  })

  it('has four tabs with their counts', async () => {
    renderPage(SearchPage, '/search?q=northwind')
    await pass(500)
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All 1',
      'Products 0',
      'Resources 0',
      'Case Studies 1',
    ])
  })

  it('shows the results of a tab, and all results of another query', async () => {
    renderPage(SearchPage, '/search?q=governance')
    await pass(500)
    fireEvent.click(screen.getByRole('tab', { name: /^Products/ }))
    panel().getByText('No results found for "governance"')
    fireEvent.click(screen.getByRole('tab', { name: /^Resources/ }))
    panel().getByRole('link', { name: /^AI automation under audit/ })
    type('northwind')
    fireEvent.submit(screen.getByRole('search'))
    await pass(500)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All 1')
  })

  it('says when nothing matches and offers alternatives', async () => {
    renderPage(SearchPage, '/search?q=<b>xyzzy</b>')
    await pass(500)
    panel().getByText('No results found for "<b>xyzzy</b>"')
    panel().getByText(/different keywords/)
    const resources = panel().getByRole('link', { name: 'Browse resources' })
    expect(resources.getAttribute('href')).toBe('/resources')
  })

  it('does not submit a blank text', () => {
    renderPage(SearchPage, '/search')
    expect(submit()).toHaveProperty('disabled', true)
    type('   ')
    expect(submit()).toHaveProperty('disabled', true)
    fireEvent.submit(screen.getByRole('search'))
    expect(window.location.search).toBe('')
  })

  it('submits a trimmed text and can be cleared', async () => {
    renderPage(SearchPage, '/search')
    expect(field().getAttribute('placeholder')).toBe('Search the product...')
    type('  workflows ')
    fireEvent.submit(screen.getByRole('search'))
    expect(window.location.search).toBe('?q=workflows')
    await pass(500)
    panel().getByRole('link', { name: 'Smart Workflows' })
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(field()).toHaveProperty('value', '')
    expect(document.activeElement).toBe(field())
  })

  it('follows the query on Back and Forward', async () => {
    vi.useRealTimers()
    renderPage(SearchPage, '/search?q=cortex')
    type('pricing')
    fireEvent.submit(screen.getByRole('search'))
    expect(window.location.search).toBe('?q=pricing')
    act(() => window.history.back())
    await waitFor(() => expect(field()).toHaveProperty('value', 'cortex'))
  })
})
