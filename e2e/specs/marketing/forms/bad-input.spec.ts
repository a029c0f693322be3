import { awkward, expectNothingExecuted } from '../../../fixtures/forms/bad-input'
import { DemoWizard, infoAnswers } from '../../../fixtures/forms/demo-wizard'
import { fillIn } from '../../../fixtures/forms/fill-in'
import { joinWaitlist, waitlistAnswers } from '../../../fixtures/forms/lead-forms'
import { storedLeads } from '../../../fixtures/store/leads'
import { openPage } from '../../../fixtures/page/open-page'
import { expectNoSidewaysScroll } from '../../../fixtures/page/page-width'
import { expect, test } from '../../../fixtures/test'

const foreign = 'مرحبا بالعالم \u202Eelbisrever\u202C 日本語 👩‍👩‍👧‍👦 Zürich'

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
