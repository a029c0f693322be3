import type { Locator, Page } from '@playwright/test'
import { everythingStored } from '../../../fixtures/store/browser-store'
import { fillIn, type Answers } from '../../../fixtures/forms/fill-in'
import {
  contactAnswers,
  contactForm,
  cortexAnswers,
  cortexForm,
  inquiryAnswers,
  inquiryForm,
  waitlistAnswers,
  waitlistForm,
} from '../../../fixtures/forms/lead-forms'
import { isLongRun } from '../../../fixtures/long-run'
import { openPage, untilInteractive } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

async function expectAnswers(form: Locator, answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(answer)
  }
}

const emptied = (answers: Answers): Answers =>
  Object.fromEntries(Object.keys(answers).map((label) => [label, '']))

const forms = [
  ['/cortex', cortexForm, cortexAnswers],
  ['/contact', contactForm, contactAnswers],
  ['/solutions', inquiryForm, inquiryAnswers],
  ['/waitlist', waitlistForm, waitlistAnswers],
] as const satisfies readonly (readonly [string, (page: Page) => Locator, Answers])[]

/** Every form in `pnpm check pages`; else the largest one. */
for (const [path, form, answers] of isLongRun ? forms : forms.slice(0, 1)) {
  test(`the form of ${path} saves a draft, restores it, and removes it on Start over`, async ({
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
    expect(await everythingStored(page)).not.toContain('fivefold-draft')
  })
}
