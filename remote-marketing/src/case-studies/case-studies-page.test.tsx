// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { CaseStudiesPage } from './case-studies-page'

const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('the case studies', () => {
  it('shows three, each with challenge, solution, results and three metrics', () => {
    renderPage(CaseStudiesPage, '/case-studies')
    const articles = screen.getAllByRole('article')
    expect(articles).toHaveLength(3)
    for (const article of articles) {
      within(article).getByRole('heading', { name: 'Challenge' })
      within(article).getByRole('heading', { name: 'Solution' })
      for (const metric of ['less time', 'saved per year', 'output per person']) {
        within(article).getByText(metric)
      }
      const figures = within(article).getAllByRole('definition')
      expect(figures.map((figure) => figure.textContent)).toEqual([
        expect.stringMatching(/\d+%/),
        expect.stringMatching(/^\$/),
        expect.stringMatching(/\d/),
      ])
      const [results] = within(article).getAllByRole('list').slice(-1)
      expect(results?.children.length).toBeGreaterThan(1)
    }
  })

  it('filters by industry and use case, each with All first', () => {
    renderPage(CaseStudiesPage, '/case-studies')
    expect(optionsOf('Industry')).toEqual([
      'All',
      'Technology',
      'Healthcare',
      'Retail',
      'Finance',
      'Manufacturing',
    ])
    expect(optionsOf('Use Case')).toEqual([
      'All',
      'Data Integration',
      'Workflow Automation',
      'AI Implementation',
      'Cost Reduction',
    ])
  })

  it('says when nothing matches, and recovers', async () => {
    const { person } = renderPage(CaseStudiesPage, '/case-studies')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Industry' }), 'Retail')
    screen.getByRole('article', { name: /^Supplier questions/ })
    screen.getByText('1 of 3 case studies')
    expect(window.location.search).toBe('?industry=Retail')
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Use Case' }),
      'Data Integration',
    )
    expect(screen.queryAllByRole('article')).toEqual([])
    screen.getByText('No matching case studies yet')
    await person.click(screen.getByRole('button', { name: 'Show all case studies' }))
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(window.location.search).toBe('')
  })

  it('ends with links to the demo and the solutions', () => {
    renderPage(CaseStudiesPage, '/case-studies')
    const call = within(screen.getByRole('region', { name: 'Yours could be next' }))
    expect(call.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/demo?demo=custom',
      '/solutions',
    ])
  })

  it('asks for a demo in the chosen industry', async () => {
    const { person } = renderPage(CaseStudiesPage, '/case-studies')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Industry' }), 'Retail')
    const demo = screen.getByRole('link', { name: 'Request a demo' })
    expect(demo.getAttribute('href')).toBe('/demo?demo=custom&industry=retail')
  })
})
