// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadStaticParts } from '@fivefold/shared/loading/static-part'
import { reduceMotion, renderPage } from '@fivefold/shared/testing/render-page'
import { HomePage } from './home-page'

beforeAll(loadStaticParts)

const carousel = () => within(screen.getByRole('region', { name: 'Client testimonials' }))

describe('the home page', () => {
  beforeEach(reduceMotion)

  it('starts with the headline and the four figures', () => {
    renderPage(HomePage, '/')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Transform Your Enterprise with AI-Native Automation',
    )
    const figures = screen.getAllByRole('definition').map((each) => each.textContent)
    expect(figures).toEqual(['98%', '50+', '24/7', '99.9%'])
    const labels = screen.getAllByRole('term').map((each) => each.textContent)
    expect(labels).toEqual(['time saved', 'integrations', 'AI support', 'uptime'])
  })

  it('has three feature cards and five product cards; only Cortex offers Learn More', () => {
    renderPage(HomePage, '/')
    const features = screen.getByRole('region', { name: 'Meet Cortex Companion' })
    expect(within(features).getAllByRole('heading', { level: 3 })).toHaveLength(3)
    const suite = within(screen.getByRole('region', { name: 'Complete Platform Suite' }))
    expect(suite.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Cortex Companion',
      'Integ',
      'Data Pipelines',
      'Smart Workflows',
      'SCD',
    ])
    expect(suite.getByRole('link', { name: /^Learn More/ }).getAttribute('href')).toBe('/cortex')
  })

  it('steps through three quotes and stops at both ends', async () => {
    const { person } = renderPage(HomePage, '/')
    const previous = screen.getByRole('button', { name: 'Previous testimonial' })
    const next = screen.getByRole('button', { name: 'Next testimonial' })
    expect(previous).toHaveProperty('disabled', true)
    expect(carousel().getByRole('figure').textContent).toMatch(
      /.+Dana Whitfield.+, Northwind Traders/,
    )
    await person.click(next)
    await person.click(next)
    expect(carousel().getByRole('figure').textContent).toMatch(/.+Tomás Ortega.+, Meridian Mutual/)
    expect(next).toHaveProperty('disabled', true)
    expect(document.activeElement).toBe(previous)
    await person.click(previous)
    expect(carousel().getByRole('figure').textContent).toMatch(/.+Priya Raman.+, Calder Health/)
    expect(next).toHaveProperty('disabled', false)
  })

  it('ends with three promises and two links', () => {
    renderPage(HomePage, '/')
    for (const promise of ['Free Consultation', '30-Day Trial', '24/7 Support']) {
      screen.getByRole('heading', { name: promise })
    }
    const demo = screen.getByRole('link', { name: 'Schedule a Demo' })
    expect(demo.getAttribute('href')).toBe('/demo?demo=custom')
    const studies = screen.getByRole('link', { name: 'View Case Studies' })
    expect(studies.getAttribute('href')).toBe('/case-studies')
  })
})
