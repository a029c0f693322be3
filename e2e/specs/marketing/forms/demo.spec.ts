import type { Page } from '@playwright/test'
import {
  DemoWizard,
  infoAnswers,
  useCaseAnswers,
  wizardSteps,
} from '../../../fixtures/forms/demo-wizard'
import { fillIn, valuesOffered } from '../../../fixtures/forms/fill-in'
import { loggedLeads, recordMarks, requestsWith, storedLeads } from '../../../fixtures/store/leads'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

async function refused(page: Page, title: string, description: string) {
  await expect(toast(page, title, 'alert').last()).toContainText(description)
}

test('step 1 offers three demos with their lengths and asks for one', async ({ page }) => {
  const wizard = new DemoWizard(page)
  await wizard.open()
  await wizard.isAt('Demo Type')
  await expect(wizard.back).toBeDisabled()
  for (const [name, value, length] of [
    ['Cortex Companion Demo', 'cortex', '30 minutes'],
    ['Full Platform Demo', 'platform', '45 minutes'],
    ['Custom Solution Demo', 'custom', 'Flexible, 30-45 minutes'],
  ] as const) {
    await expect(wizard.type(name)).toHaveAttribute('value', value)
    await expect(wizard.type(name)).not.toBeChecked()
    await expect(wizard.type(name)).toHaveAccessibleDescription(new RegExp(`^${length}\\.`))
  }
  await wizard.next.click()
  await refused(
    page,
    'Please select a demo type',
    'Choose the type of demo that best fits your needs',
  )
  await wizard.isAt('Demo Type')
  await wizard.type('Custom Solution Demo').check()
  await wizard.next.click()
  await wizard.isAt('Your Info')
})

test('step 2 offers the listed values, asks for each required field in turn, then for an address with an @', async ({
  page,
}) => {
  const wizard = new DemoWizard(page)
  await wizard.open()
  await wizard.goTo('Your Info')
  expect(await valuesOffered(wizard.form.getByLabel('Role'))).toEqual([
    'ceo',
    'cto',
    'coo',
    'vp',
    'manager',
    'engineer',
    'other',
  ])
  expect(await valuesOffered(wizard.form.getByLabel('Company Size'))).toEqual([
    '1-10',
    '11-50',
    '51-200',
    '201-500',
    '501-1000',
    '1000+',
  ])
  expect(await valuesOffered(wizard.form.getByLabel('Industry'))).toEqual([
    'technology',
    'finance',
    'healthcare',
    'retail',
    'manufacturing',
    'consulting',
    'other',
  ])

  await fillIn(wizard.form, { ...infoAnswers, Phone: '', 'Current Challenges': '' })
  for (const label of ['Name', 'Email', 'Company', 'Role', 'Company Size', 'Industry']) {
    await fillIn(wizard.form, { [label]: ['Name', 'Email', 'Company'].includes(label) ? '  ' : '' })
    await wizard.next.click()
    await refused(
      page,
      'Please fill in all required fields',
      'All fields marked with * are required',
    )
    const field = wizard.form.getByLabel(label, { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await fillIn(wizard.form, { [label]: infoAnswers[label] ?? '' })
  }
  await fillIn(wizard.form, { Email: 'robin.reader.example' })
  await wizard.next.click()
  await refused(page, 'Invalid email address', 'Please enter a valid email address')
  await wizard.isAt('Your Info')
  await fillIn(wizard.form, { Email: 'robin@reader' })
  await wizard.next.click()
  await wizard.isAt('Use Case')
})

test('step 3 names the five products, and asks for a use case and at least one of them', async ({
  page,
}) => {
  const wizard = new DemoWizard(page)
  await wizard.open()
  await wizard.goTo('Use Case')
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(5)
  for (const [name, value] of [
    ['Cortex Companion', 'cortex'],
    ['Integ', 'integ'],
    ['Data Pipelines', 'pipelines'],
    ['Smart Workflows', 'workflows'],
    ['SCD', 'scd'],
  ] as const) {
    await expect(wizard.product(name)).toHaveAttribute('value', value)
  }

  const incomplete = () =>
    refused(
      page,
      'Please complete the use case information',
      'Describe your use case and select at least one product',
    )
  await wizard.next.click()
  await incomplete()
  await wizard.product('SCD').check()
  await fillIn(wizard.form, { 'Specific Use Case': '   ' })
  await wizard.next.click()
  await incomplete()
  await wizard.product('SCD').uncheck()
  await fillIn(wizard.form, { 'Specific Use Case': 'Something useful' })
  await wizard.next.click()
  await incomplete()
  await wizard.isAt('Use Case')
  await wizard.product('SCD').check()
  await wizard.next.click()
  await wizard.isAt('Preparation')
})

test('the bar shows what is completed, current and upcoming; Back keeps the answers', async ({
  page,
}) => {
  const wizard = new DemoWizard(page)
  await wizard.open()
  await expect(wizard.progress).toHaveCount(4)
  await wizard.goTo('Preparation')
  await expect(wizard.progress).toHaveText([
    /Demo Type.*Completed/,
    /Your Info.*Completed/,
    /Use Case.*Completed/,
    /Preparation.*Current/,
  ])
  for (const step of wizardSteps.slice(0, 3).toReversed()) {
    await wizard.back.click()
    await wizard.isAt(step)
  }
  await expect(wizard.progress).toHaveText([
    /Demo Type.*Current/,
    /Your Info.*Upcoming/,
    /Use Case.*Upcoming/,
    /Preparation.*Upcoming/,
  ])
  await expect(wizard.type('Full Platform Demo')).toBeChecked()
  await wizard.next.click()
  await expect(wizard.form.getByLabel('Phone')).toHaveValue('+1 512 555 0100')
  await wizard.next.click()
  await expect(wizard.product('Data Pipelines')).toBeChecked()
  await expect(wizard.product('SCD')).not.toBeChecked()
})

test('Back and Forward of the browser go from step to step, and a reload stays, with all answers', async ({
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

  // An address leads no further than the answers do.
  await wizard.form.getByRole('button', { name: 'Start over' }).click()
  await wizard.isAt('Demo Type')
  await openPage(page, '/demo?step=preparation')
  await wizard.isAt('Demo Type')
  await wizard.type('Full Platform Demo').check()
  await wizard.isAt('Demo Type')
})

test('the request is confirmed, logged and stored; another one starts from nothing', async ({
  page,
}) => {
  const logged = loggedLeads(page)
  const sent = requestsWith(page, 'robin@reader.example')
  const wizard = new DemoWizard(page)
  await wizard.open()
  await wizard.goTo('Preparation')
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
  for (const demo of await page.getByRole('radio').all()) await expect(demo).not.toBeChecked()
  await wizard.type('Full Platform Demo').check()
  await wizard.next.click()
  for (const label of Object.keys(infoAnswers)) {
    await expect(wizard.form.getByLabel(label, { exact: true })).toHaveValue('')
  }
  await fillIn(wizard.form, infoAnswers)
  await wizard.next.click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  for (const label of Object.keys(useCaseAnswers)) {
    await expect(wizard.form.getByLabel(label)).toHaveValue('')
  }
})
