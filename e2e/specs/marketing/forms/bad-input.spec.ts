import type { Locator, Page } from '@playwright/test'
import { DemoWizard } from '../../../fixtures/forms/demo-wizard'
import { fillIn, type Answers } from '../../../fixtures/forms/fill-in'
import {
  agreement,
  contactAnswers,
  contactForm,
  cortexAnswers,
  cortexForm,
  inquiryAnswers,
  inquiryForm,
  joinButton,
  waitlistAnswers,
  waitlistForm,
} from '../../../fixtures/forms/lead-forms'
import { storedLeads } from '../../../fixtures/store/leads'
import { isLongRun } from '../../../fixtures/long-run'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

interface LeadForm {
  path: string
  form: (page: Page) => Locator
  answers: Answers
  /** A free text of the form, by label and by the name of its field. */
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

const hostile = '<script>window.hacked=1</script><img src=x onerror=window.hacked=1>'
const foreign = 'مرحبا بالعالم \u202Eelbisrever\u202C 日本語 👩‍👩‍👧‍👦 Zürich'

/** One that has to be agreed to, and one that has not. */
const formsOfThisRun = forms.filter(
  ({ path }) => isLongRun || path === '/contact' || path === '/waitlist',
)

for (const { path, form, answers, text, submit, sent, collection, consent } of formsOfThisRun) {
  const [label, field, limit] = text

  async function answer(page: Page, changed: Answers) {
    await fillIn(form(page), { ...answers, ...changed })
    if (consent) await agreement(page).press('Space')
    return form(page).getByRole('button', { name: submit })
  }

  test(`${path}: two clicks send one record, with markup, emoji and other scripts as typed`, async ({
    page,
  }) => {
    await openPage(page, path)
    const button = await answer(page, { Name: foreign, [label]: hostile })
    await button.dblclick()
    await expect(toast(page, sent)).toHaveCount(1)
    const [record] = await storedLeads(page, collection)
    expect(record).toMatchObject({ name: foreign, [field]: hostile })
    await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
  })

  test(`${path}: ${limit} characters are taken, one more is refused beside the field`, async ({
    page,
  }) => {
    await openPage(page, path)
    const button = await answer(page, { [label]: 'x'.repeat(limit + 1) })
    await button.click()
    const control = form(page).getByLabel(label, { exact: true })
    await expect(control).toBeFocused()
    await expect(control).toHaveAccessibleDescription(
      new RegExp(`^Shorten this to ${limit.toLocaleString('en-US')} characters or fewer\\.`),
    )
    await control.fill('x'.repeat(limit))
    await button.click()
    await expect(toast(page, sent)).toBeVisible()
    const [record] = await storedLeads(page, collection)
    expect(String(record?.[field])).toHaveLength(limit)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true)
  })
}

test('blanks are no name, no company and no message', async ({ page }) => {
  await openPage(page, '/contact')
  for (const label of ['Name', 'Message']) {
    await fillIn(contactForm(page), { ...contactAnswers, [label]: ' \t ' })
    await contactForm(page).getByRole('button', { name: 'Send Message' }).click()
    await expect(contactForm(page).getByLabel(label, { exact: true })).toBeFocused()
    await expect(toast(page, 'Message Sent!')).toHaveCount(0)
  }
})

test('the wizard takes 10,000 characters and any script, and shows them as text', async ({
  page,
}) => {
  const wizard = new DemoWizard(page)
  await wizard.open()
  await wizard.goTo('Your Info')
  await fillIn(wizard.form, {
    Name: hostile,
    Email: 'robin@reader.example',
    Company: foreign,
    Role: 'ceo',
    'Company Size': '1-10',
    Industry: 'other',
    'Current Challenges': 'x'.repeat(10_000),
  })
  await wizard.next.click()
  await fillIn(wizard.form, { 'Specific Use Case': foreign.repeat(50) })
  await wizard.product('Integ').check()
  await wizard.next.click()
  await wizard.isAt('Preparation')
  await page.setViewportSize({ width: 320, height: 800 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await wizard.submit.dblclick()
  await expect(wizard.submitAnother).toBeVisible()
  expect(await overflow()).toBe(0)
  const [record] = await storedLeads(page, 'demoRequests')
  expect(record).toMatchObject({ name: hostile, company: foreign })
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})

test('clicking twice on Next moves one step', async ({ page }) => {
  const wizard = new DemoWizard(page)
  await wizard.open()
  await wizard.type('Cortex Companion Demo').check()
  await wizard.next.dblclick()
  await wizard.isAt('Your Info')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the joined screen holds a long name and address', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openPage(page, '/waitlist')
  await fillIn(waitlistForm(page), {
    ...waitlistAnswers,
    Name: 'W'.repeat(200),
    Email: `${'e'.repeat(200)}@reader.example`,
  })
  await agreement(page).check()
  await joinButton(page).click()
  await expect(page.getByRole('button', { name: 'Submit Another Entry' })).toBeVisible()
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
})
