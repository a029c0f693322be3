import type { Page } from '@playwright/test'
import { fillIn, valuesOffered } from '../../../fixtures/forms/fill-in'
import {
  agreement,
  joinButton,
  joinWaitlist,
  waitlistAnswers,
  waitlistForm,
} from '../../../fixtures/forms/lead-forms'
import { loggedLeads, recordMarks, requestsWith, storedLeads } from '../../../fixtures/store/leads'
import { shifts } from '../../../fixtures/page/layout-shifts'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

const referralCode = /fivefold-[A-Z0-9]{6}/

const shownCode = async (page: Page) =>
  (
    await page
      .getByRole('main')
      .getByText(/^fivefold-[A-Z0-9]{6}$/)
      .innerText()
  ).trim()

test('three tiers with their limits, Free chosen; role, size and source offer the listed values', async ({
  page,
}) => {
  await openPage(page, '/waitlist')
  for (const [tier, value, limits] of [
    ['Free', 'free', /100 queries per month\s+3 integrations\s+1 workspace/],
    ['Beta', 'beta', /Unlimited.*6-month beta.*Q1 2026/s],
    ['Enterprise Preview', 'enterprise', /Minimum commitment/],
  ] as const) {
    const radio = page.getByRole('radio', { name: tier, exact: true })
    await expect(radio).toHaveAttribute('value', value)
    await expect(radio).toHaveAccessibleDescription(limits)
    await expect(radio).toBeChecked({ checked: value === 'free' })
  }
  const form = waitlistForm(page)
  expect(await valuesOffered(form.getByLabel('Role'))).toEqual([
    'executive',
    'technical',
    'manager',
    'developer',
    'other',
  ])
  expect(await valuesOffered(form.getByLabel('How did you hear about us?'))).toEqual([
    'search',
    'social',
    'referral',
    'event',
    'press',
    'other',
  ])
  expect((await valuesOffered(form.getByLabel('Company Size'))).length).toBeGreaterThan(3)
})

test('a phone shows where to begin without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/waitlist')
  const [tiers, name] = [page.getByRole('radio').first(), waitlistForm(page).getByLabel('Name')]
  expect((await tiers.boundingBox())?.y).toBeLessThan(400)
  await expect(name).toBeInViewport({ ratio: 1 })
})

test('it asks for the fields, then for an address with an @, then for the agreement', async ({
  page,
}) => {
  await openPage(page, '/waitlist')
  const form = waitlistForm(page)
  const refused = async (title: string, description: string) =>
    expect(toast(page, title, 'alert').last()).toContainText(description)

  await fillIn(form, { ...waitlistAnswers, Company: '', 'Primary Interest': '' })
  for (const label of ['Name', 'Email', 'Role', 'Company Size', 'How did you hear about us?']) {
    await fillIn(form, { [label]: label === 'Name' || label === 'Email' ? '  ' : '' })
    await joinButton(page).click()
    await refused('Please fill in all required fields', 'Fields marked with * are required')
    await expect(form.getByLabel(label, { exact: true })).toBeFocused()
    await fillIn(form, { [label]: waitlistAnswers[label] ?? '' })
  }
  await fillIn(form, { Email: 'robin.reader' })
  await joinButton(page).click()
  await refused('Invalid email address', 'Please enter a valid email address')

  await fillIn(form, { Email: 'robin@reader' })
  await joinButton(page).click()
  await refused('Agreement required', 'Please agree to receive updates to join the waitlist')
  await expect(agreement(page)).toBeFocused()

  await agreement(page).check()
  await joinButton(page).click()
  await expect(toast(page, 'Successfully Joined Waitlist!')).toBeVisible()
})

test('an entry is logged and stored with its referral code', async ({ page }) => {
  const logged = loggedLeads(page)
  const sent = requestsWith(page, 'robin@reader.example')
  await openPage(page, '/waitlist')
  await page.getByRole('radio', { name: 'Beta' }).check()
  await joinWaitlist(page)
  await expect(toast(page, 'Successfully Joined Waitlist!')).toBeVisible()
  const record = {
    tier: 'beta',
    name: 'Robin Reader',
    email: 'robin@reader.example',
    company: 'Reader Ltd',
    role: 'manager',
    companySize: '11-50',
    primaryInterest: 'integ',
    referralSource: 'press',
    agreedToUpdates: true,
    referralCode: await shownCode(page),
  }
  expect(await storedLeads(page, 'waitlistEntries')).toEqual([{ ...record, ...recordMarks }])
  expect(logged).toEqual([record])
  expect(sent).toEqual([])
})

test('the referral card copies and shares a link with the code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/waitlist')
  await joinWaitlist(page)
  const code = await shownCode(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('term')).toHaveText(['1-3', '4-9', '10+'])
  await expect(main.getByRole('definition')).toHaveText([
    /up 10 positions/i,
    /priority beta.*swag/i,
    /immediate access.*3 months free on a paid tier/i,
  ])
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(toast(page, 'Copied!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname + new URL(link).search).toBe(`/waitlist?ref=${code}`)

  for (const [name, host] of [
    [/X$/, 'x.com'],
    [/LinkedIn/, 'www.linkedin.com'],
  ] as const) {
    const share = main.getByRole('link', { name })
    const address = new URL((await share.getAttribute('href')) ?? '')
    expect(address.hostname).toBe(host)
    expect([...address.searchParams.values()]).toContain(link)
    await expect(share).toHaveAttribute('target', '_blank')
    await expect(share).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('Submit Another Entry returns to the form with the data kept', async ({ page }) => {
  await openPage(page, '/waitlist')
  await page.getByRole('radio', { name: 'Enterprise Preview' }).check()
  await joinWaitlist(page)
  const first = await shownCode(page)
  await page.getByRole('button', { name: 'Submit Another Entry' }).click()
  for (const [label, answer] of Object.entries(waitlistAnswers)) {
    await expect(waitlistForm(page).getByLabel(label, { exact: true })).toHaveValue(answer)
  }
  await expect(page.getByRole('radio', { name: 'Enterprise Preview' })).toBeChecked()
  await expect(agreement(page)).toBeChecked()
  await joinButton(page).click()
  await expect(page.getByRole('button', { name: 'Submit Another Entry' })).toBeVisible()
  const second = await shownCode(page)
  expect(second).not.toBe(first)
  const entries = await storedLeads(page, 'waitlistEntries', 2)
  expect(entries.map((entry) => entry['referralCode'])).toEqual([first, second])
})

test('the place, its code and who joined with it are there again after a reload', async ({
  page,
}) => {
  await openPage(page, '/waitlist')
  await joinWaitlist(page)
  const code = await shownCode(page)
  await page.goto('/')
  await openPage(page, '/waitlist')
  expect(await shownCode(page)).toBe(code)
  expect(await shifts(page)).toEqual([])
  await expect(page.getByText('Nobody has joined with your code yet.')).toBeVisible()

  // An invitation is for joining, whoever has a place already.
  await openPage(page, `/waitlist?ref=${code}`)
  await joinWaitlist(page)
  await openPage(page, '/waitlist')
  expect(await shownCode(page)).not.toBe(code)
  await expect(page.getByText(`${code}. 1 colleague has joined with your code.`)).toBeVisible()
})

test('the person who invited the visitor is stored with the entry', async ({ page }) => {
  await openPage(page, '/waitlist?ref=fivefold-ABC123&utm_source=newsletter')
  await expect(page.getByText('fivefold-ABC123')).toBeVisible()
  await joinWaitlist(page)
  const [entry] = await storedLeads(page, 'waitlistEntries')
  expect(entry).toMatchObject({ ref: 'fivefold-ABC123', utm_source: 'newsletter' })
  expect(entry?.['referralCode']).toMatch(referralCode)
  expect(entry?.['referralCode']).not.toBe('fivefold-ABC123')
})

test('view=developers preselects the role; any other view does not', async ({ page }) => {
  await openPage(page, '/waitlist?view=developers')
  await expect(waitlistForm(page).getByLabel('Role')).toHaveValue('developer')
  await openPage(page, '/waitlist?view=%3Cscript%3E&ref=%20')
  await expect(waitlistForm(page).getByLabel('Role')).toHaveValue('')
})

test('five phases, the first one now, and four ways to prepare', async ({ page }) => {
  await openPage(page, '/waitlist')
  const timeline = page.getByRole('region', { name: 'From waitlist to full access' })
  await expect(timeline.getByRole('listitem')).toHaveText([
    /Phase 1\s*Join Waitlist\s*Now/,
    /Phase 2\s*Confirmation\s*Immediately/,
    /Phase 3\s*Early Access\s*Q1 2026/,
    /Phase 4\s*Onboarding\s*Upon access/,
    /Phase 5\s*Full Access\s*Q2 2026/,
  ])
  await expect(timeline.locator('[aria-current]')).toContainText('Join Waitlist')
  await expect(timeline.locator('[aria-current]')).toHaveCount(1)
  const links = page.getByRole('region', { name: 'Prepare while you wait' }).getByRole('link')
  await expect(links).not.toHaveCount(0)
})
