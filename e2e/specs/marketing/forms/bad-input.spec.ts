import type { Locator, Page } from '@playwright/test'
import { awkward, expectNothingExecuted } from '../../../fixtures/forms/bad-input'
import { DemoWizard, infoAnswers } from '../../../fixtures/forms/demo-wizard'
import { fillIn, type Answers } from '../../../fixtures/forms/fill-in'
import {
  agreement,
  contactAnswers,
  contactForm,
  cortexAnswers,
  cortexForm,
  inquiryAnswers,
  inquiryForm,
  joinWaitlist,
  waitlistAnswers,
  waitlistForm,
} from '../../../fixtures/forms/lead-forms'
import { storedLeads } from '../../../fixtures/store/leads'
import { isLongRun } from '../../../fixtures/long-run'
import { openPage } from '../../../fixtures/page/open-page'
import { expectNoSidewaysScroll } from '../../../fixtures/page/page-width'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

interface LeadForm {
  path: string
  form: (page: Page) => Locator
  answers: Answers
  /** A free text of the form. */
  text: readonly [label: string, field: string, limit: number]
  submit: string
  sent: string
  collection: 'demoRequests' | 'waitlistEntries' | 'contactForms'
  consent: boolean
}

const forms: readonly LeadForm[] = [
  {
    path: '/contact',
    form: contactForm,
    answers: contactAnswers,
    text: ['Message', 'message', 10_000],
    submit: 'Send Message',
    sent: 'Message Sent!',
    collection: 'contactForms',
    consent: false,
  },
  {
    path: '/solutions',
    form: inquiryForm,
    answers: inquiryAnswers,
    text: ['Describe your needs', 'needs', 10_000],
    submit: 'Submit Inquiry',
    sent: 'Inquiry Submitted!',
    collection: 'demoRequests',
    consent: false,
  },
  {
    path: '/cortex',
    form: cortexForm,
    answers: cortexAnswers,
    text: ['Specific Needs', 'specificNeeds', 10_000],
    submit: 'Request Cortex Demo',
    sent: 'Demo Request Submitted!',
    collection: 'demoRequests',
    consent: true,
  },
  {
    path: '/waitlist',
    form: waitlistForm,
    answers: waitlistAnswers,
    text: ['Company', 'company', 200],
    submit: 'Join Waitlist',
    sent: 'Successfully Joined Waitlist!',
    collection: 'waitlistEntries',
    consent: true,
  },
]

const foreign = 'مرحبا بالعالم \u202Eelbisrever\u202C 日本語 👩‍👩‍👧‍👦 Zürich'

/** Every form in `pnpm check pages`; else one with a long text. */
for (const { path, form, answers, text, submit, sent, collection, consent } of isLongRun
  ? forms
  : forms.slice(0, 1)) {
  const [label, field, limit] = text

  test(`${path}: a text may have ${limit} characters, and two clicks send one record, as typed`, async ({
    page,
  }) => {
    await openPage(page, path)
    await fillIn(form(page), { ...answers, Name: foreign, [label]: 'x'.repeat(limit + 1) })
    if (consent) await agreement(page).press('Space')
    const button = form(page).getByRole('button', { name: submit })
    await button.click()
    const control = form(page).getByLabel(label, { exact: true })
    await expect(control).toBeFocused()
    await expect(control).toHaveAccessibleDescription(
      new RegExp(`^Shorten this to ${limit.toLocaleString('en-US')} characters or fewer\\.`),
    )
    const longest = awkward.script.padEnd(limit, 'x')
    await control.fill(longest)
    await button.dblclick()
    await expect(toast(page, sent)).toHaveCount(1)
    const [record] = await storedLeads(page, collection)
    expect(record).toMatchObject({ name: foreign, [field]: longest })
    await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0)
    await expectNothingExecuted(page)
    await expectNoSidewaysScroll(page, 'after the longest text')
  })
}

test('the wizard and its confirmation hold long and foreign texts at 320 pixels', async ({
  page,
}) => {
  const wizard = new DemoWizard(page)
  await wizard.open()
  await wizard.goTo('Your Info')
  await fillIn(wizard.form, {
    ...infoAnswers,
    Name: awkward.script,
    Company: foreign,
    'Current Challenges': 'x'.repeat(10_000),
  })
  await wizard.next.click()
  await fillIn(wizard.form, { 'Specific Use Case': foreign.repeat(50) })
  await wizard.product('Integ').check()
  await wizard.next.click()
  await wizard.isAt('Preparation')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoSidewaysScroll(page, 'Preparation')
  await wizard.submit.dblclick()
  await expect(wizard.submitAnother).toBeVisible()
  await expectNoSidewaysScroll(page, 'the confirmation')
  const [record] = await storedLeads(page, 'demoRequests')
  expect(record).toMatchObject({ name: awkward.script, company: foreign })
  await expectNothingExecuted(page)
})

test('the joined screen holds a long name and address at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openPage(page, '/waitlist')
  await joinWaitlist(page, {
    ...waitlistAnswers,
    Name: 'W'.repeat(200),
    Email: `${'e'.repeat(200)}@reader.example`,
  })
  await expectNoSidewaysScroll(page, 'the joined screen')
})
