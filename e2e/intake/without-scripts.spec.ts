import type { Page } from '@playwright/test'
import { infoAnswers } from '../fixtures/forms/demo-wizard'
import { fillIn } from '../fixtures/forms/fill-in'
import {
  agreement,
  fillInLead,
  leadForms,
  waitlistAnswers,
  waitlistForm,
  type LeadForm,
} from '../fixtures/forms/lead-forms'
import { expect, test } from '../fixtures/test'
import { untilReady } from './until-ready'

test.use({ javaScriptEnabled: false })
test.beforeEach(({ request }) => untilReady(request))

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const stories: readonly Omit<LeadForm, 'collection'>[] = [
  { ...leadForms.contact, path: '/contact?plan=professional' },
  leadForms.cortex,
  leadForms.inquiry,
  { ...leadForms.waitlist, path: '/waitlist?ref=fivefold-ABC123' },
  {
    path: '/resources',
    form: (page) => page.locator('form[action$="/newsletter"]'),
    answers: { Email: 'robin@reader.example' },
    button: 'Subscribe',
    received: 'Subscribed!',
  },
]

test('every form of one step is received', async ({ page }) => {
  for (const story of stories) {
    await page.goto(story.path)
    await fillInLead(page, story)
    await story.form(page).getByRole('button', { name: story.button }).click()
    await expect(heading(page, story.received), story.path).toBeVisible()
  }
})

test('the wizard asks all its questions on one page', async ({ page }) => {
  await page.goto('/demo')
  const form = page.getByRole('main')
  await form.getByRole('radio', { name: 'Full Platform Demo' }).check()
  await expect(form.getByRole('button', { name: 'Next' })).toBeHidden()
  await fillIn(form, { ...infoAnswers, 'Specific Use Case': 'Compare prices every night.' })
  await form.getByRole('checkbox', { name: 'Integ', exact: true }).check()
  await form.getByRole('button', { name: 'Submit Request' }).click()
  await expect(heading(page, 'Demo Request Submitted!')).toBeVisible()
})

test('a reload of the answer sends nothing, and a second press gets no code of the first', async ({
  page,
}) => {
  const join = async () => {
    await page.goto('/waitlist')
    const answers = { ...waitlistAnswers, Email: 'twice@reader.example' }
    await fillInLead(page, { ...leadForms.waitlist, answers })
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

test('a mistake is told, and the way back leads to all that was entered', async ({ page }) => {
  await page.goto('/waitlist?plan=enterprise')
  await fillIn(waitlistForm(page), { ...waitlistAnswers, Email: 'robin.reader', Role: '' })
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(page).toHaveTitle(/^Error: Join the waitlist/)
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Role: Choose your role.' }),
  ).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('Reader Ltd')
  await page.getByLabel('Email').fill('robin@corrected.example')
  await page.getByLabel('Role').selectOption('manager')
  await agreement(page).check()
  await page.getByRole('button', { name: 'Join Waitlist' }).click()
  await expect(heading(page, 'Successfully Joined Waitlist!')).toBeVisible()
})
