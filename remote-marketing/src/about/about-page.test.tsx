// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { AboutPage } from './about-page'

const region = (name: string) => within(screen.getByRole('region', { name }))

describe('the about page', () => {
  it('gives each of the five products its element', () => {
    renderPage(AboutPage, '/about')
    const elements = region('Five elements, one whole').getAllByRole('listitem')
    expect(elements.map((element) => element.textContent?.split(' ')[0])).toEqual([
      'Space',
      'Air',
      'Water',
      'Fire',
      'Earth',
    ])
  })

  it('shows mission, vision, the journey from 2024 to 2026, two leaders and four values', () => {
    renderPage(AboutPage, '/about')
    for (const name of ['Mission', 'Vision']) screen.getByRole('heading', { name })
    for (const year of ['2024', '2025', '2026']) region('How we got here').getByText(year)
    expect(region('Leadership').getAllByRole('listitem')).toHaveLength(2)
    expect(region('What we stand for').getAllByRole('listitem')).toHaveLength(4)
  })

  it('names the headquarters in the US and the office in India', () => {
    renderPage(AboutPage, '/about')
    const [headquarters, office] = region('Two offices, one working day').getAllByRole('listitem')
    expect(headquarters?.textContent).toContain('Headquarters')
    expect(headquarters?.textContent).toContain('United States')
    expect(office?.textContent).toContain('India')
  })

  it('links to careers, and its press kit button says when the kit comes out', async () => {
    const { person } = renderPage(AboutPage, '/about')
    expect(screen.getByRole('link', { name: 'See careers' }).getAttribute('href')).toBe('/careers')
    await person.click(screen.getByRole('button', { name: 'Press kit' }))
    expect(screen.getByRole('status').textContent).toMatch(/^The press kit comes out/)
    expect(window.location.pathname).toBe('/about')
  })
})
