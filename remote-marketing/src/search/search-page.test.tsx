// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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

// The first query loads the index. Later tests use fake timers and could not wait for it.
beforeAll(async () => {
  startStore()
  renderPage(SearchPage, '/search?q=token')
  await screen.findByRole('region', { name: /^\d+ best match/ })
  cleanup()
})

beforeEach(() => {
  vi.useFakeTimers()
  startStore()
  publishSiteMap(routeList)
})
afterEach(() => {
  publishSiteMap([])
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

  it('keeps the tab in the address, and shows all results of another query', async () => {
    renderPage(SearchPage, '/search?q=governance&tab=products')
    await pass(500)
    panel().getByText('None here contains “governance” word for word.')
    fireEvent.click(screen.getByRole('tab', { name: /^Resources/ }))
    expect(window.location.search).toBe('?q=governance&tab=resources')
    panel().getByRole('link', { name: /^AI automation under audit/ })
    type('northwind')
    fireEvent.submit(screen.getByRole('search'))
    await pass(500)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All 1')
  })

  it('filters the ranked passages by the tabs where no name contains the query', async () => {
    renderPage(SearchPage, '/search?q=Token expires')
    await pass(500)
    const best = within(screen.getByRole('region', { name: '1 best match' }))
    const link = best.getByRole('link', { name: 'Connect your first system with Integ' })
    expect(link.getAttribute('href')).toBe(
      '/support/kb?article=kb-connect-first-system&mark=Token+expired',
    )
    expect(best.getByRole('listitem').textContent).toContain(
      '"Token expired": sign in again and the sync then catches up on its own.',
    )
    screen.getByText('1 best match', { selector: '[aria-live]' })
    expect(screen.queryByText(/^No results found/)).toBeNull()
    expect(screen.queryByText(/word for word/)).toBeNull()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All 1',
      'Products 0',
      'Resources 1',
      'Case Studies 0',
    ])
    panel().getByRole('link', { name: 'Connect your first system with Integ' })
    fireEvent.click(screen.getByRole('tab', { name: /^Products/ }))
    panel().getByText('None of the best matches is of this kind.')
  })

  it('lets the arrow keys move from the field through the results', async () => {
    renderPage(SearchPage, '/search?q=northwind')
    await pass(500)
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? field(), { key })
    field().focus()
    press('ArrowDown')
    expect(document.activeElement?.textContent).toMatch(/^Northwind Traders/)
    press('ArrowDown')
    press('ArrowUp')
    expect(document.activeElement).toBe(field())
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
