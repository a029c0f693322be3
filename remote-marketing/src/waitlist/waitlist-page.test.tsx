// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { leadSending, replaceSeam } from '@fivefold/shared/seams/site-seams'
import { readState, resetStore } from '@fivefold/shared/store/site-store'
import { pasteInto } from '@fivefold/shared/testing/paste-into'
import { renderPage } from '@fivefold/shared/testing/render-page'
import { WaitlistPage } from './waitlist-page'

type Visitor = ReturnType<typeof renderPage>['person']

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, select' })
const agreement = () => screen.getByRole('checkbox', { name: /^I agree/ })
const join = (person: Visitor) =>
  person.click(screen.getByRole('button', { name: 'Join Waitlist' }))

async function fillIn(person: Visitor) {
  await pasteInto(person, field('Name'), 'Ada Lindqvist')
  await pasteInto(person, field('Email'), 'ada@northwind.example')
  await person.selectOptions(field('Role'), 'technical')
  await person.selectOptions(field('Company Size'), '51-200')
  await person.selectOptions(field('How did you hear about us?'), 'event')
}

async function joinCompletely(person: Visitor) {
  await fillIn(person)
  await person.click(agreement())
  await join(person)
  return screen.findByRole('heading', { name: 'You’re in line, Ada Lindqvist' })
}

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  resetStore()
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

describe('the waitlist', () => {
  it('offers three tiers with their limits, Free chosen', () => {
    renderPage(WaitlistPage, '/waitlist')
    expect(screen.getByRole('radio', { name: 'Free' })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: 'Beta' })).toHaveProperty('value', 'beta')
    expect(screen.getByRole('radio', { name: 'Enterprise Preview' })).toHaveProperty(
      'value',
      'enterprise',
    )
    screen.getByText('100 queries per month 3 integrations 1 workspace')
    screen.getByText('Unlimited use 6-month beta Access from Q1 2026')
    screen.getByText(/^Minimum commitment/)
  })

  it.each([
    [true, 'Share your referral code to move up. We’ll send a confirmation to your address.'],
    [false, 'Share your referral code to move up.'],
  ])('promises a mail only where one is on its way: %s', async (isMailed, words) => {
    const { answerFor } = leadSending
    onTestFinished(() => replaceSeam(leadSending, { answerFor }))
    replaceSeam(leadSending, { answerFor: async (id) => ({ id, isMailed }) })
    const { person } = renderPage(WaitlistPage, '/waitlist')
    await joinCompletely(person)
    await screen.findByText(words)
    expect(document.body.textContent).not.toContain('undefined')
  })

  it('offers the roles and referral sources of the specification', () => {
    renderPage(WaitlistPage, '/waitlist')
    const values = (name: string) =>
      within(field(name))
        .getAllByRole<HTMLOptionElement>('option')
        .map((option) => option.value)
    expect(values('Role')).toEqual(['', 'executive', 'technical', 'manager', 'developer', 'other'])
    expect(values('Company Size').length).toBeGreaterThan(4)
    expect(values('How did you hear about us?')).toEqual([
      '',
      'search',
      'social',
      'referral',
      'event',
      'press',
      'other',
    ])
  })

  it('shows the five phases, the first one current', () => {
    renderPage(WaitlistPage, '/waitlist')
    const phases = within(
      screen.getByRole('region', { name: 'From waitlist to full access' }),
    ).getAllByRole('listitem')
    expect(phases.map((phase) => within(phase).getByRole('heading').textContent)).toEqual([
      'Join Waitlist',
      'Confirmation',
      'Early Access',
      'Onboarding',
      'Full Access',
    ])
    for (const [position, when] of [
      'Now',
      'Immediately',
      'Q1 2026',
      'Upon access',
      'Q2 2026',
    ].entries()) {
      expect(phases[position]?.textContent).toContain(when)
    }
    expect(phases.map((phase) => phase.getAttribute('aria-current'))).toEqual([
      'step',
      null,
      null,
      null,
      null,
    ])
    expect(phases[4]?.textContent).toContain('Phase 5')
    const open = phases.filter((phase) => /Q\d 2026.*Open/.test(phase.textContent ?? ''))
    expect(open.map((phase) => phase.textContent)).toEqual([
      expect.stringMatching(/Early Access.*Q1 2026/),
      expect.stringMatching(/Full Access.*Q2 2026/),
    ])
    const prepare = within(screen.getByRole('region', { name: 'Prepare while you wait' }))
    expect(prepare.getAllByRole('link')).not.toEqual([])
  })

  it('reports missing fields first, then the email address, then the agreement', async () => {
    const { person } = renderPage(WaitlistPage, '/waitlist')
    await join(person)
    await screen.findByText('Please fill in all required fields')
    screen.getByText('Fields marked with * are required')
    expect(document.activeElement).toBe(field('Name'))
    screen.getByText('Choose your role.')

    await fillIn(person)
    await person.clear(field('Email'))
    await person.type(field('Email'), 'ada')
    await join(person)
    await screen.findByText('Invalid email address')
    expect(document.activeElement).toBe(field('Email'))

    await person.type(field('Email'), '@northwind.example')
    await join(person)
    await screen.findByText('Agreement required')
    screen.getByText('Please agree to receive updates to join the waitlist')
    expect(document.activeElement).toBe(agreement())
    expect(readState().waitlistEntries).toEqual([])
  })

  it('keeps the entry with the code of the person who invited the visitor', async () => {
    const { person } = renderPage(WaitlistPage, '/waitlist?ref=fivefold-ABC123')
    screen.getByText(/fivefold-ABC123/)
    await person.click(screen.getByRole('radio', { name: 'Beta' }))
    const heading = await joinCompletely(person)
    expect(document.activeElement).toBe(heading)
    screen.getByText('Successfully Joined Waitlist!')
    expect(readState().waitlistEntries).toEqual([
      expect.objectContaining({
        tier: 'beta',
        name: 'Ada Lindqvist',
        email: 'ada@northwind.example',
        company: '',
        role: 'technical',
        companySize: '51-200',
        primaryInterest: '',
        referralSource: 'event',
        agreedToUpdates: true,
        ref: 'fivefold-ABC123',
        referralCode: expect.stringMatching(/^fivefold-[A-Z0-9]{6}$/),
      }),
    ])
  })

  it('shows the form to a visitor with a place who follows a link to another plan', async () => {
    const first = renderPage(WaitlistPage, '/waitlist')
    await joinCompletely(first.person)
    first.unmount()
    const second = renderPage(WaitlistPage, '/waitlist?plan=professional')
    screen.getByText('Professional plan')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Beta/ }).checked).toBe(true)
    await joinCompletely(second.person)
    expect(readState().waitlistEntries.at(-1)).toMatchObject({ plan: 'professional' })
    second.unmount()
    renderPage(WaitlistPage, '/waitlist?plan=professional')
    screen.getByRole('heading', { name: 'You’re in line, Ada Lindqvist' })
  })

  it('joins once on a double click, gives a code to share, and keeps the data for another entry', async () => {
    const { person } = renderPage(WaitlistPage, '/waitlist')
    await fillIn(person)
    await person.click(agreement())
    await person.dblClick(screen.getByRole('button', { name: 'Join Waitlist' }))
    await screen.findByRole('heading', { name: /^You’re in line/ })
    expect(readState().waitlistEntries).toHaveLength(1)
    const code = screen.getByText(/^fivefold-[A-Z0-9]{6}$/).textContent
    const link = `${window.location.origin}/waitlist?ref=${code}`
    screen.getByText(link)
    for (const name of ['Post on X', 'Share on LinkedIn']) {
      const { href, target, rel } = screen.getByRole<HTMLAnchorElement>('link', { name })
      expect(['x.com', 'www.linkedin.com']).toContain(new URL(href).hostname)
      expect(new URL(href).searchParams.get('url')).toBe(link)
      expect(target).toBe('_blank')
      expect(rel).toBe('noopener noreferrer')
    }
    screen.getByText('Move up 10 positions')
    screen.getByText('Priority beta access and swag')
    screen.getByText('Immediate access and 3 months free on a paid tier')
    await person.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await window.navigator.clipboard.readText()).toBe(link)
    await screen.findByText('Copied!')

    await person.click(screen.getByRole('button', { name: 'Submit Another Entry' }))
    expect(field('Name')).toHaveProperty('value', 'Ada Lindqvist')
    expect(field('Role')).toHaveProperty('value', 'technical')
    expect(agreement()).toHaveProperty('checked', true)
    await join(person)
    await screen.findByRole('heading', { name: /^You’re in line/ })
    const codes = readState().waitlistEntries.map((entry) => Reflect.get(entry, 'referralCode'))
    expect(codes).toHaveLength(2)
    expect(codes[0]).not.toBe(codes[1])
  })

  it('preselects the role for developers and explains their offer', () => {
    renderPage(WaitlistPage, '/waitlist?view=developers')
    expect(field('Role')).toHaveProperty('value', 'developer')
    screen.getByText(/^Developers get API keys/)
    cleanup()
    renderPage(WaitlistPage, '/waitlist?view=%3Cscript%3E&ref=%20')
    expect(field('Role')).toHaveProperty('value', '')
  })

  it('keeps a draft through a reload', async () => {
    const first = renderPage(WaitlistPage, '/waitlist')
    await first.person.type(field('Name'), 'مرحبا 🧑‍🚀')
    await first.person.click(agreement())
    first.unmount()
    renderPage(WaitlistPage, '/waitlist')
    expect(field('Name')).toHaveProperty('value', 'مرحبا 🧑‍🚀')
    expect(agreement()).toHaveProperty('checked', true)
  })
})
