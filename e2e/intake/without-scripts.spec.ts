import type { Locator, Page } from '@playwright/test'
import { infoAnswers } from '../fixtures/forms/demo-wizard'
import { fillIn, type Answers } from '../fixtures/forms/fill-in'
import {
  agreement,
  contactAnswers,
  contactForm,
  cortexAnswers,
  cortexForm,
  inquiryAnswers,
  inquiryForm,
  waitlistAnswers,
  waitlistForm,
} from '../fixtures/forms/lead-forms'
import { expect, test } from '../fixtures/test'
import { untilReady } from './until-ready'

test.use({ javaScriptEnabled: false })
test.beforeEach(({ request }) => untilReady(request))

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Backdates the page: the intake asks to send a form again that is sent too quickly. */
const readFirst = (page: Page) =>
  page.locator('input[name=shown]').evaluate((input) => input.setAttribute('value', '0'))

interface Story {
  path: string
  form: (page: Page) => Locator
  answers: Answers
  more?: (page: Page) => Promise<void>
  button: string
  received: string
}

const agree = (page: Page) => agreement(page).check()

const stories: Story[] = [
  {
    path: '/contact?plan=professional',
    form: contactForm,
    answers: contactAnswers,
    button: 'Send Message',
    received: 'Message Sent!',
  },
  {
    path: '/cortex',
    form: cortexForm,
    answers: cortexAnswers,
    more: agree,
    button: 'Request Cortex Demo',
    received: 'Demo Request Submitted!',
  },
  {
    path: '/solutions',
    form: inquiryForm,
    answers: inquiryAnswers,
    button: 'Submit Inquiry',
    received: 'Inquiry Submitted!',
  },
  {
    path: '/resources',
    form: (page) => page.locator('form[action$="/newsletter"]'),
    answers: { Email: 'robin@reader.example' },
    button: 'Subscribe',
    received: 'Subscribed!',
  },
  {
    path: '/waitlist?ref=fivefold-ABC123',
    form: waitlistForm,
    answers: waitlistAnswers,
    more: agree,
    button: 'Join Waitlist',
    received: 'Successfully Joined Waitlist!',
  },
]

test('every form of one step is received', async ({ page }) => {
  for (const { path, form, answers, more, button, received } of stories) {
    await page.goto(path)
    await fillIn(form(page), answers)
    await more?.(page)
    await form(page).getByRole('button', { name: button }).click()
    await expect(heading(page, received), path).toBeVisible()
  }
})

test('the wizard asks the rest of its questions on one page', async ({ page }) => {
  await page.goto('/demo')
  await page.getByRole('radio', { name: 'Full Platform Demo' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  const form = page.getByRole('main')
  await expect(page.getByRole('heading', { name: 'A few more answers' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Full Platform Demo' })).toBeChecked()
  await fillIn(form, { ...infoAnswers, 'Specific Use Case': 'Compare prices every night.' })
  await page.getByRole('checkbox', { name: 'Integ', exact: true }).check()
  await readFirst(page)
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(heading(page, 'Demo Request Submitted!')).toBeVisible()
})

test('a reload of the answer sends nothing, and a second press gets no code of the first', async ({
  page,
}) => {
  const join = async () => {
    await page.goto('/waitlist')
    await fillIn(waitlistForm(page), { ...waitlistAnswers, Email: 'twice@reader.example' })
    await agreement(page).check()
    await page.getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(heading(page, 'Successfully Joined Waitlist!')).toBeVisible()
    return page.getByText(/^fivefold-/).textContent()
  }
  const code = await join()
  await page.reload()
  await expect(page.getByText(code ?? '', { exact: true })).toBeVisible()
  // A stranger may send the same values.
  expect(await join()).not.toBe(code)
})

test('a form with a mistake comes back with the reason and all that was entered', async ({
  page,
}) => {
  await page.goto('/waitlist?plan=enterprise')
  await fillIn(waitlistForm(page), { ...waitlistAnswers, Email: 'robin.reader', Role: '' })
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(page).toHaveTitle(/^Error: Join the waitlist/)
  await expect(page.getByRole('alert')).toContainText('Nothing was sent yet.')
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Reader Ltd')
  await expect(page.getByLabel('Role')).toHaveAccessibleDescription('Choose your role.')
  await page.getByLabel('Email').fill('robin@corrected.example')
  await page.getByLabel('Role').selectOption('manager')
  await agreement(page).check()
  await readFirst(page)
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(heading(page, 'Successfully Joined Waitlist!')).toBeVisible()
})
