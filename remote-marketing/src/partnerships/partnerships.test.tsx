// @vitest-environment jsdom
import type { ComponentType } from 'react'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { IntegratorsPage } from './integrators/integrators-page'
import { PartnershipsPage } from './overview/partnerships-page'
import { ResellersPage } from './resellers/resellers-page'
import { TechnologyPartnersPage } from './technology/technology-page'

const show = (Page: ComponentType) => render(<Page />, { wrapper: BrowserRouter })

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('the overview', () => {
  test('links to the four programs', () => {
    show(PartnershipsPage)
    expect(addresses()).toEqual(
      expect.arrayContaining([
        '/partnerships/technology',
        '/partnerships/integrators',
        '/partnerships/consulting',
        '/partnerships/resellers',
      ]),
    )
  })

  test('promises a review of applications within 48 hours', () => {
    const { container } = show(PartnershipsPage)
    expect(container.querySelector('#apply')?.textContent).toContain('within 48 hours')
  })
})

test('the technology page links to contact, developers, API and resources', () => {
  show(TechnologyPartnersPage)
  expect(addresses()).toEqual(
    expect.arrayContaining([
      '/contact?inquiry=partnership&topic=technology',
      '/developers',
      '/developers/api',
      '/resources',
    ]),
  )
})

describe('an application', () => {
  const apply = () =>
    within(screen.getByRole('region', { name: 'Apply' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))

  test('is for the program whose page the visitor comes from', () => {
    show(ResellersPage)
    const [link] = screen.getAllByRole('link', { name: 'Apply as a reseller' })
    fireEvent.click(link ?? document.body)
    cleanup()
    show(PartnershipsPage)
    expect(apply()).toEqual([
      'mailto:partners@fivefold.example?subject=Partner%20application%3A%20Reseller%20program',
      '/contact?inquiry=partnership&topic=reseller',
    ])
  })

  test('is for any program when the address names no known one', () => {
    window.history.replaceState(null, '', '/partnerships?topic=gold')
    show(PartnershipsPage)
    expect(apply()).toEqual([
      'mailto:partners@fivefold.example?subject=Partner%20application',
      '/contact?inquiry=partnership',
    ])
  })
})

test('the integrator page shows the three levels and their requirements', () => {
  show(IntegratorsPage)
  for (const [name, requirement] of [
    ['Associate', '1 deployment'],
    ['Professional', '5+ deployments'],
    ['Expert', '15+ enterprise deployments'],
  ] as const) {
    const level = screen.getByRole('heading', { name }).parentElement
    expect(level?.textContent).toContain(requirement)
  }
})

test('the reseller page shows target and margin of the three tiers, and links to the prices', () => {
  show(ResellersPage)
  const table = within(screen.getByRole('table'))
  const texts = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Term',
    'Authorized',
    'Gold',
    'Platinum',
  ])
  expect(texts(/^Yearly sales/)).toEqual(['$50K/year', '$250K/year', '$1M/year'])
  expect(texts(/^Margin/)).toEqual(['20-25%', '25-30%', '30-35%'])
  expect(addresses()).toContain('/pricing')
})

test.each([
  ['reseller', ResellersPage, 'Tier', ['Authorized', 'Gold', 'Platinum']],
  ['integrator', IntegratorsPage, 'Level', ['Associate', 'Professional', 'Expert']],
] as const)(
  'the %s page shows the chosen column on a phone, beside the next',
  (_name, Page, kind, names) => {
    show(Page)
    const shown = () =>
      screen
        .getAllByRole('columnheader')
        .filter((head) => head.dataset['onPhone'] === 'true')
        .map((head) => head.textContent)
    expect(shown()).toEqual([names[0], names[1]])
    fireEvent.change(screen.getByRole('combobox', { name: kind }), { target: { value: names[2] } })
    expect(shown()).toEqual([names[0], names[2]])
  },
)
