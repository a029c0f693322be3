import type { Locator, Page } from '@playwright/test'
import { everythingStored } from '../../../fixtures/store/browser-store'
import { DemoWizard, infoAnswers } from '../../../fixtures/forms/demo-wizard'
import { fillIn, type Answers } from '../../../fixtures/forms/fill-in'
import {
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
import { isLongRun } from '../../../fixtures/long-run'
import { openPage, untilInteractive } from '../../../fixtures/page/open-page'
import { admin, customer } from '../../../fixtures/sign-in-dialog'
import { expect, test } from '../../../fixtures/test'

async function expectAnswers(form: Locator, answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(answer)
  }
}

const emptied = (answers: Answers): Answers =>
  Object.fromEntries(Object.keys(answers).map((label) => [label, '']))

const forms = [
  ['/contact', contactForm, contactAnswers],
  ['/cortex', cortexForm, cortexAnswers],
  ['/solutions', inquiryForm, inquiryAnswers],
  ['/waitlist', waitlistForm, waitlistAnswers],
] as const satisfies readonly (readonly [string, (page: Page) => Locator, Answers])[]

/** Every form in `pnpm test:pages`; else a small one and the largest. */
for (const [path, form, answers] of isLongRun ? forms : forms.slice(0, 2)) {
  test(`what was written on ${path} is there again after a reload, which the form says`, async ({
    page,
  }) => {
    await openPage(page, path)
    await expect(form(page).getByText('This form saves a draft in your browser.')).toBeVisible()
    await fillIn(form(page), answers)
    await expect(form(page).getByText('Draft saved in this browser for 7 days.')).toBeVisible()
    await page.reload()
    await untilInteractive(page)
    await expectAnswers(form(page), answers)
    await expect(form(page).getByText('Draft from today restored.')).toBeVisible()
    await form(page).getByRole('button', { name: 'Start over' }).click()
    await expectAnswers(form(page), emptied(answers))
  })
}

test('a button that says what it is about is newer than a draft; what was written stays', async ({
  page,
}) => {
  const form = contactForm(page)
  const inquiry = form.getByLabel('Inquiry Type')
  await openPage(page, '/contact')
  await fillIn(form, contactAnswers)
  await openPage(page, '/pricing')
  const enterprise = page.getByRole('article').filter({ hasText: 'Enterprise' })
  await enterprise.getByRole('link', { name: 'Contact Sales' }).click()
  await expectAnswers(form, { ...contactAnswers, 'Inquiry Type': 'sales' })
  await inquiry.selectOption('support')
  await page.reload()
  await untilInteractive(page)
  await expect(inquiry).toHaveValue('support')
  await openPage(page, '/contact')
  await expectAnswers(form, { ...contactAnswers, 'Inquiry Type': 'support' })
})

test('a draft is its author’s: another account does not see it', async ({ page, signInDialog }) => {
  await openPage(page, '/contact')
  await signInDialog.signIn(customer)
  await openPage(page, '/contact')
  await fillIn(contactForm(page), contactAnswers)
  await signInDialog.logOut()
  await openPage(page, '/contact')
  await expectAnswers(contactForm(page), emptied(contactAnswers))
  await signInDialog.signIn(admin)
  await openPage(page, '/contact')
  await expect(contactForm(page).getByLabel('Message')).toHaveValue('')
  await signInDialog.logOut()
  await signInDialog.signIn(customer)
  await openPage(page, '/contact')
  await expectAnswers(contactForm(page), contactAnswers)
})

test('the wizard comes back at its step, with all answers', async ({ page }) => {
  const wizard = new DemoWizard(page)
  await wizard.open()
  await wizard.goTo('Use Case')
  await wizard.product('SCD').check()
  await page.reload()
  await wizard.isAt('Use Case')
  await expect(wizard.product('SCD')).toBeChecked()
  await wizard.back.click()
  await expectAnswers(wizard.form, infoAnswers)
})

test('who starts over finds the form empty; who has sent it finds no draft after a reload', async ({
  page,
}) => {
  await openPage(page, '/waitlist')
  await fillIn(waitlistForm(page), waitlistAnswers)
  await page.reload()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expectAnswers(waitlistForm(page), emptied(waitlistAnswers))
  await joinWaitlist(page)
  await page.reload()
  await untilInteractive(page)
  await expect(page.getByRole('button', { name: 'Submit Another Entry' })).toBeVisible()
  expect(await everythingStored(page)).not.toContain('fivefold-draft')
})

test('a draft that is rubbish or of another shape is no obstacle', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('fivefold-draft:contact', '{"name":')
    localStorage.setItem(
      'fivefold-draft:waitlist',
      '{"tier":"gold","name":7,"agreedToUpdates":"x"}',
    )
    localStorage.setItem(
      'fivefold-draft:demo-request',
      '{"step":"preparation","demoType":"x","interestedProducts":["y"],"name":["z"]}',
    )
  })
  await openPage(page, '/contact')
  await expectAnswers(contactForm(page), emptied(contactAnswers))
  await openPage(page, '/waitlist')
  await expectAnswers(waitlistForm(page), emptied(waitlistAnswers))
  await expect(page.getByRole('radio', { name: 'Free', exact: true })).toBeChecked()
  const wizard = new DemoWizard(page)
  await wizard.open()
  await wizard.isAt('Demo Type')
})
