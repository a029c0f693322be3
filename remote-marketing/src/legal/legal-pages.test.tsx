// @vitest-environment happy-dom
import { brand } from '@fivefold/shared/brand'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { PrivacyPage } from './privacy/privacy-page'
import { SecurityPage } from './security/security-page'
import { TermsPage } from './terms/terms-page'

const show = (Page: ComponentType) => render(<Page />, { wrapper: BrowserRouter })

const region = (name: string) => within(screen.getByRole('region', { name }))

describe('privacy', () => {
  test('names four handling pillars', () => {
    show(PrivacyPage)
    expect(region('How we handle data').getAllByRole('heading', { level: 3 })).toHaveLength(4)
  })

  test('lists the rights of data subjects', () => {
    show(PrivacyPage)
    const terms = region('Your rights').getAllByRole('term')
    expect(terms.length).toBeGreaterThan(5)
    expect(terms.map((term) => term.textContent)).toEqual(
      expect.arrayContaining(['Access', 'Rectification', 'Erasure', 'Portability', 'Objection']),
    )
  })

  test('names the law of each region', () => {
    show(PrivacyPage)
    const rows = region('Regional coverage').getAllByRole('row')
    expect(rows.length).toBeGreaterThan(4)
    expect(rows.map((row) => row.textContent).join()).toContain('European Economic AreaGDPR')
  })

  test('promises an answer in under 72 hours, with an email address', () => {
    show(PrivacyPage)
    const contact = region('Privacy contact')
    contact.getByText(/under 72 hours/)
    expect(contact.getByRole('link', { name: brand.mail.privacy }).getAttribute('href')).toBe(
      `mailto:${brand.mail.privacy}`,
    )
  })
})

describe('security', () => {
  test('names four pillars', () => {
    const { container } = show(SecurityPage)
    const names = [...container.querySelectorAll('section:first-child li h2')]
    expect(names.map((name) => name.textContent)).toEqual([
      'Identity',
      'Data',
      'Infrastructure',
      'Operations',
    ])
  })

  test('lists the certifications and promises hourly backups for 30 days', () => {
    show(SecurityPage)
    screen.getByText(/Hourly backups are kept for 30 days/)
    const standards = region('Certifications').getAllByRole('rowheader')
    expect(standards.length).toBeGreaterThan(3)
    expect(standards.map((standard) => standard.textContent)).toEqual(
      expect.arrayContaining(['SOC 2 Type II', 'ISO/IEC 27001', 'GDPR']),
    )
  })

  test('describes an incident in four steps, with an escalation within 15 minutes', () => {
    show(SecurityPage)
    const steps = region('When something goes wrong')
    expect(steps.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
      'Detect',
      'Respond',
      'Notify',
      'Learn',
    ])
    steps.getByText(/Escalation within 15 minutes/)
  })

  test('has an email address for disclosures', () => {
    show(SecurityPage)
    const addresses = region('Found something?').getAllByRole('link')
    expect(addresses[0]?.getAttribute('href')).toBe(`mailto:${brand.mail.security}`)
  })
})

describe('terms', () => {
  test('every entry of the contents links to a section', () => {
    const { container } = show(TermsPage)
    const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link')
    expect(links.length).toBeGreaterThan(8)
    for (const link of links)
      expect(
        container.querySelector(link.getAttribute('href')?.replace(/^[^#]*/, '') ?? ''),
      ).toBeTruthy()
  })

  test('states the same trial, cancellation and refund as the pricing page', () => {
    const text = show(TermsPage).container.textContent
    expect(text).toContain('free trial lasts 14 days and needs no credit card')
    expect(text).toContain('Monthly plans can be canceled at any time')
    expect(text).toContain('30-day money-back guarantee')
  })

  test('has an email address for questions', () => {
    show(TermsPage)
    const mail = screen.getByRole('link', { name: 'support@fivefold.example' })
    expect(mail.getAttribute('href')).toBe('mailto:support@fivefold.example')
  })

  test('can be printed', () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    show(TermsPage)
    fireEvent.click(screen.getByRole('button', { name: 'Print this page' }))
    expect(print).toHaveBeenCalledOnce()
  })
})
