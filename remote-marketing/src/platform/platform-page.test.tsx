// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { PlatformPage } from './platform-page'

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const columns = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .map((each) => each.textContent)
const toggle = (name: string) => screen.getByRole('button', { name })

describe('the platform page', () => {
  it('presents five products, four of them at the anchors that menus link to', () => {
    const { container } = renderPage(PlatformPage, '/platform')
    const map = within(screen.getByRole('navigation', { name: 'Products' }))
    expect(map.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/cortex',
      '/platform#integ',
      '/platform#pipelines',
      '/platform#workflows',
      '/platform#scd',
    ])
    for (const anchor of ['integ', 'pipelines', 'workflows', 'scd']) {
      expect(container.querySelector(`section#${anchor} h2`)).not.toBeNull()
    }
  })

  it('shows how data flows through the architecture', () => {
    renderPage(PlatformPage, '/platform')
    const flow = region('How data flows')
    expect(flow.getAllByRole('heading', { level: 3 })).toHaveLength(5)
  })

  it('has tabs of specifications, Performance first', async () => {
    const { person } = renderPage(PlatformPage, '/platform')
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Performance',
      'Infrastructure',
      'Security',
      'Compliance',
    ])
    expect(screen.getByRole('tabpanel').textContent).toMatch(/API response.*under 100 ms/)
    expect(screen.getByRole('tabpanel').textContent).toMatch(/under 5 seconds/)
    expect(screen.getByRole('tabpanel').textContent).toContain('99.9%')
    await person.click(screen.getByRole('tab', { name: 'Infrastructure' }))
    expect(screen.getByRole('tabpanel').textContent).toContain('hourly, kept 30 days')
    for (const name of ['Security', 'Compliance']) {
      await person.click(screen.getByRole('tab', { name }))
      expect(within(screen.getByRole('tabpanel')).getAllByRole('term')).not.toEqual([])
    }
  })

  it('lists integration partners in eight categories', () => {
    renderPage(PlatformPage, '/platform')
    const partners = region('Integration partners')
    expect(partners.getAllByRole('heading', { level: 3 })).toHaveLength(8)
  })

  it('shows four benefits, including uptime and backups', () => {
    renderPage(PlatformPage, '/platform')
    const benefits = region(/^Platform benefits/)
    expect(benefits.getAllByRole('listitem')).toHaveLength(4)
    benefits.getByText('99.9%')
    benefits.getByText(/hourly backups kept for 30 days/)
  })

  it('links to a demo and to the prices', () => {
    renderPage(PlatformPage, '/platform')
    const call = region('See it on your own process')
    expect(call.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/demo?demo=platform',
      '/pricing',
    ])
  })
})

describe('the comparison of products', () => {
  it('starts with Cortex Companion and Integ', () => {
    renderPage(PlatformPage, '/platform')
    expect(columns()).toEqual(['Feature', 'Cortex Companion', 'Integ'])
    expect(toggle('Cortex Companion').getAttribute('aria-pressed')).toBe('true')
    expect(toggle('SCD').getAttribute('aria-pressed')).toBe('false')
  })

  it('switches each product on and off and keeps the choice in the URL', async () => {
    const { person } = renderPage(PlatformPage, '/platform')
    const entries = window.history.length
    await person.click(toggle('SCD'))
    await person.click(toggle('Cortex Companion'))
    expect(columns()).toEqual(['Feature', 'Integ', 'SCD'])
    expect(window.location.search).toBe('?compare=integ,scd')
    expect(window.history.length).toBe(entries)
  })

  it('has a heading and a value of each product for every feature', () => {
    renderPage(PlatformPage, '/platform?compare=cortex,integ,pipelines,workflows,scd')
    const features = [...document.querySelectorAll('tr')].filter((row) => row.querySelector('td'))
    expect(features.length).toBeGreaterThan(9)
    for (const row of features) {
      expect(row.querySelectorAll('th[scope=row]')).toHaveLength(1)
      expect(row.querySelectorAll('td')).toHaveLength(5)
    }
  })

  it('starts with the products in the URL', () => {
    renderPage(PlatformPage, '/platform?compare=workflows,pipelines,other')
    expect(columns()).toEqual(['Feature', 'Data Pipelines', 'Smart Workflows'])
  })

  it('explains the choice when every product is off', async () => {
    const { person } = renderPage(PlatformPage, '/platform?compare=integ')
    await person.click(toggle('Integ'))
    expect(screen.queryByRole('table')).toBeNull()
    screen.getByText(/^Choose at least one product/)
  })

  it('lets a phone choose between more than two products', async () => {
    const { person } = renderPage(PlatformPage, '/platform?compare=cortex,integ,scd')
    const choice = screen.getByRole('combobox', { name: 'Product' })
    await person.selectOptions(choice, 'integ')
    const shown = within(screen.getByRole('table')).getByRole('columnheader', { name: 'Integ' })
    expect(shown.dataset['onPhone']).toBe('true')
    expect(window.location.search).toContain('product=integ')
  })
})
