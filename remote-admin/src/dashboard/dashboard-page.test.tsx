// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginWith, visit } from '../testing/visit-dashboard'

beforeEach(() => beginWith())

describe('the dashboard', () => {
  it('shows the headline figures', () => {
    visit()
    const platform = screen.getByRole('region', { name: 'Platform' })
    const figures = within(platform)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(figures).toEqual([
      ['Users', '1,284'],
      ['Sessions', '492'],
      ['Demo Requests', '156'],
      ['Waitlist', '2,841'],
    ])
  })

  it('lists users with the roles customer, sales and marketing', () => {
    visit()
    const table = screen.getByRole('table')
    const headings = within(table).getAllByRole('columnheader')
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Name',
      'Email',
      'Role',
      'Joined',
    ])
    const [, ...rows] = within(table).getAllByRole('row')
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(new Set(cells.map(([, , , role]) => role))).toEqual(
      new Set(['customer', 'sales', 'marketing']),
    )
    expect(cells[0]).toEqual([
      'usr_1001',
      'Nadia Rahman',
      'nadia.rahman@brightharbor.example',
      'customer',
      'Oct 29, 2026',
    ])
  })

  it('tells sample figures from the records of this browser', () => {
    visit()
    const platform = screen.getByRole('region', { name: 'Platform' })
    within(platform).getByText(/^Sample figures/)
    within(platform).getByText('1,284')
    const own = screen.getByRole('region', { name: 'In this browser' })
    within(own).getByText('Anyone who uses this browser can read and change these records.')
    expect(within(own).getAllByRole('tab')).toHaveLength(9)
  })

  it('has one h1 and skips no heading level', () => {
    visit()
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName)
    expect(levels).toEqual(['H1', 'H2', 'H3', 'H3', 'H3', 'H3', 'H3', 'H2'])
  })
})
