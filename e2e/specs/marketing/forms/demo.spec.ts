import { DemoWizard } from '../../../fixtures/forms/demo-wizard'
import { loggedLeads, recordMarks, requestsWith, storedLeads } from '../../../fixtures/store/leads'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

test('Back and Forward go from step to step, and a reload keeps step and answers', async ({
  page,
}) => {
  const wizard = new DemoWizard(page)
  await wizard.open()
  await wizard.goTo('Preparation')
  await page.goBack()
  await wizard.isAt('Use Case')
  await expect(wizard.product('Data Pipelines')).toBeChecked()
  await page.goBack()
  await wizard.isAt('Your Info')
  await expect(wizard.form.getByLabel('Phone')).toHaveValue('+1 512 555 0100')
  await page.reload()
  await wizard.isAt('Your Info')
  await page.goForward()
  await wizard.isAt('Use Case')
  await wizard.back.click()
  await wizard.isAt('Your Info')
  await page.goForward()
  await wizard.isAt('Use Case')
  await expect(wizard.product('Data Pipelines')).toBeChecked()
  await expect(wizard.product('SCD')).not.toBeChecked()

  await test.step('an address opens no step before the steps ahead of it are answered', async () => {
    await wizard.form.getByRole('button', { name: 'Start over' }).click()
    await wizard.isAt('Demo Type')
    await openPage(page, '/demo?step=preparation')
    await wizard.isAt('Demo Type')
    await wizard.type('Full Platform Demo').check()
    await wizard.isAt('Demo Type')
  })
})

test('the wizard asks for what is missing; the request is logged and stored, and stays in the browser', async ({
  page,
}) => {
  const logged = loggedLeads(page)
  const sent = requestsWith(page, 'robin@reader.example')
  const wizard = new DemoWizard(page)
  await wizard.open()
  await wizard.next.click()
  await expect(toast(page, 'Please select a demo type', 'alert')).toBeVisible()
  await wizard.goOnTo('Your Info')
  await wizard.next.click()
  await expect(toast(page, 'Please fill in all required fields', 'alert')).toBeVisible()
  await expect(wizard.form.getByLabel('Name', { exact: true })).toBeFocused()
  await wizard.goOnTo('Use Case')
  await wizard.goOnTo('Preparation')
  await expect(wizard.next).toHaveCount(0)
  await wizard.submit.click()

  await expect(toast(page, 'Demo Request Submitted!')).toContainText(/within 24 hours/)
  await expect(wizard.submitAnother).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Within 5 minutes.*Confirmation/)
  await expect(page.getByRole('main')).toContainText(/Within 24 hours.*Calendar invite/)
  const record = {
    demoType: 'platform',
    name: 'Robin Reader',
    email: 'robin@reader.example',
    phone: '+1 512 555 0100',
    company: 'Reader Ltd',
    role: 'engineer',
    companySize: '51-200',
    industry: 'retail',
    currentChallenges: 'Prices differ between two systems.',
    specificUseCase: 'Compare prices every night.',
    interestedProducts: ['integ', 'pipelines'],
    integrationNeeds: 'SAP and Shopify',
    timeline: '',
    source: 'demo-wizard',
  }
  expect(await storedLeads(page, 'demoRequests')).toEqual([{ ...record, ...recordMarks }])
  expect(logged).toEqual([record])
  expect(sent).toEqual([])
  await wizard.submitAnother.click()
  await wizard.isAt('Demo Type')
})
